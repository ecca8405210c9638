/** The panels of the dashboard in the order of its menu; each also has an address of its own. */
export const panels = [{ key: 'publications', label: 'Publications', path: '/pub' }] as const

export type PanelKey = (typeof panels)[number]['key']

/** Every fixed word of the dashboard. */
export const dashboard = {
  title: 'Dashboard',
  brand: 'Dashboard',
  menu: 'Panels',
  signOut: 'Sign out',
  account: 'Your account',
  welcome: 'Choose a panel',
  welcomeText:
    'Everything visitors see is kept in the panels on the left. Changes appear on the site at once.',
  small: 'The dashboard needs a wider screen. These pages work on any:',
}
