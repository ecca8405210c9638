import { type EntityDefinition, titleFieldOf } from '#contract/call/entity.ts'
import { excerpt } from '#contract/text/excerpt.ts'
import { tooComplexLine } from '#contract/text/markdown-load.ts'
import type { Queries } from '#server/base/db/database.ts'
import { textAt, textPlaces, withLists } from '#server/base/field-types/translated.ts'
import type { Write } from '#server/base/write/write.ts'
import type { Made } from './kept-texts.ts'

export interface SourceText {
  readonly source: string
  /** Whether the text is Markdown. */
  readonly isLong: boolean
}

/** Translatable texts of an entry, without empty ones. */
export interface Source {
  readonly id: string
  readonly title: string
  readonly texts: ReadonlyMap<string, SourceText>
}

export interface Languages {
  readonly main: string
  readonly lang: string
}

export interface Sources {
  read(queries: Queries, id?: string): Promise<readonly Source[]>
  /** Returns built-in translations, which are used if the group has none of its own. */
  shipped?(languages: Languages, entry: Source): ReadonlyMap<string, Made>
  /**
   * Replaces source texts by those of `lang`, which becomes the main language. By default, writes
   * to the entity's columns.
   */
  write?(write: Write, texts: ReadonlyMap<string, string>, lang: string): Promise<void>
}

const titleLength = 80

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

const longestTitle = 2_000

/** Returns why a text cannot be the translation of a field, or undefined if it can. */
export const translationProblem = (
  field: SourceText | undefined,
  text: string,
): string | undefined => {
  if (field === undefined) return 'There is no such text to translate'
  const isOneLine = !field.source.includes('\n') && field.source.length <= 200 && !field.isLong
  if (isOneLine && text.length > longestTitle) return 'At most 2,000 characters'
  const line = field.isLong ? tooComplexLine(text) : 0
  return line > 0 ? `Too complicated to read, line ${line}` : undefined
}
