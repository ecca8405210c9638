/** A place the header leads to; without `to` it is announced as not available yet. */
export type NavItem = { label: string; to?: string; active?: RegExp }

/** Every word of the header. `active` is matched against the path in lower case. */
export const header = {
  skip: 'Skip to content',
  home: 'home page',
  label: 'Main',
  open: 'Menu',
  theme: {
    system: 'Theme: as your device',
    light: 'Theme: light',
    dark: 'Theme: dark',
  },
  items: [
    { label: 'Home', to: '/', active: /^\/$/ },
    { label: 'Projects', to: '/projects', active: /^\/projects?(\/|$)/ },
    { label: 'Team', to: '/team', active: /^\/team(\/|$)/ },
  ],
  more: 'More',
  moreItems: [
    { label: 'Publications', to: '/publications', active: /^\/publications?(\/|$)/ },
    { label: 'Research & Development' },
    { label: 'Grants' },
  ],
  unavailable: 'Not available yet',
  contact: { label: 'Contact us', to: '/contactus', active: /^\/contactus(\/|$)/ },
} satisfies Record<string, string | Record<string, string> | NavItem | NavItem[]>

/** Every word of the footer. */
export const footer = {
  label: 'Footer',
  explore: 'Explore',
  links: [
    { label: 'Home', to: '/' },
    { label: 'Projects', to: '/projects' },
    { label: 'Team', to: '/team' },
    { label: 'Publications', to: '/' },
    { label: 'Research & Development', to: '/' },
    { label: 'Grants', to: '/' },
  ],
  visit: 'Find us',
  follow: 'Follow',
  newsletter: 'News from the group',
  copyright: '© 2024-2029',
  top: 'Back to top',
}

/** Every word of the page for an unknown path. */
export const notFound = {
  code: '404',
  title: 'Page not found',
  text: "Sorry, we couldn't find the page you're looking for.",
  home: 'Go back home',
}
