import { createNotFoundError } from '#contract/call/api-error.ts'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import { type EntryTranslation, translationApi } from '#contract/lifecycle/translation.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { readEntryTranslations, type TranslationTarget } from '#server/base/entity/kept-texts.ts'
import type { LanguagePair, TranslatableEntryTexts } from '#server/base/entity/source-texts.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { lockAndReadLanguageCodes, readLanguageCodes } from '#server/site/languages-store.ts'
import { exportTranslations } from './export.ts'
import { importTranslations } from './import.ts'
import { requireTranslationLanguage } from './other-language.ts'
import { saveTranslatedTexts } from './save.ts'
import { sourceTextReaders as sources } from './sources.ts'
import { readTranslationOverview } from './translation-overview.ts'
import { toTranslationField } from './translation-state.ts'

export const translationRoutes = ({ database, media }: BaseServices) => {
  const { queries } = database

  const requireOther = async (lang: string): Promise<LanguagePair> =>
    requireTranslationLanguage(await readLanguageCodes(queries), lang)

  const readSource = async ({ entity, id }: TranslationTarget): Promise<TranslatableEntryTexts> => {
    const [source] = (await sources.get(entity)?.read(queries, id)) ?? []
    if (source === undefined) throw createNotFoundError(entityLabelOf(entity))
    return source
  }

  const readTranslation = async (
    named: TranslationTarget,
    languages: LanguagePair,
  ): Promise<{ translation: EntryTranslation }> => {
    const source = await readSource(named)
    const { texts, title } = source
    const ships = sources.get(named.entity)?.builtIn?.(languages, source)
    const { fields, version } = await readEntryTranslations(queries, named)
    const shown = [...texts].map(
      ([name, text]) =>
        [name, toTranslationField(text, fields.get(name), ships?.get(name))] as const,
    )
    const status = shown.some(([, field]) => field.status === 'draft') ? 'draft' : 'published'
    return { translation: { fields: Object.fromEntries(shown), version, status, title } }
  }

  return createApiModule(translationApi, {
    getTranslation: async ({ input }) => {
      return readTranslation(input, await requireOther(input.lang))
    },

    saveTranslation: async ({ input: { fields, version, status, ...named }, who }) => {
      const languages = await requireOther(named.lang)
      const source = await readSource(named)
      const given = new Map(Object.entries(fields))
      await writeInTransaction(database, who, async (tx) => {
        requireTranslationLanguage(await lockAndReadLanguageCodes(tx.queries), named.lang)
        await saveTranslatedTexts(tx, media, named, source, given, { version, status })
      })
      return readTranslation(named, languages)
    },

    overview: async ({ input: { lang, ...wanted } }) => {
      return readTranslationOverview(queries, sources, await requireOther(lang), wanted)
    },

    export: async ({ input: { lang } }) => {
      return { csv: await exportTranslations(queries, sources, await requireOther(lang)) }
    },

    import: async ({ input: { lang, ...given }, who }) => {
      const languages = await requireOther(lang)
      return importTranslations({ database, media }, who, sources, languages, given)
    },
  })
}
