#!/usr/bin/env bash
# Measures links between players behind routers: nat.sh [GUESTS] [DELAY] [LOSS]
#
# One host and five guests, or as many as given, each behind a router of their own with address translation; a relay
# of our own; between all of them a line with 100 ms delay and 2 % loss, or as given. Needs Linux and root, and
# leaves nothing behind. The first run builds the relay into target/tools. MISERE_NAT_ONLY=table plays the whole game
# only.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
. "$root/packaging/common.sh"
cd "$root"
guests=${1:-5} delay=${2:-100} loss=${3:-2}
[ "$(id -u)" -eq 0 ] || fail "needs root, for network namespaces"
need ip "apt-get install iproute2"
need nft "apt-get install nftables"
need openssl "apt-get install openssl"
need python3 "apt-get install python3"
[ -c /dev/net/tun ] || missing+=("/dev/net/tun (modprobe tun)")
refuse_if_missing

tools=${CARGO_TARGET_DIR:-target}/tools
tools=$(mkdir -p "$tools" && cd "$tools" && pwd)
[ -x "$tools/bin/iroh-relay" ] ||
    cargo install --locked --quiet --debug --root "$tools" --features server iroh-relay@1.4.1
program=$(cargo test -p misere-online --features iroh --locked --test iroh --no-run --message-format json |
    sed -n 's/.*"executable":"\([^"]*\)".*/\1/p' | tail -1)

work=$(mktemp -d)
spaces=() started=()
cleanup() {
    for pid in "${started[@]}"; do
        if kill "$pid" 2>/dev/null; then kill -CONT "$pid" 2>/dev/null || true; fi
    done
    wait
    for space in "${spaces[@]}"; do ip netns del "$space" || true; done
    rm -rf "$work"
}
trap cleanup EXIT
trap 'exit 1' INT TERM HUP

space() { ip netns add "$1"; spaces+=("$1"); ip -n "$1" link set lo up; }

# The internet, with the relay and a router for each player.
names=(mw-relay)
for ((n = 0; n <= guests; n++)); do names+=("mw$n"); done
python3 "$here/nat.py" "$delay" "$loss" "${names[@]}" >"$work/line" &
started+=("$!")
within 10 grep -q ready "$work/line" || fail "no internet"
space misere-relay
ip link set mw-relay netns misere-relay
ip -n misere-relay addr add 198.51.100.1/24 dev mw-relay
ip -n misere-relay link set mw-relay up
for ((n = 0; n <= guests; n++)); do
    router=misere-router$n home=misere-home$n
    space "$router"
    space "$home"
    ip link set "mw$n" netns "$router" name wan
    ip -n "$router" addr add "198.51.100.$((10 + n))/24" dev wan
    ip -n "$router" link set wan up
    ip -n "$router" link add lan type veth peer name eth0 netns "$home"
    ip -n "$router" addr add "10.0.$n.1/24" dev lan
    ip -n "$router" link set lan up
    ip -n "$home" addr add "10.0.$n.2/24" dev eth0
    ip -n "$home" link set eth0 up
    ip -n "$home" route add default via "10.0.$n.1"
    ip netns exec "$router" sysctl -qw net.ipv4.ip_forward=1
done

# Lets nobody in who was not asked: routers [random,fully-random] gives each talk another port.
routers() {
    for ((n = 0; n <= guests; n++)); do
        ip netns exec "misere-router$n" nft -f - <<RULES
flush ruleset
table ip nat {
    chain post { type nat hook postrouting priority 100; oifname wan masquerade $1; }
}
table ip filter {
    chain forward {
        type filter hook forward priority 0; policy drop;
        iifname lan accept
        ct state established,related accept
    }
    chain input {
        type filter hook input priority 0; policy drop;
        iifname != wan accept
        ct state established,related accept
        ip protocol icmp accept
    }
}
RULES
    done
}

# The relay, with a certificate of our own.
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=relay \
    -addext "subjectAltName=IP:198.51.100.1" -addext "basicConstraints=critical,CA:FALSE" \
    -keyout "$work/default.key" -out "$work/default.crt" 2>/dev/null
