import { type EntityDefinition, titleFieldNameOf } from '#contract/call/entity.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import { findTooComplexLine } from '#contract/text/markdown-load.ts'
import type { Queries } from '#server/base/db/database.ts'
import {
  findTranslatableTextLocations,
  parseListColumns,
  readTranslatableText,
} from '#server/base/field-types/translated.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import type { TranslatedText } from './kept-texts.ts'

export interface TranslatableText {
  readonly source: string
  /** Whether the text is Markdown. */
  readonly isLong: boolean
}

/** Translatable texts of an entry, without empty ones. */
export interface TranslatableEntryTexts {
  readonly id: string
  readonly title: string
  readonly texts: ReadonlyMap<string, TranslatableText>
}

export interface LanguagePair {
  readonly main: string
  readonly lang: string
}

export interface SourceReader {
  read(queries: Queries, id?: string): Promise<readonly TranslatableEntryTexts[]>
  /** Returns built-in translations of an entry, which are used unless the site has its own. */
  builtIn?(
    languages: LanguagePair,
    entry: TranslatableEntryTexts,
  ): ReadonlyMap<string, TranslatedText>
  /**
   * Replaces the source texts by their translations into `lang`, which becomes the main language. By default,
   * writes to the entity's columns.
   */
  write?(write: WriteTransaction, texts: ReadonlyMap<string, string>, lang: string): Promise<void>
}

const titleLength = 80

export const collectTranslatableTextsOfRow = (
  definition: EntityDefinition,
  row: object,
): TranslatableEntryTexts => {
  const places = findTranslatableTextLocations(definition, parseListColumns(definition, row))
  const texts = places
    .filter((place) => readTranslatableText(place) !== '')
    .map(
      (place) =>
        [place.name, { source: readTranslatableText(place), isLong: place.isLong }] as const,
    )
  const title = String(Reflect.get(row, titleFieldNameOf(definition) ?? '') ?? '')
  return {
    id: String(Reflect.get(row, '_id')),
    title: createExcerpt(title || texts[0]?.[1].source || definition.label, titleLength),
    texts: new Map(texts),
  }
}

const longestTitle = 2_000

/** Returns why a text cannot be the translation of a field, or undefined if it can. */
export const findInvalidTranslationReason = (
  field: TranslatableText | undefined,
  text: string,
): string | undefined => {
  if (field === undefined) return 'There is no such text to translate'
  const isOneLine = !field.source.includes('\n') && field.source.length <= 200 && !field.isLong
  if (isOneLine && text.length > longestTitle) return 'At most 2,000 characters'
  const line = field.isLong ? findTooComplexLine(text) : 0
  return line > 0 ? `Too complicated to read, line ${line}` : undefined
}
