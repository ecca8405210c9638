import { htmlSecurityHeaders } from '#server/base/http/security-headers.ts'
import type { CopiedUrls } from './copied-address.ts'
import { staticPageHref } from './file-paths.ts'
import type { StaticCopyLocation } from './place.ts'
import { languagePrefixesOf } from './prefixes.ts'
import type { RuntimeSiteUrls } from './rewrite-page.ts'

/** Folders of files named by their hash, which browsers can cache for good. */
const keptFolders = ['assets', 'media', 'share']
const keptForGood = 'public, max-age=31536000, immutable'
const revalidate = 'public, no-cache'

/** Headers of every file. Each page contains its policy, but `frame-ancestors` works only as a header. */
const headers: readonly (readonly [string, string])[] = [
  ...Object.entries(htmlSecurityHeaders({ scripts: [], styles: [] })).filter(
    ([name]) => name !== 'content-security-policy',
  ),
  ['content-security-policy', "frame-ancestors 'none'; object-src 'none'; base-uri 'none'"],
]

/** MIME types that web servers may not know, by file extension. */
const texts: readonly (readonly [string, string])[] = [
  ['data', 'text/plain'],
  ['webmanifest', 'application/manifest+json'],
  ['ics', 'text/calendar'],
  ['bib', 'application/x-bibtex'],
  ['ris', 'application/x-research-info-systems'],
]
const types: readonly (readonly [string, string])[] = [
  ...texts,
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
]

/** MIME types of UTF-8 text worth compressing. HTML is compressed by default. */
const textTypes = [
  ...new Set([
    ...['text/plain', 'text/css', 'text/javascript', 'application/javascript', 'text/xml'],
    ...['application/xml', 'application/json', 'image/svg+xml'],
    ...texts.map(([, type]) => type),
  ]),
].join(' ')

/** Files for web servers and for Salus, hidden from visitors. */
const hiddenFiles = '(?:nginx\\.conf$|_headers$|_redirects$|\\.(?!well-known/))'

interface Redirect {
  readonly from: string
  readonly to: string
}

const redirectsOf = ({ base }: StaticCopyLocation, addresses: CopiedUrls): Redirect[] =>
  Array.from(addresses, ([from, { leadsTo }]) => ({ from, leadsTo }))
    .flatMap(({ from, leadsTo }) =>
      leadsTo
        ? [
            {
              from: base.slice(0, -1) + from,
              to: leadsTo.startsWith('/') ? staticPageHref(base, leadsTo) : leadsTo,
            },
          ]
        : [],
    )
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))

const written = 'Written by Salus with this copy of the site; the next copy writes it anew.'

/** Hosts take an asterisk, or a colon after a slash, for a placeholder. */
const placeholder = /\*|\/:/

const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .filter(({ from }) => !placeholder.test(from))
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('')

