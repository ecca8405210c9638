/** What the controls around every page are labelled with. */
export const frameLabels = {
  name: 'frameLabels',
  defaults: {
    skip: 'Skip to content',
    home: 'home page',
    main: 'Main',
    open: 'Menu',
    theme: {
      system: 'Theme: as your device',
      light: 'Theme: light',
      dark: 'Theme: dark',
    },
    footer: 'Footer',
    skipIntro: 'Skip intro',
    skipTransition: 'Skip animation',
    newsletterExample: 'you@example.org',
  },
}

/** What is said of a page that could not be shown. */
export const failureLabels = {
  name: 'failureLabels',
  defaults: {
    heading: 'Something went wrong',
    text: 'We could not show this page. Please try again in a moment.',
    retry: 'Try again',
  },
}
