/** A picture or film on a page: the name of one that ships with Salus, or the address of a picture of ours. */
export interface ContentPicture {
  readonly picture: string
  /** What it shows. */
  readonly alt: string
  /** The address of a film of ours that plays where the picture is; of a film only. */
  readonly film?: string | undefined
}

/** One entry of a list on a page. */
export type ContentPart = Readonly<Record<string, string>>

/** What one field of a page can hold. */
export type ContentValue = string | ContentPicture | readonly ContentPart[]

/** What the group has changed, by the fields' full names; what is left out is as it ships. */
export type ChangedContent = Readonly<Record<string, ContentValue>>

/** Words and pictures that belong together. A field's full name is `group.field`. */
export interface ContentGroup<T> {
  readonly name: string
  readonly defaults: T
  /** What it was with each of the changes it was asked for with: every part of a page asks again. */
  known?: WeakMap<ChangedContent, T>
}

/** Words that are gathered under a name within a group. */
const isGathered = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('picture' in value)

const replaced = <T extends object>(defaults: T, changed: ChangedContent, prefix: string): T => {
  const others: Record<string, unknown> = {}
  // Most groups of words are unchanged.
  let isAsShipped = true
  for (const field in defaults) {
    const own = defaults[field]
    const name = `${prefix}.${field}`
    const value = isGathered(own) ? replaced(own, changed, name) : changed[name]
    if (value === undefined || value === own) continue
    others[field] = value
    isAsShipped = false
  }
  return isAsShipped ? defaults : { ...defaults, ...others }
}

/** A group as visitors see it: as it ships, with what has been changed. */
export const wordsOf = <T extends object>(group: ContentGroup<T>, changed: ChangedContent): T => {
  group.known ??= new WeakMap()
  const before = group.known.get(changed)
  if (before) return before
  const words = replaced(group.defaults, changed, group.name)
  group.known.set(changed, words)
  return words
}

/** A text with the values of its `{placeholders}` filled in. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** How many there are: what is said of one, and of more or fewer with their `{count}`. */
export interface Counted {
  readonly one: string
  /** With further forms where a language has them: `two: … | few: … | many: … | …`. */
  readonly other: string
}

// Made once for a language: a long list counts in every entry.
const rulesOf = new Map<string, Intl.PluralRules>()

/** The plural form that a language uses for a number. */
const formOf = ({ one, other }: Counted, count: number, locale: string): string => {
  const rules = rulesOf.get(locale) ?? new Intl.PluralRules(locale)
  rulesOf.set(locale, rules)
  const rule = rules.select(count)
  const forms = other.split(' | ')
  if (rule === 'one') return one
  return (
    forms.find((form) => form.startsWith(`${rule}: `))?.slice(rule.length + 2) ?? forms.at(-1) ?? ''
  )
}

/** A count in the words of a language. */
export const counted = (words: Counted, count: number, locale: string): string =>
  fill(formOf(words, count, locale), { count: count.toLocaleString(locale) })
