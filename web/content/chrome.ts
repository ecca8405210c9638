/** The words of the header that are part of its controls. */
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
}

/** The words of the footer that only screen readers say. */
export const footer = { label: 'Footer' }

/** What stands above the page for an unknown path. */
export const notFound = { code: '404' }
