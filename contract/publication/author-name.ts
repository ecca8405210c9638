import type { Author } from './publication-fields.ts'

/** A person's name in parts, or an institution's name as one text. */
export type AuthorName = (
  | { readonly family: string; readonly given: string; readonly suffix?: string }
  | { readonly literal: string }
) & {
  readonly orcid?: string
  readonly isEqual?: boolean
  readonly isCorresponding?: boolean
}

const suffix = /^(?:jr|sr|ii|iii|iv|2nd|3rd|4th)\.?$/i
const degreeSuffix = /^(?:ph\.?d|m\.d)\.?$/i
const initials = /^(?:\p{Lu}\.?-?){1,4}$/u

/** Whether a word such as `Jr.`, `III` or `PhD` follows a name. */
export const isNameSuffix = (word: string): boolean => suffix.test(word) || degreeSuffix.test(word)

export const isInitials = (word: string): boolean => initials.test(word)

/** Lower-case words with which family names can begin, such as “van” and “de”. */
const namePrefixes = new Set(
  "af al am an auf av bin da dal dalla dalle das de del dela della delle den der des di do dos du el es het ibn im la las le les lo los op san st ten ter the to und van vanden vander vom von y zu zum zur 't d' l'".split(
    ' ',
  ),
)
const isParticle = (word: string) =>
  namePrefixes.has(word.toLowerCase()) && word === word.toLowerCase()

const institutionWords =
  /\b(?:universit\p{L}+|institut\p{L}*|hospital|consortium|group|collaborat\p{L}+|committee|organi[sz]ation|society|association|centre|center|network|initiative|investigators|council|department|laborator\p{L}+|team|foundation|agency|ministry|trialists|working)\b/iu

const joining = /\s(?:for|of|and)\s/i

/**
 * Matches the last word of institutions' names, such as “consortium”, or “of” and “for” at the
 * beginning. A text that matches is no family name.
 */
const groupWord =
  /^(?:consortium|group|collaborat(?:ion|ive|ors)|committee|organi[sz]ation|association|network|initiative|investigators|team|trialists|university|hospital|institute)$|^(?:of|for) /i

/** A Chinese, Japanese or Korean name, which begins with the family name. */
const familyFirst = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー・\s]+$/u

const person = (family: string, given: string, ending = ''): AuthorName =>
  ending === '' ? { family, given } : { family, given, suffix: ending }

/** Splits a part of a name into the part without its suffix, such as `II`, and the suffix. */
const withoutEnding = (part: string): { rest: string; ending: string } => {
  const words = part.split(' ')
  const last = words.at(-1) ?? ''
  return words.length > 1 && isNameSuffix(last)
    ? { rest: words.slice(0, -1).join(' ').replace(/,$/, ''), ending: cited(last) }
    : { rest: part, ending: '' }
}

/** Builds a name from a known family name. Separates suffixes such as `II`. */
export const createAuthorName = (family: string, given: string, ending = ''): AuthorName => {
  if (given === '') return { literal: [family, ending].filter(Boolean).join(' ') }
  if (ending === '' && groupWord.test(family)) return { literal: `${given} ${family}` }
  // Handles "Doe, Jane, Jr." instead of "Doe, Jr., Jane", and "III, Hal Daumé".
  if (isNameSuffix(given) && ending !== '' && !isNameSuffix(ending))
    return createAuthorName(family, ending, given)
  if (ending === '' && suffix.test(family) && given.includes(' '))
    return parseAuthorName(`${given} ${family}`)
  if (ending !== '') return person(family, given, cited(ending))
  const [before, after] = [withoutEnding(family), withoutEnding(given)]
  return person(before.rest, after.rest, before.ending || after.ending)
}

const readInverted = (before: string, after: string, more: readonly string[]): AuthorName => {
  if (more.length > 0 && isNameSuffix(after)) return person(before, more.join(' '), cited(after))
  return createAuthorName(before, after, more.join(' '))
}

const cited = (ending: string): string => (degreeSuffix.test(ending) ? '' : ending)

const spelled = (letters: string): string => letters.replace(/\p{Lu}(?![.-])/gu, '$&. ').trim()

const readWords = (words: readonly string[], ending: string): AuthorName => {
  const last = words.at(-1) ?? ''
  // Handles "Doe J", "van der Doe JM" and "Ng A.Y.", as written by medical journals and Embase.
  if (/^(\p{Lu}[.-]*){1,3}$/u.test(last) && !initials.test(words[0] ?? '')) {
    return person(words.slice(0, -1).join(' '), spelled(last), ending)
  }
  const firstParticle = words.findIndex((word, index) => index > 0 && isParticle(word))
  const start =
    firstParticle > 0 && firstParticle < words.length - 1 ? firstParticle : words.length - 1
  return person(words.slice(start).join(' '), words.slice(0, start).join(' '), ending)
}

/** Handles `{Google DeepMind}`, `Tammy {Riklin Raviv}` and `{Riklin Raviv}, Tammy`. */
const readBraced = ([before = '', family = '', after = '']: readonly string[]): AuthorName =>
  after.startsWith(',')
    ? person(family, after.slice(1).trim())
    : createAuthorName(family, before, after)

