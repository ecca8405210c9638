/** The layers of server/base, lowest first. Each imports only those before it. */
export const baseLayers: readonly string[] = [
  'definition',
  'db',
  'field-types',
  'cache',
  'http',
  'reader',
  'redirect',
  'search',
  'write',
  'media',
  'entity',
]

/** The folders of server/base outside of the layers. */
export const baseFoldersBesideLayers: readonly string[] = [
  'archive',
  'confine',
  'job',
  'mail',
  'openapi',
  'outbound',
  'process',
  'text',
]

/**
 * The folders of server/ that are not modules, lowest first. All others are modules: entities, which have a definition in
 * `contract/`, and features, such as `move` and `feed`.
 */
export const nonModuleFolders: readonly string[] = [
  'base',
  'lifecycle',
  'public',
  'process',
  'tools',
]

/** A regular expression for files in the folder of a module. */
export const moduleFilePattern = `^server/(?!(?:${nonModuleFolders.join('|')})/)([^/]+)/`
