/** The layers of server/base, from the lowest up: each imports only those before it. */
export const layers: readonly string[] = [
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

/** The folders of server/base that stand beside the layers. */
export const besideLayers: readonly string[] = [
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
 * The folders of server/ that are not modules, from the lowest up. All others are: those of entities, which have a
 * definition in `contract/`, and those of features, such as `move` and `feed`.
 */
export const rooms: readonly string[] = ['base', 'lifecycle', 'public', 'process', 'tools']

/** Matches files in the folder of a module. */
export const moduleFolder = `^server/(?!(?:${rooms.join('|')})/)([^/]+)/`
