import { panels } from '#web/admin/panels.ts'
import { dashboardPath } from '#web/content/dashboard.ts'

const dashboardWidth = '(min-width: 80rem)'

/** Whether the window has room for the dashboard. */
export const hasDashboardRoom = (): boolean => matchMedia(dashboardWidth).matches

/** Where a panel is to be opened: in the dashboard where there is room for it, else on its own page. */
export const panelAddress = (key: string, query: Record<string, string> = {}): string => {
  const { path } = panels.find((panel) => panel.key === key) ?? { path: dashboardPath }
  const isWide = hasDashboardRoom()
  const params = new URLSearchParams(isWide ? { panel: key, ...query } : query)
  return `${isWide ? dashboardPath : path}${params.size > 0 ? `?${params}` : ''}`
}
