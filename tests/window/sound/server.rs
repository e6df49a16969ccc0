use misere::ui::for_tests::sound::*;

const ID: &str = "0123456789abcdef";

fn found(variables: &[(&str, &str)], configuration: &str) -> Vec<Server> {
    let value = |name: &str| variables.iter().find(|one| one.0 == name).map(|one| one.1.to_owned());
    list(value, configuration, &[ID.into(), "tower".into()])
}

fn unix(path: &str) -> Server {
    Server::Unix(path.into())
}

fn tcp(host: &str, port: u16) -> Server {
    Server::Tcp(host.into(), port)
}

#[test]
fn a_server_is_found_however_the_environment_names_it() {
    for (named, expected) in [
        ("unix:/run/native", vec![unix("/run/native")]),
        ("/mnt/wslg/PulseServer", vec![unix("/mnt/wslg/PulseServer")]),
        ("{0123456789abcdef}unix:/run/native", vec![unix("/run/native")]),
        ("{tower}/run/native", vec![unix("/run/native")]),
        ("{elsewhere}unix:/run/native", vec![]),
        ("{elsewhere}unix:/a tcp:music", vec![tcp("music", 4713)]),
        ("  unix:/a\ttcp:localhost ", vec![unix("/a"), tcp("localhost", 4713)]),
        ("tcp:192.0.2.1:4000", vec![tcp("192.0.2.1", 4000)]),
        ("tcp4:192.0.2.1", vec![tcp("192.0.2.1", 4713)]),
        ("tcp6:[2001:db8::1]:4000", vec![tcp("2001:db8::1", 4000)]),
        ("tcp6:2001:db8::1", vec![tcp("2001:db8::1", 4713)]),
        ("music", vec![tcp("music", 4713)]),
        ("music:4000", vec![tcp("music", 4000)]),
        ("tcp:music:no-port", vec![]),
        ("{unclosed", vec![]),
        ("tcp:", vec![]),
    ] {
        // Nothing on this computer is played to if another one is named.
        let variables = [("PULSE_SERVER", named), ("XDG_RUNTIME_DIR", "/run/user/1000")];
        assert_eq!(found(&variables, "default-server = unix:/other"), expected, "{named}");
    }
}

#[test]
fn a_server_is_found_in_client_conf_and_in_the_usual_places() {
    let config = "; comment\n# default-server = unix:/no\ndefault-server = unix:/first\nautospawn = no\n\
                  default-server=unix:/last tcp:music\ndefault-server =\n";
    let runtime = ("XDG_RUNTIME_DIR", "/run/user/1000");
    assert_eq!(found(&[runtime], config), [unix("/last"), tcp("music", 4713)]);
    let everywhere = unix("/var/run/pulse/native");
    assert_eq!(found(&[runtime], ""), [unix("/run/user/1000/pulse/native"), everywhere.clone()]);
    assert_eq!(found(&[runtime, ("PULSE_SERVER", " ")], "")[0], unix("/run/user/1000/pulse/native"));
    let own = ("PULSE_RUNTIME_PATH", "/tmp/pulse-x");
    assert_eq!(found(&[runtime, own], ""), [unix("/tmp/pulse-x/native"), everywhere.clone()]);
    let home = ("HOME", "/home/me");
    let of_machine = unix("/home/me/.config/pulse/0123456789abcdef-runtime/native");
    assert!(found(&[home], "").contains(&of_machine));
    assert_eq!(found(&[], ""), [everywhere]);
}
