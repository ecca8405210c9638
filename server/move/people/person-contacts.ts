import { posix } from 'node:path'
import { fileLinkPlaceholder } from '../placeholders.ts'
import { type PersonContacts, parsePersonContacts, socialLinkPairsOf } from '../social.ts'
import { type FileReferenceContext, findDocument } from '../text/own-url.ts'
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

/** The document that al-folio brings as an example of a CV. */
const exampleDocument = /(?:^|\/)example_pdf\.pdf$/

const findOwnDocument = (value: unknown, place: FileReferenceContext): string | undefined => {
  const reference = toText(value)
  return exampleDocument.test(reference) ? undefined : findDocument(reference, place)
}

const formatDocumentLink = (key: string, file: string): string => {
  const label = /cv|resume|résumé|vitae/i.test(key) ? 'CV' : posix.basename(file)
  return `[${label.replaceAll(/[[\]\\]/g, '')}](${fileLinkPlaceholder(file)})`
}

interface TakenContacts extends PersonContacts {
  /** Markdown links to documents of the site, such as a CV. */
  readonly documentLinks: readonly string[]
}

/** Takes all fields with profiles, websites, email addresses and documents. */
export const takeContacts = (fields: FieldTaker, place: FileReferenceContext): TakenContacts => {
  const isOwnDocument = (value: unknown) => findOwnDocument(value, place) !== undefined
  const pairs = containers
    .filter((key) => fields.peek(key) === '')
    .flatMap((key) => socialLinkPairsOf(fields.value(key)))
  const flat = fields.where(
    (key, value) =>
      toText(value) !== '' && (isContactKey(key) || isLinkOrEmail(value) || isOwnDocument(value)),
  )
  const { mail = [], other = [] } = Object.groupBy(flat, ([key]) =>
    /mail/.test(key) ? 'mail' : 'other',
  )
  const all = [...mail, ...pairs, ...other]
  return {
    ...parsePersonContacts(all.filter(([, value]) => !isOwnDocument(value))),
    documentLinks: all.flatMap(([key, value]) => {
      const file = findOwnDocument(value, place)
      return file === undefined ? [] : [formatDocumentLink(key, file)]
    }),
  }
}
