import { addTextColumns } from './new-columns.ts'

/** An empty value is the main language of the site. */
export const subscriberLanguage = addTextColumns('068-subscriber-language', 'subscriber', {
  lang: '',
})
