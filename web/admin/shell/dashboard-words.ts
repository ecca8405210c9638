/** The dashboard without a panel shows the overview. */
export const dashboardPath = '/admin/dashboard'

/** Every fixed word of the dashboard. */
export const dashboard = {
  title: 'Dashboard',
  brand: 'Dashboard',
  overview: 'Overview',
  menu: 'Panels',
  signOut: 'Sign out',
  account: 'Your account',
  settings: 'Password and sessions',
  small: 'The dashboard needs a wider screen. These pages work on any:',
}
