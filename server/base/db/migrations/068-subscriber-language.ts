import { createTextColumnsMigration } from './new-columns.ts'

/** Adds the language of newsletter subscribers. Empty means the main language of the site. */
export const subscriberLanguage = createTextColumnsMigration(
  '068-subscriber-language',
  'subscriber',
  {
    lang: '',
  },
)