openssl x509 -in "$work/default.crt" -outform der -out "$work/root.der"
cat >"$work/relay.toml" <<RELAY
enable_quic_addr_discovery = true
enable_metrics = false
http_bind_addr = "198.51.100.1:80"
[tls]
https_bind_addr = "198.51.100.1:443"
quic_bind_addr = "198.51.100.1:7842"
cert_mode = "Manual"
manual_cert_path = "$work/default.crt"
manual_key_path = "$work/default.key"
RELAY
ip netns exec misere-relay "$tools/bin/iroh-relay" --config-path "$work/relay.toml" >"$work/relay" 2>&1 &
relay=$!
started+=("$relay")

# Bytes that a device has received and sent so far: traffic SPACE DEVICE
traffic() { ip netns exec "$1" cat /proc/net/dev | awk -v device="$2:" '$1 == device { print $2 + $10 }'; }

# Starts the host of `play`, and sets `host` to its process.
start_host() {
    ip netns exec "${name}0" "$program" --ignored --exact --nocapture nat::host >>"$work/host" &
    host=$!
    started+=("$host")
}

# Lets a host and guests talk, in spaces with this name: play SPACE SECONDS GUEST...
play() {
    local name=$1 seconds=$2 player
    shift 2
    export MISERE_NAT=$work MISERE_NAT_SECONDS=$seconds
    rm -f "$work/address" "$work/host"
    local host
    start_host
    within 30 test -f "$work/address" || { cat "$work/host" "$work/relay"; fail "the host has no address"; }
    local players=()
    for player in "$@"; do
        MISERE_NAT_NAME=$player ip netns exec "$name$player" "$program" --ignored --exact --nocapture \
            nat::guest >"$work/guest$player" &
        players+=("$!")
    done
    started+=("${players[@]}")
    "${during:-:}"
    for player in "${players[@]}"; do wait "$player" || true; done
    awk '/VmHWM/ { print "host: at most", $2, "kB of memory" }' "/proc/$host/status" >>"$work/host"
    kill "$host"
    wait "$host" 2>/dev/null || true
    (cd "$work" && grep -h '^ *\(host\|guest\)' host guest*)
    rm -f "$work"/guest*
}
everybody=$(seq "$guests")

count_traffic() {
    sleep 15
    local host_before relay_before
    host_before=$(traffic misere-home0 eth0)
    relay_before=$(traffic misere-relay mw-relay)
    sleep 20
    echo "host: $((($(traffic misere-home0 eth0) - host_before) / 20)) bytes in a second"
    echo "relay: $((($(traffic misere-relay mw-relay) - relay_before) / 20)) bytes in a second"
    awk '/VmRSS/ { print "relay:", $2, "kB of memory" }' "/proc/$relay/status"
}

# From the release of a card to its landing at the others, in milliseconds.
landings() {
    awk '
        { who = FILENAME; sub(/.*times/, "", who) }
        $1 == "released" { by[$2] = who; at[$2] = $3 }
        $1 == "landed" { step[++count] = $2; where[count] = who; when[count] = $3 }
        END { for (n = 1; n <= count; n++) {
            one = step[n]
            if (!(one in at) || by[one] == where[n]) continue
            way = by[one] == 0 ? "from the host to guests" : where[n] == 0 ? "from guests to the host" : "from guest to guest"
            print way "\t" int((when[n] - at[one]) / 1000)
        } }' "$work"/times* | sort -t "$(printf '\t')" -k1,1 -k2,2n | awk -F '\t' '
        function tell() {
            if (count) printf "%s: %d landings, median %d ms, 95 %% within %d ms, 99 %% within %d ms, at most %d ms\n", \
                way, count, time[int((count + 1) / 2)], time[int(count * 0.95)], time[int(count * 0.99)], time[count]
        }
        $1 != way { tell(); way = $1; count = 0 }
        { time[++count] = $2 }
        END { tell() }'
}

