import { panels } from './panels.ts'
import { dashboardPath } from './shell/dashboard-words.ts'

/** How wide a window is that has room for the dashboard, in rem. */
export const dashboardRem = 80

/** Whether the window has room for the dashboard. */
export const hasDashboardRoom = (): boolean => matchMedia(`(min-width: ${dashboardRem}rem)`).matches

/** Where a panel is to be opened: in the dashboard where there is room for it, else on its own page. */
export const panelAddress = (key: string, query: Record<string, string> = {}): string => {
  const { path } = panels.find((panel) => panel.key === key) ?? { path: dashboardPath }
  const isWide = hasDashboardRoom()
  const params = new URLSearchParams(isWide ? { panel: key, ...query } : query)
  return `${isWide ? dashboardPath : path}${params.size > 0 ? `?${params}` : ''}`
}
