/** A picture or video on a page: the name of a built-in one, or the URL of an uploaded picture. */
export interface ContentPicture {
  readonly picture: string
  readonly alt: string
  /** URL of an uploaded video that plays instead of the picture. */
  readonly film?: string | undefined
}

export type ContentListItem = Readonly<Record<string, string>>

export type ContentValue = string | ContentPicture | readonly ContentListItem[]

/** Changed values by full field name. Other fields have their defaults. */
export type ChangedContent = Readonly<Record<string, ContentValue>>

/** A group of strings and pictures. The full name of a field is `group.field`. */
export interface ContentGroup<T> {
  readonly name: string
  readonly defaults: T
  /** Cache of resolved strings per content, because every component of a page reads them. */
  cache?: WeakMap<ChangedContent, T>
}

/** Whether a value is a nested group of strings. */
const isGathered = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('picture' in value)

const replaced = <T extends object>(defaults: T, changed: ChangedContent, prefix: string): T => {
  const others: Record<string, unknown> = {}
  // Most groups have no changes, so the defaults are returned without a copy.
  let isAsShipped = true
  for (const field in defaults) {
    const defaultValue = defaults[field]
    const name = `${prefix}.${field}`
    const value = isGathered(defaultValue) ? replaced(defaultValue, changed, name) : changed[name]
    if (value === undefined || value === defaultValue) continue
    others[field] = value
    isAsShipped = false
  }
  return isAsShipped ? defaults : { ...defaults, ...others }
}

/** Returns the strings of a group: the defaults with the changes. */
export const contentStringsOf = <T extends object>(
  group: ContentGroup<T>,
  changed: ChangedContent,
): T => {
  group.cache ??= new WeakMap()
  const cached = group.cache.get(changed)
  if (cached) return cached
  const words = replaced(group.defaults, changed, group.name)
  group.cache.set(changed, words)
  return words
}

/** Replaces the `{placeholders}` of a text. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** Singular and plural text of a number, with the placeholder `{count}`. */
export interface PluralForms {
  readonly one: string
  /**
   * Text for all other numbers. Languages with more plural forms write them in this text: `two: … | few: … |
   * many: … | …`.
   */
  readonly other: string
}

// Cached per language, because long lists format a number in every entry.
const rulesOf = new Map<string, Intl.PluralRules>()

/** Returns the text for the plural category of a number. */
const formOf = ({ one, other }: PluralForms, count: number, locale: string): string => {
  const rules = rulesOf.get(locale) ?? new Intl.PluralRules(locale)
  rulesOf.set(locale, rules)
  const rule = rules.select(count)
  const forms = other.split(' | ')
  if (rule === 'one') return one
  return (
    forms.find((form) => form.startsWith(`${rule}: `))?.slice(rule.length + 2) ?? forms.at(-1) ?? ''
  )
}

/** Formats a number with its singular or plural text. */
export const formatCount = (words: PluralForms, count: number, locale: string): string =>
  fillPlaceholders(formOf(words, count, locale), { count: count.toLocaleString(locale) })