# A whole game of the host's computer player and five guests.
play_table() {
    local seconds=600 player
    export MISERE_NAT=$work
    rm -f "$work/address" "$work"/times*
    ip netns exec misere-home0 "$program" --ignored --exact --nocapture nat::table::host >"$work/host" &
    local host=$!
    started+=("$host")
    within 30 test -f "$work/address" || { cat "$work/host" "$work/relay"; fail "the host has no address"; }
    local players=() before
    before=$(traffic misere-home0 eth0)
    for player in 1 2 3 4 5; do
        MISERE_NAT_NAME=$player ip netns exec "misere-home$player" timeout "$seconds" "$program" --ignored --exact --nocapture \
            nat::table::guest >"$work/guest$player" &
        players+=("$!")
    done
    started+=("${players[@]}")
    for player in "${players[@]}"; do wait "$player" || true; done
    kill "$host"
    wait "$host" 2>/dev/null || true
    (cd "$work" && grep -h '^ *guest' guest*) || true
    echo "host: $((($(traffic misere-home0 eth0) - before) / 1000)) kB sent and received"
    for player in 0 1 2 3 4 5; do
        [ -f "$work/times$player" ] || { cat "$work/host" "$work"/guest*; fail "the game did not end within $seconds seconds"; }
    done
    landings
    rm -f "$work"/guest* "$work"/times*
}

if [ "$guests" -ge 5 ]; then
    step "a whole Compendium of six"
    routers ""
    play_table
fi
[ "${MISERE_NAT_ONLY:-}" != table ] || exit 0

step "routers that keep their ports"
routers ""
# shellcheck disable=SC2086
during=count_traffic play misere-home 40 $everybody

step "nobody plays: a message every 10 s"
# shellcheck disable=SC2086
MISERE_NAT_INTERVAL=10000 during=count_traffic play misere-home 40 $everybody

step "guest 1's line is cut for 15 seconds"
cut_line() {
    sleep 10
    ip -n misere-router1 link set wan down
    sleep 15
    ip -n misere-router1 link set wan up
}
during=cut_line play misere-home 45 1

step "guest 1's router gets another address"
move_line() {
    sleep 10
    ip -n misere-router1 addr del 198.51.100.11/24 dev wan
    ip -n misere-router1 addr add 198.51.100.99/24 dev wan
}
during=move_line play misere-home 30 1

step "the host's router gets another address"
move_host() {
    sleep 10
    ip -n misere-router0 addr del 198.51.100.10/24 dev wan
    ip -n misere-router0 addr add 198.51.100.98/24 dev wan
}
during=move_host play misere-home 30 1

step "guest 1 changes to another network"
move_guest() {
    sleep 10
    ip -n misere-home1 addr del 10.0.1.2/24 dev eth0
    ip -n misere-home1 addr add 10.0.1.77/24 dev eth0
    ip -n misere-home1 route add default via 10.0.1.1
}
during=move_guest play misere-home 30 1

step "the host is killed, and starts again after 3 seconds"
kill_host() {
    sleep 10
    kill -9 "$host"
    sleep 3
    start_host
}
during=kill_host play misere-home 40 1

step "guest 1 sleeps for 20 seconds"
sleep_guest() {
    sleep 10
    kill -STOP "${players[0]}"
    sleep 20
    kill -CONT "${players[0]}"
}
during=sleep_guest play misere-home 45 1

step "routers that give each talk another port"
routers random,fully-random
# shellcheck disable=SC2086
during=count_traffic play misere-home 40 $everybody

step "the same, and nobody plays"
# shellcheck disable=SC2086
MISERE_NAT_INTERVAL=10000 during=count_traffic play misere-home 40 $everybody

step "on one network, without relays and addresses"
space misere-near0
space misere-near1
ip -n misere-near0 link add eth0 type veth peer name eth0 netns misere-near1
for n in 0 1; do
    ip -n "misere-near$n" addr add "192.168.7.$((n + 1))/24" dev eth0
    ip -n "misere-near$n" link set eth0 up
    ip -n "misere-near$n" route add default dev eth0
done
MISERE_NAT_NEARBY=yes play misere-near 10 1
