import type { Author } from './publication-fields.ts'

/** A person's name in parts, or an institution as one text. */
export type Name = (
  | { readonly family: string; readonly given: string; readonly suffix?: string }
  | { readonly literal: string }
) & {
  readonly orcid?: string
  readonly isEqual?: boolean
  readonly isCorresponding?: boolean
}

/** What stands behind a name and belongs to it. */
const suffix = /^(?:jr|sr|ii|iii|iv|2nd|3rd|4th)\.?$/i
/** What stands behind a name and is left out where it is cited. */
const degree = /^(?:ph\.?d|m\.d)\.?$/i
/** Nothing but the first letters of names. */
const initials = /^(?:\p{Lu}\.?-?){1,4}$/u

/** Whether a word is what stands behind a name, as `Jr.` and `III` do. */
export const isSuffix = (word: string): boolean => suffix.test(word) || degree.test(word)

/** Whether a word is nothing but the first letters of names. */
export const isInitials = (word: string): boolean => initials.test(word)

/** Parts of a family name that are written small before it. */
const particles = new Set(
  "af al am an auf av bin da dal dalla dalle das de del dela della delle den der des di do dos du el es het ibn im la las le les lo los op san st ten ter the to und van vanden vander vom von y zu zum zur 't d' l'".split(
    ' ',
  ),
)
const isParticle = (word: string) =>
  particles.has(word.toLowerCase()) && word === word.toLowerCase()

/** Words that a person's name does not have and an institution's does. */
const institution =
  /\b(?:universit\p{L}+|institut\p{L}*|hospital|consortium|group|collaborat\p{L}+|committee|organi[sz]ation|society|association|centre|center|network|initiative|investigators|council|department|laborator\p{L}+|team|foundation|agency|ministry|trialists|working)\b/iu

/** Words that join the parts of an institution's name. */
const joining = /\s(?:for|of|and)\s/i

/** Last words of institutions that are no family names, and what only stands before a place or a subject. */
const groupWord =
  /^(?:consortium|group|collaborat(?:ion|ive|ors)|committee|organi[sz]ation|association|network|initiative|investigators|team|trialists|university|hospital|institute)$|^(?:of|for) /i

/** A name in the scripts of China, Japan and Korea, where the family name comes first. */
const familyFirst = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー・\s]+$/u

const person = (family: string, given: string, ending = ''): Name =>
  ending === '' ? { family, given } : { family, given, suffix: ending }

/** Takes what stands behind a name, such as `II`, off the end of one of its parts. */
const withoutEnding = (part: string): { rest: string; ending: string } => {
  const words = part.split(' ')
  const last = words.at(-1) ?? ''
  return words.length > 1 && isSuffix(last)
    ? { rest: words.slice(0, -1).join(' ').replace(/,$/, ''), ending: cited(last) }
    : { rest: part, ending: '' }
}

/** A name whose family name is told: what stands behind that, such as `II`, is set apart from it. */
export const inParts = (family: string, given: string, ending = ''): Name => {
  if (given === '') return { literal: [family, ending].filter(Boolean).join(' ') }
  if (ending === '' && groupWord.test(family)) return { literal: `${given} ${family}` }
  // "Doe, Jane, Jr." in the places of "Doe, Jr., Jane", and "III, Hal Daumé".
  if (isSuffix(given) && ending !== '' && !isSuffix(ending)) return inParts(family, ending, given)
  if (ending === '' && suffix.test(family) && given.includes(' '))
    return readName(`${given} ${family}`)
  if (ending !== '') return person(family, given, cited(ending))
  const [before, after] = [withoutEnding(family), withoutEnding(given)]
  return person(before.rest, after.rest, before.ending || after.ending)
}

const readInverted = (before: string, after: string, more: readonly string[]): Name => {
  if (more.length > 0 && isSuffix(after)) return person(before, more.join(' '), cited(after))
  return inParts(before, after, more.join(' '))
}

const cited = (ending: string): string => (degree.test(ending) ? '' : ending)

const spelled = (letters: string): string => letters.replace(/\p{Lu}(?![.-])/gu, '$&. ').trim()

const readWords = (words: readonly string[], ending: string): Name => {
  const last = words.at(-1) ?? ''
  // "Doe J", "van der Doe JM" and "Ng A.Y.", as medical journals and Embase write.
  if (/^(\p{Lu}[.-]*){1,3}$/u.test(last) && !initials.test(words[0] ?? '')) {
    return person(words.slice(0, -1).join(' '), spelled(last), ending)
  }
  const firstParticle = words.findIndex((word, index) => index > 0 && isParticle(word))
  const start =
    firstParticle > 0 && firstParticle < words.length - 1 ? firstParticle : words.length - 1
  return person(words.slice(start).join(' '), words.slice(0, start).join(' '), ending)
}

