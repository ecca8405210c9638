#!/bin/sh
# Shows that copies of whole sites work behind nginx and Apache with the rules that they bring (docs/static-site.md): starts
# both on 127.0.0.1, asks for every address, looks at every kind of page in a browser. Takes some minutes. Needs a
# checkout with `npm run build` done, and whichever of nginx and apache2 is to be tried.
set -e
cd "$(dirname "$0")/.."
STATIC_SERVERS=1 exec node_modules/.bin/node node_modules/.bin/playwright test --workers=1 e2e/public/static-servers.spec.ts "$@"
