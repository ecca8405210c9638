/** The panels of the dashboard in the order of its menu; each also has an address of its own. */
export const panels = [
  { key: 'projects', label: 'Projects', path: '/post' },
  { key: 'profiles', label: 'Profiles', path: '/profile' },
  { key: 'publications', label: 'Publications', path: '/pub' },
  { key: 'category', label: 'Category', path: '/categories' },
  { key: 'latest-post', label: 'Latest Post', path: '/f' },
  { key: 'logo', label: 'Logo', path: '/l' },
  { key: 'teams', label: 'Teams', path: '/t' },
  { key: 'messages', label: 'Messages', path: '/admin/messages' },
  { key: 'subscribers', label: 'Subscribers', path: '/admin/subscribers' },
  { key: 'administrators', label: 'Administrators', path: '/admin/administrators' },
  { key: 'settings', label: 'Settings', path: '/admin/settings' },
  { key: 'account', label: 'Account', path: '/admin/account' },
] as const

export type PanelKey = (typeof panels)[number]['key']

/** Every fixed word of the dashboard. */
export const dashboard = {
  title: 'Dashboard',
  brand: 'Dashboard',
  menu: 'Panels',
  signOut: 'Sign out',
  account: 'Your account',
  small: 'The dashboard needs a wider screen. These pages work on any:',
}
