import type { Queries } from '#server/base/db/database.ts'
import { getTranslationState } from '#server/base/entity/kept-texts.ts'
import type { LanguagePair, SourceReader } from '#server/base/entity/source-texts.ts'
import { toCsv } from '#server/base/text/csv.ts'
import { translationCsvColumns } from './csv-columns.ts'
import { listTranslations } from './translation-overview.ts'

export const exportTranslations = async (
  queries: Queries,
  sources: ReadonlyMap<string, SourceReader>,
  languages: LanguagePair,
): Promise<string> => {
  const rows = (await listTranslations(queries, sources, languages)).map(
    ({ entity, entry: { id }, field, source, made }) => [
      ...[entity, id, field, source, made?.text ?? ''],
      getTranslationState(source, made),
    ],
  )
  // Spreadsheets need a byte order mark to recognize UTF-8.
  return `\uFEFF${toCsv([translationCsvColumns, ...rows])}`
}
