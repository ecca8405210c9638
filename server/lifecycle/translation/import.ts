import { textSchema as textOf } from '#contract/call/fields.ts'
import { appendAll } from '#contract/list/any-length.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { publishTranslations } from '#server/base/entity/kept-changes.ts'
import {
  type FieldTranslations,
  readTranslationsOfKind,
  type TranslatedText,
  updateEntryTranslations,
} from '#server/base/entity/kept-texts.ts'
import {
  findInvalidTranslationReason,
  type LanguagePair,
  type SourceReader,
  type TranslatableEntryTexts,
} from '#server/base/entity/source-texts.ts'
import { findMissingFileError } from '#server/base/media/missing-file.ts'
import { normalizeLikeSpreadsheet } from '#server/base/text/csv.ts'
import {
  createCsvFileError,
  type RejectedCsvRow,
  readCsvFile,
} from '#server/base/text/read-csv-file.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { lockAndReadLanguageCodes } from '#server/site/languages-store.ts'
import { translationCsvColumns } from './csv-columns.ts'
import { assignListItemIds } from './name-items.ts'
import { requireTranslationLanguage } from './other-language.ts'

/** Far above the number of texts of any site. */
const maxRows = 100_000

type TranslationCsvRow = { readonly line: number } & Readonly<
  Record<(typeof translationCsvColumns)[number], string>
>

const readRows = async (file: File) => {
  const { header, rows: read, refused } = await readCsvFile(file, maxRows)
  const places = translationCsvColumns.map((name) => header.indexOf(name))
  const needed = translationCsvColumns.filter((name) => name !== 'state' && !header.includes(name))
  if (needed.length > 0)
    throw createCsvFileError(
      `The first line must name the columns ${translationCsvColumns.join(', ')}`,
    )
  const rows = read.map(({ line, cells }): TranslationCsvRow => {
    const values = places.map((place) => cells[place] ?? '')
    const [entity = '', id = '', field = '', source = '', text = '', state = ''] = values
    return { line, entity, id, field, source, text, state }
  })
  return { rows, refused }
}

const maxSamples = 3
const sampleLength = 100

/** Returns sample texts to detect the encoding, preferably with non-ASCII characters. */
const samplesOf = (rows: readonly TranslationCsvRow[]): string[] => {
  const texts = rows.map(({ text }) => text).filter(Boolean)
  const telling = texts.filter((text) => /\P{ASCII}/u.test(text))
  return (telling.length > 0 ? telling : texts)
    .slice(0, maxSamples)
    .map((text) => truncateText(text, sampleLength))
}

const storableText = textOf(200_000)

const reasonNotToSave = (
  source: TranslatableEntryTexts | undefined,
  { field, text }: TranslationCsvRow,
): string | undefined => {
  if (source === undefined) return 'There is no such entry'
  const sourceText = source.texts.get(field)
  if (sourceText === undefined) return `“${field}” is no text of this entry`
  return (
    storableText.safeParse(text).error?.issues[0]?.message ??
    findInvalidTranslationReason(sourceText, text)
  )
}

interface Known {
  readonly sources: ReadonlyMap<string, TranslatableEntryTexts>
  readonly kept: ReadonlyMap<string, FieldTranslations>
}

type MadeAt = TranslatedText & { readonly line: number }

/** Decides about the rows of one entry: saved, unchanged or rejected. */
const sortRows = (
  rows: readonly TranslationCsvRow[],
  source: TranslatableEntryTexts | undefined,
  kept: FieldTranslations | undefined,
  ships: ReadonlyMap<string, TranslatedText> | undefined,
) => {
  const texts = new Map<string, MadeAt>()
  const refused: RejectedCsvRow[] = []
  let unchanged = 0
  for (const row of rows) {
    const { line, field } = row
    const reason = reasonNotToSave(source, row)
    const sourceText = source?.texts.get(field)
    if (reason !== undefined || sourceText === undefined) {
      refused.push({ line, reason: reason ?? '' })
      continue
    }
    // If the source changed after the export, the imported text is outdated.
    const isCurrent =
      row.source === '' || row.source === normalizeLikeSpreadsheet(sourceText.source)
    const made = { line, text: row.text, source: isCurrent ? sourceText.source : row.source }
    const { published, draft } = kept?.get(field) ?? {}
    const before = published ?? ships?.get(field) ?? draft
    const isSame = before && normalizeLikeSpreadsheet(before.text) === made.text
    // A row that the translator did not edit must not mark an outdated translation as current.
    const isUntouched =
      isSame &&
      (row.state === 'outdated' ||
        normalizeLikeSpreadsheet(before.source) === normalizeLikeSpreadsheet(made.source))
    if (made.text === '' || isUntouched) unchanged++
    else texts.set(field, made)
  }
  return { texts, refused, unchanged }
}

/** Imports a translation file. Rejects rows one by one, with line number and reason. A dry run saves nothing. */
export const importTranslations = async (
  { database, media }: Pick<BaseServices, 'database' | 'media'>,
  who: Actor,
  allSources: ReadonlyMap<string, SourceReader>,
  languages: LanguagePair,
  { file, dryRun = false }: { file: File; dryRun?: boolean | undefined },
) => {
  const { lang } = languages
  const { rows, refused: unread } = await readRows(file)
  const refused = [...unread]
  let saved = 0
  let unchanged = 0

  const readKnown = async (entity: string): Promise<Known> => {
    const sources = (await allSources.get(entity)?.read(database.queries)) ?? []
    return {
      sources: new Map(sources.map((source) => [source.id, source])),
      kept: await readTranslationsOfKind(database.queries, lang, entity),
    }
  }

  const save = async (
    entity: string,
    { id, texts: known }: TranslatableEntryTexts,
    made: Map<string, MadeAt>,
  ) =>
    writeInTransaction(database, who, async (tx) => {
      requireTranslationLanguage(await lockAndReadLanguageCodes(tx.queries), lang)
      const gone: RejectedCsvRow[] = []
      const kept = new Map(made)
      for (const [name, { line, text }] of made) {
        const reason = await findMissingFileError(tx, media, text)
        if (reason === undefined) continue
        kept.delete(name)
        gone.push({ line, reason })
      }
      if (kept.size === 0) return gone
      if ([...kept.keys()].some((name) => name.includes('.')))
        await assignListItemIds(tx, entity, id)
      const isLong = (name: string) => known.get(name)?.isLong ?? false
      const texts = new Map(Array.from(kept, ([name, { text }]) => [name, text]))
      const from = new Map(
        Array.from(kept, ([name, { source }]) => [name, { source, isLong: isLong(name) }]),
      )
      await updateEntryTranslations(tx, { entity, id, lang }, undefined, isLong, (before) =>
        publishTranslations(before, texts, from),
      )
      return gone
    })

  for (const [entity, ofKind] of Map.groupBy(rows, (row) => row.entity)) {
    const known = await readKnown(entity)
    for (const [id, ofEntry] of Map.groupBy(ofKind, (row) => row.id)) {
      const source = known.sources.get(id)
      const ships = source && allSources.get(entity)?.builtIn?.(languages, source)
      const judged = sortRows(ofEntry, source, known.kept.get(id), ships)
      unchanged += judged.unchanged
      const isSaved = source && judged.texts.size > 0 && !dryRun
      const gone = isSaved ? await save(entity, source, judged.texts) : []
      saved += judged.texts.size - gone.length
      appendAll(refused, [...judged.refused, ...gone])
    }
  }
  return {
    saved,
    unchanged,
    samples: samplesOf(rows),
    refused: refused.toSorted((a, b) => a.line - b.line),
  }
}
