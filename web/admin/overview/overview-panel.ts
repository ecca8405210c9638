import { sitePages } from '#contract/pages.ts'
import { definePanel } from '#web/admin/define-panel.ts'
import { loadOverview } from './load-overview.ts'
import { overviewStrings } from './overview-strings.ts'

/** Definition of the panel that the dashboard shows while no other is open. */
export const overviewPanel = definePanel({
  key: 'overview',
  group: 'administration',
  strings: overviewStrings,
  path: sitePages.dashboard.path,
  frame: 'bar',
  shortcut: 'd',
  visibleTo: 'editor',
  editableBy: 'editor',
  load: loadOverview,
  view: async () => (await import('./overview-page.tsx')).OverviewPanel,
})
