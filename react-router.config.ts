import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  // The whole route table travels with the first page: no discovery requests, nothing to cache per visitor.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
