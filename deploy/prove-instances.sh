#!/bin/sh
# Shows what docs/operations.md promises for several instances: starts PostgreSQL, a store that speaks S3, three
# instances of Salus and nginx on 127.0.0.1, works on them, kills and restarts them, and writes the numbers into
# docs/operations.md. Takes two to five minutes. Needs a checkout with `npm run build` done, PostgreSQL and nginx.
set -e
cd "$(dirname "$0")/.."
set -a
. deploy/node.env
set +a
NODE_ENV=production exec node_modules/.bin/node $NODE_FLAGS bench/instances/prove.ts "$@"
