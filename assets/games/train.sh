#!/bin/sh
# Trains the policies of all games again, one after the other, and prints their strength. Takes
# about two hours on two cores. MISERE names the program, which should be a release build (default:
# misere); JOBS is the number of threads (default: one per core). The results do not depend on it.
set -eu
cd "$(dirname "$0")"
while read -r game plays; do
    "${MISERE:-misere}" train "$game" --plays "$plays" --deals 20000 --out "$game/policy" \
        ${JOBS:+--jobs "$JOBS"} </dev/null
done <<'POLICIES'
finis 16000000
cruel_fate 16000000
acorn_hearts 32000000
four_mad_queens 16000000
slippery_paws 16000000
four_bad_queens 16000000
clubs 24000000
mismatch 16000000
POLICIES