const headersFile = (base: string): string =>
  [
    `${base}*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ...keptFolders.flatMap((folder) => [`${base}${folder}/*`, `  cache-control: ${keptForGood}`]),
    '',
  ].join('\n')

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** Escapes a path as a regular expression. Servers compare decoded paths. */
const escapePattern = (path: string): string =>
  decodeURI(path).replaceAll(/[\\^$.|?*+()[\]{}"]/g, '\\$&')

/** Paths of a copy that are the same for each web server. */
interface CopiedPaths {
  readonly base: string
  /** Path prefixes of the languages other than the main one. */
  readonly prefixes: readonly string[]
  readonly redirects: readonly Redirect[]
}

const apacheFile = ({ base, prefixes, redirects }: CopiedPaths): string =>
  [
    `# ${written}`,
    `ErrorDocument 404 ${base}404.html`,
    ...prefixes.flatMap((prefix) => {
      const path = base.slice(0, -1) + prefix
      return [
        `<If "%{REQUEST_URI} =~ m#^${escapePattern(path)}/#">`,
        `  ErrorDocument 404 ${path}/404.html`,
        '</If>',
      ]
    }),
    'AddDefaultCharset utf-8',
    `AddCharset utf-8 .html .css .js .json .xml .txt .svg ${texts.map(([ending]) => `.${ending}`).join(' ')}`,
    ...types.map(([ending, type]) => `AddType ${type} .${ending}`),
    '<IfModule mod_alias.c>',
    '  # What the copy knows of itself is for Salus, and the rules are for servers.',
    `  RedirectMatch 404 "^${escapePattern(base)}${hiddenFiles}"`,
    '</IfModule>',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    `  RewriteBase ${base}`,
    ...(base === '/'
      ? []
      : [
          '  # Else the path without its slash would be nothing, as no folder gets one any more.',
          '  RewriteOptions AllowNoSlash',
          `  RewriteCond %{REQUEST_URI} "^${escapePattern(base.slice(0, -1))}$"`,
          `  RewriteRule ^ ${quoted(base)} [R=301,L]`,
        ]),
    ...redirects.map(
      ({ from, to }) =>
        `  RewriteRule "^${escapePattern(from.slice(base.length))}/?$" ${quoted(to)} [R=301,L,NE]`,
    ),
    '  <IfModule mod_dir.c>',
    '    # Pages have no slash at the end of their addresses.',
    '    DirectorySlash Off',
    '  </IfModule>',
    '  RewriteCond %{REQUEST_FILENAME}/index.html -f',
    '  RewriteRule ^(.+[^/])$ $1/index.html [L]',
    '</IfModule>',
    '<IfModule mod_headers.c>',
    ...headers.map(([name, value]) => `  Header always set ${name} ${quoted(value)}`),
    `  SetEnvIf Request_URI "^${escapePattern(base)}(?:${keptFolders.join('|')})/" kept-for-good`,
    `  Header set cache-control ${quoted(keptForGood)} env=kept-for-good`,
    `  Header set cache-control ${quoted(revalidate)} env=!kept-for-good`,
    '</IfModule>',
    '<IfModule mod_filter.c>',
    '  <IfModule mod_deflate.c>',
    `    AddOutputFilterByType DEFLATE text/html ${textTypes}`,
    '  </IfModule>',
    '</IfModule>',
    '',
  ].join('\n')

const nginxFile = ({ base, prefixes, redirects }: CopiedPaths): string => {
  const all = headers.map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  const rest = ['    try_files $uri $uri/index.html =404;', ...all]
  const fresh = [...rest, `    add_header cache-control ${quoted(revalidate)} always;`]
  return [
    `# ${written}`,
    `# Include it in the server block whose root holds the files${base === '/' ? '' : ` below ${base}`}:`,
    `#   include /path/to/this/nginx.conf;`,
    `error_page 404 ${base}404.html;`,
    'gzip on;',
    `gzip_types ${textTypes};`,
    'charset utf-8;',
    `charset_types ${textTypes};`,
    ...(base === '/' ? [] : [`location = ${base.slice(0, -1)} { return 301 ${base}; }`]),
    ...redirects.map(
      ({ from, to }) => `location = ${quoted(decodeURI(from))} { return 301 ${quoted(to)}; }`,
    ),
    '# It is for nginx alone, as what the copy knows of itself is for Salus.',
    `location ~ ^${escapePattern(base)}${hiddenFiles} { return 404; }`,
    `location ~ ^${escapePattern(base)}(?:${keptFolders.join('|')})/ {`,
    ...rest,
    `    add_header cache-control ${quoted(keptForGood)} always;`,
    '}',
    ...types.flatMap(([ending, type]) => [
      `location ~ ^${escapePattern(base)}.*\\.${ending}$ {`,
      '    types { }',
      `    default_type ${type};`,
      ...fresh,
      '}',
    ]),
    `location ${base} {`,
    ...fresh,
    '}',
    ...prefixes.flatMap((prefix) => {
      const path = base.slice(0, -1) + prefix
      return [`location ${path}/ {`, `    error_page 404 ${path}/404.html;`, ...fresh, '}']
    }),
    '',
  ].join('\n')
}

/**
 * Builds the configuration files for web servers and hosts: redirects from old URLs, and headers. A copy works without them, but
 * with them URLs have no trailing slash and browsers cache more.
 */
export const buildWebServerRules = (
  place: StaticCopyLocation,
  addresses: CopiedUrls,
  site: RuntimeSiteUrls,
): Readonly<Record<string, string>> => {
  const redirects = redirectsOf(place, addresses)
  const paths = { base: place.base, prefixes: languagePrefixesOf(site).slice(1), redirects }
  return {
    _redirects: redirectsFile(redirects),
    _headers: headersFile(place.base),
    '.htaccess': apacheFile(paths),
    'nginx.conf': nginxFile(paths),
    // Without this file, GitHub Pages omits names that start with an underscore.
    '.nojekyll': '',
  }
}
