import { notFound } from '#contract/call/api-error.ts'
import { labelOf } from '#contract/lifecycle/entities.ts'
import { type Translation, translationApi } from '#contract/lifecycle/translation.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { type InLanguage, readKept } from '#server/base/entity/kept-texts.ts'
import type { Languages, Source } from '#server/base/entity/source-texts.ts'
import { implement } from '#server/base/http/implement.ts'
import { write } from '#server/base/write/write.ts'
import { readCodes, readHeldCodes } from '#server/site/languages-store.ts'
import { exportCsv } from './export.ts'
import { importCsv } from './import.ts'
import { otherLanguage } from './other-language.ts'
import { saveTexts } from './save.ts'
import { allSources as sources } from './sources.ts'
import { readOverview } from './translation-overview.ts'
import { toField } from './translation-state.ts'

export const translationRoutes = ({ database, media }: BaseServices) => {
  const { queries } = database

  const requireOther = async (lang: string): Promise<Languages> =>
    otherLanguage(await readCodes(queries), lang)

  const readSource = async ({ entity, id }: InLanguage): Promise<Source> => {
    const [source] = (await sources.get(entity)?.read(queries, id)) ?? []
    if (source === undefined) throw notFound(labelOf(entity))
    return source
  }

  const readTranslation = async (
    named: InLanguage,
    languages: Languages,
  ): Promise<{ translation: Translation }> => {
    const source = await readSource(named)
    const { texts, title } = source
    const ships = sources.get(named.entity)?.shipped?.(languages, source)
    const { fields, version } = await readKept(queries, named)
    const shown = [...texts].map(
      ([name, text]) => [name, toField(text, fields.get(name), ships?.get(name))] as const,
    )
    const status = shown.some(([, field]) => field.status === 'draft') ? 'draft' : 'published'
    return { translation: { fields: Object.fromEntries(shown), version, status, title } }
  }

  return implement(translationApi, {
    getTranslation: async ({ input }) => {
      return readTranslation(input, await requireOther(input.lang))
    },

    saveTranslation: async ({ input: { fields, version, status, ...named }, who }) => {
      const languages = await requireOther(named.lang)
      const source = await readSource(named)
      const given = new Map(Object.entries(fields))
      await write(database, who, async (tx) => {
        otherLanguage(await readHeldCodes(tx.queries), named.lang)
        await saveTexts(tx, media, named, source, given, { version, status })
      })
      return readTranslation(named, languages)
    },

    overview: async ({ input: { lang, ...wanted } }) => {
      return readOverview(queries, sources, await requireOther(lang), wanted)
    },

    export: async ({ input: { lang } }) => {
      return { csv: await exportCsv(queries, sources, await requireOther(lang)) }
    },

    import: async ({ input: { lang, ...given }, who }) => {
      const languages = await requireOther(lang)
      return importCsv({ database, media }, who, sources, languages, given)
    },
  })
}
