import { type PersonContacts, parsePersonContacts, socialLinkPairsOf } from '../social.ts'
import { toText } from '../text/values.ts'
import type { FieldTaker } from './field-taker.ts'

const containers = ['links', 'social', 'socials', 'social_links', 'profiles', 'contact', 'contacts']
const linkKey =
  /^(?:url|website|homepage|home_page|web|webpage|link|orcid|github|gitlab|twitter|x|linkedin|scholar|google_scholar|googlescholar|mastodon|bluesky|researchgate|research_gate)$|_(?:username|userid|id|url|profile)$/

const isLinkOrEmail = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^(?:https?:\/\/\S{1,2000}|[^\s@]{1,64}@[^\s@]{1,190})$/i.test(value.trim())

/** Whether a key of a record names a profile, website or email address. */
export const isContactKey = (key: string): boolean =>
  linkKey.test(key.toLowerCase()) || /^e-?_?mail$/i.test(key)

/** Takes all fields with profiles, websites and email addresses. */
export const takeContacts = (fields: FieldTaker): PersonContacts => {
  const pairs = containers
    .filter((key) => fields.peek(key) === '')
    .flatMap((key) => socialLinkPairsOf(fields.value(key)))
  const flat = fields.where(
    (key, value) => toText(value) !== '' && (isContactKey(key) || isLinkOrEmail(value)),
  )
  const { mail = [], other = [] } = Object.groupBy(flat, ([key]) =>
    /mail/.test(key) ? 'mail' : 'other',
  )
  return parsePersonContacts([...mail, ...pairs, ...other])
}
