import { sitePages } from '#contract/pages.ts'
import { definePanel } from '#web/admin/define-panel.ts'
import { dashboardStrings } from './dashboard-strings.ts'
import { loadMemberPage } from './load-member-page.ts'

/** Panel that the dashboard shows to members while no other panel is open. */
export const memberPanel = definePanel({
  key: 'own-page',
  group: 'people',
  strings: { label: dashboardStrings.ownPage, title: dashboardStrings.ownPage },
  path: sitePages.dashboard.path,
  frame: 'bar',
  shortcut: 'd',
  visibleTo: 'member',
  editableBy: 'member',
  load: loadMemberPage,
  view: async () => (await import('./member-page.tsx')).MemberPage,
})
