/** Labels of header, footer and other parts of every page. */
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
    notSent: 'We could not be reached. Check your connection and try again.',
    leaveEmpty: 'Leave this field empty',
  },
}

/** Messages of the error pages. */
export const failureLabels = {
  name: 'failureLabels',
  defaults: {
    missing: '404! Not found',
    heading: 'Something went wrong',
    text: 'We could not show this page. Please try again in a moment.',
    retry: 'Try again',
    category: 'Could Not Fetch Category Page',
  },
}
