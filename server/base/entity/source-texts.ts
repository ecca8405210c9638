import { type EntityDefinition, titleFieldOf } from '#contract/call/entity.ts'
import { excerpt } from '#contract/text/excerpt.ts'
import { tooComplicatedAt } from '#contract/text/markdown-load.ts'
import type { Queries } from '#server/base/db/database.ts'
import { textAt, textPlaces, withLists } from '#server/base/field-types/translated.ts'
import type { Write } from '#server/base/write/write.ts'
import type { Made } from './kept-texts.ts'

/** A text in the main language that is to be translated. */
export interface SourceText {
  readonly source: string
  /** Whether it is Markdown. */
  readonly isLong: boolean
}

/** An entry as translators see it, without empty texts. */
export interface Source {
  readonly id: string
  /** What it is called in the main language. */
  readonly title: string
  readonly texts: ReadonlyMap<string, SourceText>
}

/** From which language into which. */
export interface Languages {
  readonly main: string
  readonly lang: string
}

/** Where the texts of one kind of entry come from. */
export interface Sources {
  /** One entry, or all of them. */
  read(queries: Queries, id?: string): Promise<readonly Source[]>
  /** Texts in a language that ship with Salus and are shown where the group has none of its own. */
  shipped?(languages: Languages, entry: Source): ReadonlyMap<string, Made>
  /**
   * Replaces texts by those of `lang`, which becomes the main language: in the columns of its definition, unless given
   * here.
   */
  write?(write: Write, texts: ReadonlyMap<string, string>, lang: string): Promise<void>
}

const titleLength = 80

/** The texts of an entry, read from its row as its definition says. */
export const sourceIn = (definition: EntityDefinition, row: object): Source => {
  const places = textPlaces(definition, withLists(definition, row))
  const texts = places
    .filter((place) => textAt(place) !== '')
    .map((place) => [place.name, { source: textAt(place), isLong: place.isLong }] as const)
  const title = String(Reflect.get(row, titleFieldOf(definition) ?? '') ?? '')
  return {
    id: String(Reflect.get(row, '_id')),
    title: excerpt(title || texts[0]?.[1].source || definition.label, titleLength),
    texts: new Map(texts),
  }
}

/** Longer than any heading is. */
const longestTitle = 2_000

/** Returns why a text cannot be the translation of a field; undefined if it can. */
export const translationProblem = (
  field: SourceText | undefined,
  text: string,
): string | undefined => {
  if (field === undefined) return 'There is no such text to translate'
  const isOneLine = !field.source.includes('\n') && field.source.length <= 200 && !field.isLong
  if (isOneLine && text.length > longestTitle) return 'At most 2,000 characters'
  const line = field.isLong ? tooComplicatedAt(text) : 0
  return line > 0 ? `Too complicated to read, line ${line}` : undefined
}
