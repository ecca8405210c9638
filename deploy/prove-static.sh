#!/bin/sh
# Tests static copies of sites on nginx and Apache with the generated rules (docs/static-site.md): starts both on
# 127.0.0.1, requests every URL, and opens every kind of page in a browser. Takes some minutes. Needs a checkout after
# `npm run build`, and nginx, apache2 or both.
set -e
cd "$(dirname "$0")/.."
STATIC_SERVERS=1 exec node_modules/.bin/node node_modules/.bin/playwright test --workers=1 e2e/public/static-servers.spec.ts "$@"
