#!/bin/sh
# Tests the promises of docs/operations.md for several instances: starts PostgreSQL, S3 storage, three instances
# of Salus and nginx on 127.0.0.1, sends requests, kills and restarts instances, and writes the measurements into
# docs/operations.md. Takes two to five minutes. Needs a checkout after `npm run build`, PostgreSQL and nginx.
set -e
cd "$(dirname "$0")/.."
set -a
. deploy/node.env
set +a
NODE_ENV=production exec node_modules/.bin/node $NODE_FLAGS bench/instances/prove.ts "$@"
