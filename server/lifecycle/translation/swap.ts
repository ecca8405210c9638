import { sql } from 'kysely'
import { ApiError } from '#contract/call/api-error.ts'
import { isUniqueViolation } from '#server/base/db/faults.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import {
  type FieldTranslations,
  readTranslationsOfKind,
  type TranslatedText,
  updateEntryTranslations,
} from '#server/base/entity/kept-texts.ts'
import { toEntryColumns } from '#server/base/entity/record.ts'
import { updateRow } from '#server/base/entity/rows.ts'
import type { SourceReader, TranslatableEntryTexts } from '#server/base/entity/source-texts.ts'
import {
  findTranslatableTextLocations,
  parseListColumns,
} from '#server/base/field-types/translated.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { journaledEntitiesByName } from '#server/lifecycle/records.ts'
import { sourceTextReaders } from './sources.ts'

const writeSource = async (
  write: WriteTransaction,
  entity: string,
  id: string,
  texts: ReadonlyMap<string, string>,
): Promise<void> => {
  const definition = entityDefinitionOf(entity)
  const record = journaledEntitiesByName.get(entity)
  if (definition === undefined || record === undefined) return
  await write.update(record, id, undefined, async () => {
    const { rows } = await sql<object>`
      select * from ${sql.table(entity)} where "_id" = ${id}`.execute(write.queries)
    const entry = parseListColumns(definition, rows[0] ?? {})
    const changed: Record<string, unknown> = {}
    for (const place of findTranslatableTextLocations(definition, entry)) {
      const text = texts.get(place.name)
      if (text === undefined) continue
      place.holder[place.key] = text
      const [field = ''] = place.name.split('.')
      changed[field] = entry[field]
    }
    await updateRow(write.queries, entity, id, toEntryColumns(definition, changed)).catch(
      rethrowAsNameTaken,
    )
  })
}

const rethrowAsNameTaken = (error: unknown): never => {
  if (!isUniqueViolation(error)) throw error
  throw new ApiError('nameTaken', 'Two entries would have the same name. Rename one of them first.')
}

/** Returns the published texts of a language: custom ones, or built-in ones. */
const publishedTextsIn = (
  fields: FieldTranslations,
  shipped: ReadonlyMap<string, TranslatedText> | undefined,
  source: TranslatableEntryTexts,
): ReadonlyMap<string, string> =>
  new Map(
    [...source.texts.keys()].flatMap((name) => {
      const made = fields.get(name)?.published ?? shipped?.get(name)
      return made ? [[name, made.text] as const] : []
    }),
  )

const withTexts = (
  source: TranslatableEntryTexts,
  texts: ReadonlyMap<string, string>,
): TranslatableEntryTexts => ({
  ...source,
  texts: new Map(
    Array.from(source.texts, ([name, text]) => [
      name,
      { ...text, source: texts.get(name) ?? text.source },
    ]),
  ),
})

const swapEntry = async (
  write: WriteTransaction,
  entity: string,
  sources: SourceReader,
  source: TranslatableEntryTexts,
  texts: ReadonlyMap<string, string>,
  [from = '', to = '', ...others]: readonly string[],
): Promise<void> => {
  const { id } = source
  const isLong = (name: string) => source.texts.get(name)?.isLong ?? false
  const change = (
    lang: string,
    make: (name: string, before: TranslatedText | undefined) => TranslatedText | undefined,
  ) =>
    updateEntryTranslations(write, { entity, id, lang }, undefined, isLong, (before) => {
      const after = new Map(before)
      for (const name of texts.keys()) {
        const { published, draft } = before.get(name) ?? {}
        after.set(name, { published: make(name, published), draft })
      }
      return new Map([...after].filter(([, kept]) => kept.published ?? kept.draft))
    })
  const before = (name: string) => source.texts.get(name)?.source ?? ''
  const now = (name: string) => texts.get(name) ?? ''
  if (sources.write) await sources.write(write, texts, to)
  else await writeSource(write, entity, id, texts)
  const ships = sources.builtIn?.({ lang: from, main: to }, withTexts(source, texts))
  await change(from, (name) => {
    const [text, source] = [before(name), now(name)]
    const built = ships?.get(name)?.text
    // Without a built-in text, the language showed the built-in English one, which must not be saved as a
    // translation.
    const isFallback = ships !== undefined && built === undefined && text === source
    return isFallback || built === text ? undefined : { text, source }
  })
  await change(to, () => undefined)
  // Marks translations into other languages as made from the new source text, so that they do not become
  // outdated.
  for (const lang of others) {
    await change(lang, (name, made) =>
      made && made.source === before(name) ? { ...made, source: now(name) } : made,
    )
  }
}

/** Swaps the texts of two languages if an entry has both. */
export const swapLanguages = async (
  write: WriteTransaction,
  from: string,
  to: string,
  others: readonly string[],
): Promise<void> => {
  for (const [entity, sources] of sourceTextReaders) {
    const kept = await readTranslationsOfKind(write.queries, to, entity)
    if (kept.size === 0 && !sources.builtIn) continue
    for (const source of await sources.read(write.queries)) {
      const ships = sources.builtIn?.({ lang: to, main: from }, source)
      const texts = publishedTextsIn(kept.get(source.id) ?? new Map(), ships, source)
      if (texts.size > 0) {
        await swapEntry(write, entity, sources, source, texts, [from, to, ...others])
      }
    }
  }
}
