import { createHash } from 'node:crypto'
import type { ImportedEntry } from './importer.ts'
import type { FrontMatterDocument } from './text/front-matter.ts'
import { firstNonEmptyText, toRecord, toText } from './text/values.ts'
import { type ExampleTheme, hashesByTheme } from './theme-example-hashes.ts'

/** Files in which themes have their examples. */
export const examplePaths: Readonly<Record<ExampleTheme, RegExp>> = {
  'al-folio':
    /^_(?:projects\/(?:[\w-]+\/)?\d_project\.|news\/(?:[\w-]+\/)?announcement_\d\.|(?:posts|pages|bibliography|teachings|books)\/)/,
  hugoblox:
    /^(?:content\/(?:[\w-]+\/)?(?:authors|blog|courses|events?|experience|posts?|projects?|publications?|talks?|teaching)\b|data\/authors\/)/,
  'lab-website-template': /^(?:_members|_posts|_data)\//,
  wordpress: /\.xml:/,
}

const examples = Object.entries(examplePaths).map(([theme, path]) => ({
  path,
  hashes: new Set(hashesByTheme[theme as ExampleTheme].split(/\s+/)),
}))

const withoutMarkup = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>|\{%[^{}%]*%\}|!\[[^[\]]*\]\([^()]*\)/g, ' ')
    .replaceAll(/\]\([^()\s]*\)/g, '] ')

/** Returns the sentences and lines of a text that have letters, without signs, blanks and case. */
const sentencesOf = (text: string): string[] =>
  withoutMarkup(text)
    .split(/\n+|(?<=[.!?:])\s+/)
    .map((sentence) => sentence.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ''))
    .filter((letters) => /\p{L}/u.test(letters))

const hashOf = (sentence: string): string =>
  createHash('sha256').update(sentence).digest('base64url').slice(0, 7)

/** Hashes every sentence on its own, so that a sentence that was added to an example is noticed. */
export const hashSentences = (text: string): string[] => sentencesOf(text).map(hashOf)

/** A title such as “Hello” with its repetition in the text proves nothing. */
const minProvingLetters = 15

/** Texts of a file: its title or name, and all that a person wrote in it. */
export interface ExampleTexts {
  readonly title: string
  readonly texts: readonly string[]
}

export const exampleTextsOf = ({ data, body = '' }: Partial<FrontMatterDocument>): ExampleTexts => {
  const { title, name, description, summary, abstract, subtitle, excerpt, bio } = { ...data }
  const texts = [description, summary, abstract, subtitle, excerpt, bio].map(toText)
  return {
    title: firstNonEmptyText(title, name, toRecord(name).display),
    texts: [...texts, body],
  }
}

/**
 * Whether a theme came with this text: its path, its title and each of its sentences are those of an example. One sentence of the
 * group makes it a text of the group.
 */
export const isThemeExample = (source: string, { title, texts }: ExampleTexts): boolean =>
  examples.some(({ path, hashes }) => {
    const isKnown = (sentence: string) => hashes.has(hashOf(sentence))
    if (!path.test(source) || !sentencesOf(title).every(isKnown)) return false
    const sentences = texts.flatMap(sentencesOf)
    return sentences.some(({ length }) => length >= minProvingLetters) && sentences.every(isKnown)
  })

const themeExampleNote = 'An example of the theme, left out unless you tick it'

/** Names the examples of a theme. Categories and teams that only have examples are examples too. */
export const nameThemeExamples = (entries: readonly ImportedEntry[]): ImportedEntry[] => {
  const membersByGroup = new Map<unknown, ImportedEntry[]>()
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  const addMember = (group: unknown, member: ImportedEntry | undefined) => {
    if (member) membersByGroup.set(group, [...(membersByGroup.get(group) ?? []), member])
  }
  for (const entry of entries) {
    const { key, kind, fields } = entry
    if (kind === 'project') addMember(fields.categoryId, entry)
    if (kind === 'team')
      for (const person of [fields.peoples].flat()) addMember(key, byKey.get(String(person)))
  }
  const isExampleGroup = ({ kind, key }: ImportedEntry): boolean =>
    /^(?:category|team)$/.test(kind) &&
    (membersByGroup.get(key)?.every(({ isExample }) => isExample) ?? false)
  return entries.map((entry) =>
    entry.isExample || isExampleGroup(entry)
      ? { ...entry, isExample: true, notes: [themeExampleNote, ...(entry.notes ?? [])] }
      : entry,
  )
}
