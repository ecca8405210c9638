import { newColumns } from './new-columns.ts'

/** The language in which a subscriber reads; empty is the site's main one. */
export const subscriberLanguage = newColumns('068-subscriber-language', 'subscriber', { lang: '' })
