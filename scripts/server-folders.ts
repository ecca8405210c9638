/** The layers of server/base, from the lowest up: each imports only those before it. */
export const layers: readonly string[] = [
  'definition',
  'db',
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

/** The folders of server/ that are no entity, from the lowest up; every other folder is one. */
export const rooms: readonly string[] = ['base', 'lifecycle', 'public', 'process', 'tools']

/** Matches what lies in the folder of an entity. */
export const entity = `^server/(?!(?:${rooms.join('|')})/)([^/]+)/`
