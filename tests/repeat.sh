#!/usr/bin/env bash
# Runs the tests again and again, alone and beside a full load on all cores, with 1, 2 and 8 threads, because a test
# that fails now and then depends on chance, on a clock or on how busy the machine is. Prints what fails, and processes
# that tests leave behind.
#
#   tests/repeat.sh 20                              # the whole suite, 20 times
#   tests/repeat.sh 20 --test window --test online  # some of it
set -u
rounds=${1:?the number of rounds}
shift
cd "$(dirname "$0")/.." || exit 1
cargo test --no-run "$@" || exit 1
log=$(mktemp)
load=()
stop_load() {
    [ ${#load[@]} = 0 ] || kill "${load[@]}" 2>/dev/null
    load=()
}
trap 'stop_load; rm -f "$log"' EXIT
failed=0
for round in $(seq "$rounds"); do
    threads=$(set -- 1 2 8; shift $(((round - 1) % 3)); echo "$1")
    beside=alone
    if [ $(((round - 1) / 3 % 2)) = 1 ]; then
        beside="beside a load"
        for _ in $(seq "$(nproc)"); do
            while :; do :; done &
            load+=($!)
        done
    fi
    begun=$SECONDS
    # In a session of its own, whose processes must all have ended afterwards.
    setsid --wait bash -c 'echo session $$; exec cargo test --no-fail-fast "$@"' - "$@" -- --test-threads "$threads" \
        >"$log" 2>&1
    status=$?
    stop_load
    session=$(sed -n 's/^session //p' "$log")
    left=$(ps -o pid=,args= -s "$session")
    echo "round $round, $threads threads, $beside: status $status after $((SECONDS - begun)) s"
    if [ $status != 0 ] || [ -n "$left" ]; then
        failed=$((failed + 1))
        grep -E '^test .* FAILED$|panicked at|^error' "$log"
        mkdir -p target/tmp
        cp "$log" "target/tmp/repeat-$round.log"
        [ -z "$left" ] || echo "left behind: $left"
    fi
done
echo "$failed of $rounds rounds failed"
[ $failed = 0 ]
