#!/usr/bin/env bash
# Starts the emulator in the background and waits for it: the step of action.yml, which sets the variables.
set -euo pipefail

package=@toystore/auth-emulator
[ -d node_modules/$package ] || package="$package@$VERSION"
options=(--project "$PROJECT" --port "$PORT")
[ -z "$SEED" ] || options+=(--seed "$SEED")
output="$RUNNER_TEMP/auth-emulator.txt"

npx --yes "$package" "${options[@]}" > "$output" 2>&1 &
for _ in $(seq 300); do
  url=$(sed -n 's/.* is ready at \([^ ]*\).*/\1/p' "$output")
  if [ -n "$url" ]; then
    echo "url=$url" >> "$GITHUB_OUTPUT"
    echo "FIREBASE_AUTH_EMULATOR_HOST=${url#http://}" >> "$GITHUB_ENV"
    exit 0
  fi
  kill -0 $! 2> /dev/null || break
  sleep 1
done
echo "::error::The Auth emulator did not start."
cat "$output"
exit 1
