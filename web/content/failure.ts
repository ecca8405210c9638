import { defaultSettings } from '#contract/default-settings.ts'

const suffix = `${defaultSettings.name} – ${defaultSettings.tagline}`

/** Words for a page that could not be shown. */
export const failure = {
  missingTitle: `404! Not found | ${suffix}`,
  title: `Something went wrong | ${suffix}`,
  heading: 'Something went wrong',
  text: 'We could not show this page. Please try again in a moment.',
  retry: 'Try again',
}
