//! The lines that `host` prints.

use serde_json::{Value, json};

use crate::error::CliError;
use crate::output::print_line;
use misere_online::host::Host;
use misere_store::now;

/// Prints a line with the time, in seconds since 1970.
pub(super) fn say(mut line: Value) -> Result<(), CliError> {
    line["time"] = now().into();
    print_line(&line)
}

/// The line about the table and its people.
pub(super) fn table_line(host: &Host) -> Value {
    let table = host.table();
    let seats = serde_json::to_value(&table.seats).expect("plain data");
    let spectators = &table.spectators;
    json!({
        "event": "table",
        "phase": table.phase,
        "round": table.round,
        "seal": table.seal,
        "seats": seats,
        "spectators": spectators,
        "recuts": table.recuts,
        "patience": table.patience,
    })
}
