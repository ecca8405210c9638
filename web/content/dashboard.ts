/** The panels of the dashboard in the order of its menu; each has an address and a letter of its own. */
export const panels = [
  { key: 'projects', letter: 'p', label: 'Projects', path: '/post' },
  { key: 'profiles', letter: 'e', label: 'Profiles', path: '/profile' },
  { key: 'publications', letter: 'b', label: 'Publications', path: '/pub' },
  { key: 'category', letter: 'c', label: 'Category', path: '/categories' },
  { key: 'latest-post', letter: 'l', label: 'Latest Post', path: '/f' },
  { key: 'logo', letter: 'o', label: 'Logo', path: '/l' },
  { key: 'teams', letter: 't', label: 'Teams', path: '/t' },
  { key: 'messages', letter: 'm', label: 'Messages', path: '/admin/messages' },
  { key: 'subscribers', letter: 'u', label: 'Subscribers', path: '/admin/subscribers' },
  { key: 'administrators', letter: 'a', label: 'Administrators', path: '/admin/administrators' },
  { key: 'settings', letter: 's', label: 'Settings', path: '/admin/settings' },
  { key: 'account', letter: 'y', label: 'Account', path: '/admin/account' },
] as const

export type PanelKey = (typeof panels)[number]['key']

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