/**
 * Parses a name: `Doe, Jane`, `King, Jr., Martin`, `Jane van der Doe`, `Doe J`, or an institution.
 * Text in braces is an institution or a family name.
 */
export const parseAuthorName = (text: string): AuthorName => {
  const name = text.trim().replaceAll(/\s+/g, ' ')
  const braced = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(name)
  if (braced) return readBraced(braced.slice(1).map((part) => part.trim()))
  const [before = '', after, ...more] = name.split(',').map((part) => part.trim())
  const isGroupInverted = groupWord.test(before) && after !== undefined && more.length === 0
  if (isGroupInverted) return createAuthorName(before, after)
  if (institutionWords.test(name) || (!name.includes(',') && joining.test(name)))
    return { literal: name }
  if (after !== undefined && after !== '') return readInverted(before, after, more)
  const words = before.split(' ')
  if (words.length === 1) return { literal: before }
  if (familyFirst.test(before)) return person(words[0] ?? '', words.slice(1).join(' '))
  const last = words.at(-1) ?? ''
  // In "Doe II" the last word means initials, because a suffix needs two names before it.
  return isNameSuffix(last) && words.length > 2 && !isParticle(words[0] ?? '')
    ? readWords(words.slice(0, -1), cited(last))
    : readWords(words, '')
}

/** Formats a name with the given name first: `Martin King Jr.`. */
export const formatAuthorName = (name: AuthorName): string => {
  if ('literal' in name) return name.literal
  const { family, given, suffix: ending = '' } = name
  const parts = familyFirst.test(family + given) ? [family, given] : [given, family, ending]
  return parts.filter(Boolean).join(' ')
}

/** Writes a name with the family name first. Institutions get braces if necessary. */
export const formatInvertedAuthorName = (name: AuthorName): string => {
  if ('literal' in name)
    return areSame(parseAuthorName(name.literal), name) ? name.literal : `{${name.literal}}`
  const { family, given, suffix: ending = '' } = name
  return `${[family, ending].filter(Boolean).join(' ')}, ${given}`
}

/**
 * Writes a name for citation managers: `King, Martin Luther Jr.`. A group of several words ends in
 * a comma, because its last word would become a family name.
 */
export const formatCitationAuthorName = (name: AuthorName): string => {
  if ('literal' in name) return name.literal.includes(' ') ? `${name.literal},` : name.literal
  const { family, given, suffix: ending } = name
  return [family, [given, ending].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

const areSame = (one: AuthorName, other: AuthorName): boolean =>
  'literal' in one || 'literal' in other
    ? formatAuthorName(one) === formatAuthorName(other) && 'literal' in one === 'literal' in other
    : one.family === other.family &&
      one.given === other.given &&
      (one.suffix ?? '') === (other.suffix ?? '')

type Named = Pick<Author, 'name' | 'family' | 'given' | 'suffix'>

const wordsOf = (text: string) => text.split(/[\s,{}]+/).filter(Boolean)

/**
 * Returns the stored parts of an author's name. Returns null if there are none or their words are
 * not those of the name.
 */
const explicitParts = ({
  name,
  family = '',
  given = '',
  suffix: ending = '',
}: Named): AuthorName | null => {
  if (family.trim() === '') return null
  const told = wordsOf(`${family} ${given} ${ending}`).toSorted().join(' ')
  return told === wordsOf(name).toSorted().join(' ')
    ? createAuthorName(family.trim(), given.trim(), ending.trim())
    : null
}

/** Returns an author's name in parts: the stored ones, or else those from parsing the name. */
export const authorNameOf = (author: Named): AuthorName =>
  explicitParts(author) ?? parseAuthorName(author.name)

/**
 * Returns the parts of a name to store. Returns an empty object if parsing the printed name gives
 * the same parts.
 */
export const explicitNameParts = (
  printed: string,
  name: AuthorName,
): Pick<Author, 'family' | 'given' | 'suffix'> => {
  if (areSame(parseAuthorName(printed), name)) return {}
  if ('literal' in name) return { family: name.literal, given: '' }
  const { family, given, suffix: ending } = name
  return { family, given, ...(ending && { suffix: ending }) }
}

/** Removes the stored parts of an author's name if parsing the name gives the same parts. */
export const withExplicitNameParts = <A extends Author>({
  family,
  given,
  suffix: ending,
  ...author
}: A) => ({
  ...author,
  ...explicitNameParts(
    author.name,
    authorNameOf({
      name: author.name,
      ...(family !== undefined && { family }),
      ...(given !== undefined && { given }),
      ...(ending !== undefined && { suffix: ending }),
    }),
  ),
})

/**
 * Returns an author's name for a text of authors: as printed, or with the family name first if
 * parsing needs that.
 */
export const authorTextOf = (author: Named): string => {
  const name = authorNameOf(author)
  return areSame(parseAuthorName(author.name), name) ? author.name : formatInvertedAuthorName(name)
}

export const firstAuthorText = ([first]: readonly Named[]): string =>
  first === undefined ? '' : authorTextOf(first)

/** Returns an author's name with the given name first. Only names with a comma need conversion. */
export const spokenAuthorName = (author: Named): string =>
  author.name.includes(',') ? formatAuthorName(authorNameOf(author)) : author.name
