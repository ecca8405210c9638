import { findPanel } from './all-panels.ts'
import { dashboardPath } from './shell/dashboard-strings.ts'

/** Minimum width of a window for the dashboard, in rem. */
export const minDashboardRem = 80

export const fitsDashboard = (): boolean => matchMedia(`(min-width: ${minDashboardRem}rem)`).matches

/** Returns the URL of a panel: in the dashboard if the window is wide enough, otherwise its own page. */
export const panelUrl = (key: string, query: Record<string, string> = {}): string => {
  const { path } = findPanel(key) ?? { path: dashboardPath }
  const isWide = fitsDashboard()
  const params = new URLSearchParams(isWide ? { panel: key, ...query } : query)
  return `${isWide ? dashboardPath : path}${params.size > 0 ? `?${params}` : ''}`
}