/** `{Google DeepMind}`, `Tammy {Riklin Raviv}` and `{Riklin Raviv}, Tammy`. */
const readBraced = ([before = '', family = '', after = '']: readonly string[]): Name =>
  after.startsWith(',') ? person(family, after.slice(1).trim()) : inParts(family, before, after)

/**
 * Reads one name: `Doe, Jane`, `King, Jr., Martin`, `Jane van der Doe`, `Doe J`, an institution as it stands, and
 * what stands in braces as an institution or a family name.
 */
export const readName = (text: string): Name => {
  const name = text.trim().replaceAll(/\s+/g, ' ')
  const braced = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(name)
  if (braced) return readBraced(braced.slice(1).map((part) => part.trim()))
  const [before = '', after, ...more] = name.split(',').map((part) => part.trim())
  const isGroupInverted = groupWord.test(before) && after !== undefined && more.length === 0
  if (isGroupInverted) return inParts(before, after)
  if (institution.test(name) || (!name.includes(',') && joining.test(name)))
    return { literal: name }
  if (after !== undefined && after !== '') return readInverted(before, after, more)
  const words = before.split(' ')
  if (words.length === 1) return { literal: before }
  if (familyFirst.test(before)) return person(words[0] ?? '', words.slice(1).join(' '))
  const last = words.at(-1) ?? ''
  // "Doe II" has no other given names than those two letters.
  return isSuffix(last) && words.length > 2 && !isParticle(words[0] ?? '')
    ? readWords(words.slice(0, -1), cited(last))
    : readWords(words, '')
}

/** A name as it is read aloud. */
export const writeName = (name: Name): string => {
  if ('literal' in name) return name.literal
  const { family, given, suffix: ending = '' } = name
  const parts = familyFirst.test(family + given) ? [family, given] : [given, family, ending]
  return parts.filter(Boolean).join(' ')
}

/** A name with the family name first, as lists of authors are sorted; an institution in braces where it needs them. */
export const writeInverted = (name: Name): string => {
  if ('literal' in name)
    return areSame(readName(name.literal), name) ? name.literal : `{${name.literal}}`
  const { family, given, suffix: ending = '' } = name
  return `${[family, ending].filter(Boolean).join(' ')}, ${given}`
}

/**
 * Writes a name as citation managers read it: `King, Martin Luther Jr.`. A group of several words ends in a comma, or
 * its last word would become a family name.
 */
export const writeCited = (name: Name): string => {
  if ('literal' in name) return name.literal.includes(' ') ? `${name.literal},` : name.literal
  const { family, given, suffix: ending } = name
  return [family, [given, ending].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

const areSame = (one: Name, other: Name): boolean =>
  'literal' in one || 'literal' in other
    ? writeName(one) === writeName(other) && 'literal' in one === 'literal' in other
    : one.family === other.family &&
      one.given === other.given &&
      (one.suffix ?? '') === (other.suffix ?? '')

type Named = Pick<Author, 'name' | 'family' | 'given' | 'suffix'>

const wordsOf = (text: string) => text.split(/[\s,{}]+/).filter(Boolean)

/** The parts of an author's name as they are told, if together they are that name. */
const toldParts = ({ name, family = '', given = '', suffix: ending = '' }: Named): Name | null => {
  if (family.trim() === '') return null
  const told = wordsOf(`${family} ${given} ${ending}`).toSorted().join(' ')
  return told === wordsOf(name).toSorted().join(' ')
    ? inParts(family.trim(), given.trim(), ending.trim())
    : null
}

/** An author's name in parts: as they are told, else as the name is read. */
export const nameOf = (author: Named): Name => toldParts(author) ?? readName(author.name)

/** The parts of a name that have to stand beside it, because it would be read as another; else none. */
export const partsBeside = (
  printed: string,
  name: Name,
): Pick<Author, 'family' | 'given' | 'suffix'> => {
  if (areSame(readName(printed), name)) return {}
  if ('literal' in name) return { family: name.literal, given: '' }
  const { family, given, suffix: ending } = name
  return { family, given, ...(ending && { suffix: ending }) }
}

/** An author with the parts of the name where they say more than the name does, and without them where not. */
export const withParts = <A extends Author>({ family, given, suffix: ending, ...author }: A) => ({
  ...author,
  ...partsBeside(
    author.name,
    nameOf({
      name: author.name,
      ...(family !== undefined && { family }),
      ...(given !== undefined && { given }),
      ...(ending !== undefined && { suffix: ending }),
    }),
  ),
})

/** An author's name as it stands in a text of authors: as printed, or family name first where that has to be said. */
export const authorText = (author: Named): string => {
  const name = nameOf(author)
  return areSame(readName(author.name), name) ? author.name : writeInverted(name)
}

/** The first author as in a text of authors; empty when there is none. */
export const firstAuthorOf = ([first]: readonly Named[]): string =>
  first === undefined ? '' : authorText(first)

/** An author's name as it is read aloud; only a comma shows that it was typed another way round. */
export const spokenName = (author: Named): string =>
  author.name.includes(',') ? writeName(nameOf(author)) : author.name
