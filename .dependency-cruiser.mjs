import { baseLayers, moduleFilePattern } from './scripts/server-folders.ts'

// Rules about which folder may import which. Each comment explains what to do instead, and
// scripts/check-boundaries.test.ts violates each rule once to test it.

const base = '^server/base/'
const route = 'route\\.tsx$'
const vite = '(^|/)node_modules/vite/'
const tests = ['\\.test\\.tsx?$', '^(server/tools|web)/testing/']
const product = { path: '^(contract|server|web)/', pathNot: tests }

/** Files of a module that other modules may import. */
const stores = [
  '^server/[^/]+/store\\.ts$',
  '^server/[^/]+/[a-z-]+-store\\.ts$',
  '^server/[^/]+/[a-z-]+/store\\.ts$',
]

/** Files directly in server/, which assemble the application. */
const application = '^server/[^/]+$'

/** Formats of publications: a library without SQL, which other modules may use. */
const citation = '^server/publication/citation/'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const layerRules = baseLayers.slice(0, -1).map((layer, at) => {
  const above = baseLayers.slice(at + 1)
  return {
    name: `${layer}-below-${above[0]}`,
    comment: `server/base/${layer} must not import server/base/{${above.join(',')}}: take it as a parameter, or move the code up to the layer that needs both.`,
    severity: 'error',
    from: { path: `^server/base/${layer}/`, pathNot: tests },
    to: { path: `^server/base/(${above.join('|')})/` },
  }
})

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'contract-stands-alone',
    comment:
      'The contract is data for both sides and imports only zod and itself: pass what it needs as a parameter, or move the code to server/ or web/.',
    severity: 'error',
    from: { path: '^contract/', pathNot: tests },
    to: { pathNot: ['^contract/', '(^|/)node_modules/zod/'] },
  },
  {
    name: 'zod-as-the-policy-allows',
    comment:
      'In browsers, zod must not compile code at run time: import z from contract/call/zod.ts, which disables that before any schema is created.',
    severity: 'error',
    from: { path: '^(contract|web)/', pathNot: '^contract/call/zod\\.ts$' },
    to: { path: '(^|/)node_modules/zod/' },
  },
  {
    name: 'web-calls-the-contract',
    comment:
      'The site reaches the server only by API calls: send a call of contract/ through web/api, and move shared types to contract/.',
    severity: 'error',
    from: { path: '^web/' },
    to: { path: '^(server|build)/' },
  },
  {
    name: 'server-knows-no-page',
    comment:
      'The server never imports the site’s sources: share strings and types through contract/. Only server/public/render/web* loads the built site.',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^web/' },
  },
  {
    name: 'only-pages-hosts-the-site',
    comment:
      'Only server/public/render/web* loads the built site, or Vite in development: extend it there and pass in what it needs.',
    severity: 'error',
    from: { path: '^server/', pathNot: '^server/public/render/web[^/]*\\.ts$' },
    to: { path: ['^build/', vite] },
  },
  {
    name: 'module-through-its-store',
    comment:
      'One module reaches another only through its store.ts or a …-store.ts beside it: put the query there, or the shared part in a folder of server/base (docs/map.md).',
    severity: 'error',
    from: { path: moduleFilePattern, pathNot: tests },
    to: {
      path: moduleFilePattern,
      pathNot: ['^server/$1/', ...stores, citation],
    },
  },
  {
    name: 'citation-reads-texts-alone',
    comment:
      'server/publication/citation parses and formats publications, for other modules too: move code that reads rows or sends requests to server/publication.',
    severity: 'error',
    from: { path: citation, pathNot: tests },
    to: { path: '^server/', pathNot: [citation, '^server/base/(text|confine)/'] },
  },
  {
    name: 'module-below-the-application',
    comment:
      'A module is given its services and imports nothing above it, not even the type of all services: name what it needs in the type of its parameter (BaseServices and more).',
    severity: 'error',
    from: { path: moduleFilePattern, pathNot: tests },
    to: {
      path: '^server/',
      pathNot: [moduleFilePattern, base],
    },
  },
  {
    name: 'base-stands-alone',
    comment:
      'server/base serves every module and imports nothing of the server beside it, not even types: pass a function or value in from mount-api.ts or services.ts.',
    severity: 'error',
    from: { path: base, pathNot: tests },
    to: { path: '^server/', pathNot: base },
  },
  {
    name: 'lifecycle-through-stores',
    comment:
      'Code for all entities reaches each one through its store.ts or a …-store.ts beside it: put the query there.',
    severity: 'error',
    from: { path: '^server/lifecycle/', pathNot: tests },
    to: { path: moduleFilePattern, pathNot: stores },
  },
  {
    name: 'lifecycle-below-pages',
    comment:
      'server/lifecycle gets its services as a parameter and imports neither pages nor commands: take it from the services, or move the code up.',
    severity: 'error',
    from: { path: '^server/lifecycle/', pathNot: tests },
    to: { path: ['^server/(public|process|tools)/', application] },
  },
  {
    name: 'public-below-the-application',
    comment:
      'server/public builds responses for visitors and gets the API as a parameter: pass in what it needs from app.ts.',
    severity: 'error',
    from: { path: '^server/public/', pathNot: tests },
    to: { path: ['^server/(process|tools)/', application] },
  },
  ...layerRules,
  {
    name: 'definition-stands-alone',
    comment:
      'server/base/definition follows from the contract alone: move code that reads rows or handles requests to the folder for that.',
    severity: 'error',
    from: { path: '^server/base/definition/', pathNot: tests },
    to: { path: '^server/', pathNot: '^server/base/definition/' },
  },
  {
    name: 'db-knows-no-more',
    comment:
      'server/base/db opens the database and defines its tables: move code that accompanies every change to server/base/write. server/base/search/open-database.ts passes in the rest.',
    severity: 'error',
    from: { path: '^server/base/db/', pathNot: [...tests, '^server/base/db/migrations/'] },
    to: {
      path: '^server/',
      pathNot: '^server/base/(definition|db|process)/',
    },
  },
  {
    name: 'cache-knows-no-caller',
    comment:
      'server/base/cache stores finished responses for the API and for pages, and imports neither: pass in the key, the headers or a function.',
    severity: 'error',
    from: { path: '^server/base/cache/', pathNot: tests },
    to: { path: '^server/', pathNot: '^server/base/(cache|db)/' },
  },
  {
    name: 'http-knows-no-page',
    comment:
      'server/base/http handles API requests and imports no page: pass it in from app.ts, or move shared code to server/base/cache.',
    severity: 'error',
    from: { path: '^server/base/http/', pathNot: tests },
    to: { path: '^server/public/' },
  },
  {
    name: 'ui-knows-only-ui',
    comment:
      'web/ui is the design system, props only: pass the value as a prop, or move the piece to web/site or web/admin.',
    severity: 'error',
    from: { path: '^web/ui/', pathNot: tests },
    // Exempt are files of the contract that depend on no entity: helpers for lists, URLs of pictures and files, truncated texts, attributes
    // and times, the formats of figures, and the strings of controls.
    to: {
      path: '^(contract|server|web|media|scripts|bench|e2e|build)/',
      pathNot: [
        '^web/ui/',
        '^web/content/(use-strings|locale)\\.ts$',
        '^contract/(media/(picture-facts|uploaded-file)|list/any-length|text/(attributes|cut-text|zone-time)|content/(group|labels/(controls|figures)))\\.ts$',
        '^contract/figure/',
      ],
    },
  },
  {
    name: 'site-and-admin-apart',
    comment:
      'web/site and web/admin never import each other: move the shared part to web/{api,session,head,frame,ui}. A route may load the other wing with await import(…).',
    severity: 'error',
    from: { path: '^web/(site|admin)/', pathNot: route },
    to: { path: '^web/(site|admin)/', pathNot: '^web/$1/' },
  },
  {
    name: 'route-loads-the-other-wing-lazily',
    comment:
      'A route may show the other wing, but must not add its code to the page: load it with await import(…).',
    severity: 'error',
    from: { path: '^web/(site|admin)/.*route\\.tsx$' },
    to: {
      path: '^web/(site|admin)/',
      pathNot: '^web/$1/',
      dependencyTypesNot: ['dynamic-import'],
    },
  },
  {
    name: 'area-alone',
    comment:
      'One area of a wing never imports another, only its shell, parts or editor: compose them in a route, or move what both show to web/site/parts, web/admin/editor or web/ui.',
    severity: 'error',
    from: { path: '^web/(site|admin)/([^/]+)/', pathNot: [route, '^web/admin/shell/'] },
    to: { path: '^web/$1/[^/]+/', pathNot: ['^web/$1/($2|shell|parts|editor)/'] },
  },
  {
    name: 'area-below-routes',
    comment: 'Routes import areas, never the reverse: move the shared part into the area.',
    severity: 'error',
    from: { path: '^web/(site|admin)/', pathNot: [route] },
    to: { path: ['^web/(site|admin)/.*route\\.tsx$', '^web/(routes\\.ts|root\\.tsx)$'] },
  },
  {
    name: 'shared-below-the-wings',
    comment:
      'web/{api,session,head,frame,content,prose} serve both wings: pass the component or value in, or move the code up into the area.',
    severity: 'error',
    from: { path: '^web/(api|session|head|frame|content|prose)/' },
    to: { path: '^web/(site/|admin/|routes\\.ts$|root\\.tsx$)' },
  },
  {
    name: 'editor-reads-in-a-worker',
    comment:
      'Only pages on the server read Markdown themselves: in the browser use web/prose/in-browser.ts, which reads it in a worker.',
    severity: 'error',
    from: {
      path: '^web/(api|session|head|frame|ui|site|admin)/',
      pathNot: [route, '\\.server\\.ts$'],
    },
    to: { path: '^web/prose/', pathNot: '^web/prose/in-browser\\.ts$' },
  },
  {
    name: 'responses-are-read-apart',
    comment:
      'Responses of other services are parsed in a process of its own, with limits: use server/publication/lookup/read-response.ts, and import types only.',
    severity: 'error',
    from: { path: '^server/', pathNot: [...tests, '^server/publication/lookup/read/'] },
    to: { path: '^server/publication/lookup/read/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-cycle',
    comment: 'Two modules need each other: move what both use into a third that imports neither.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-test-code-in-product',
    comment:
      'Tests and the testing/ folders import the product, never the reverse: move the code out.',
    severity: 'error',
    from: product,
    to: { path: [...tests, '\\.spec\\.ts$'] },
  },
  {
    name: 'no-tooling-in-product',
    comment:
      'scripts/, bench/, e2e/ and media/ import the product, never the reverse: move the code that the product needs into it.',
    severity: 'error',
    from: product,
    to: { path: '^(scripts|bench|e2e|media)/' },
  },
  {
    name: 'no-unresolvable',
    comment:
      'The file or package does not exist: correct the path (with its extension) or npm install the package.',
    severity: 'error',
    from: {},
    // The site may not have been built yet.
    to: { couldNotResolve: true, pathNot: ['build/server/index\\.js$', '^virtual:'] },
  },
  {
    name: 'no-dev-dependency-at-runtime',
    comment:
      'A production install leaves devDependencies out: move the package to dependencies. Only server/public/render/web* loads Vite, in development.',
    severity: 'error',
    from: {
      path: '^(contract|server)/',
      pathNot: [...tests, '^server/public/render/web[^/]*\\.ts$'],
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'only-vite-of-dev-dependencies',
    comment:
      'server/public/render/web* may load Vite, and no other devDependency, by a dynamic import: move the package to dependencies.',
    severity: 'error',
    from: { path: '^server/public/render/web[^/]*\\.ts$' },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: vite,
    },
  },
  {
    name: 'vite-only-dynamically',
    comment:
      'Vite is absent in production: load it with await import(…) inside the development branch.',
    severity: 'error',
    from: { path: '^server/' },
    to: {
      path: vite,
      dependencyTypesNot: ['dynamic-import', 'type-only'],
    },
  },
  {
    name: 'no-undeclared-package',
    comment: 'The package is only there because another one uses it: npm install it by name.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden,
  options: {
    // TypeScript 7 exports no parser. swc distinguishes type-only imports.
    parser: 'swc',
    doNotFollow: { path: ['node_modules', '^build/'] },
    // React Router generates these types for each page, for tsc only.
    exclude: { path: '\\+types/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
}
