import { createInvalidInputError } from '#contract/call/api-error.ts'
import { isAccessGranted } from '#contract/call/role.ts'
import type { ContentPage } from '#contract/content/content-field.ts'
import { parseStoredContent } from '#contract/content/content-schema.ts'
import { contentFields, contentNames, isContentName } from '#contract/content/fields.ts'
import type { ChangedContent } from '#contract/content/group.ts'
import { findBuiltInContent } from '#contract/content/languages/shipped-in.ts'
import { siteApi } from '#contract/site/site.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { createVisitorReader } from '#server/base/reader/read-as.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { brandHandlers } from './brand-routes.ts'
import { firstStepHandlers } from './first-step-handlers.ts'
import { languageHandlers, type SwapLanguages } from './language-routes.ts'
import { readLanguageCodes, resolveTranslationLanguage } from './languages-store.ts'
import { readMenus, updateMenus } from './menus-store.ts'
import { readNewestEntryPaths } from './newest-pages.ts'
import { readVisibleDefaultTexts, saveFieldsMarkedAsFitting } from './shipped-store.ts'
import {
  changeContentDraft,
  readContentDraft,
  readPublishedContent,
  resetContentDraft,
} from './store.ts'
import { findHiddenLinkTargets } from './targets.ts'
import {
  changeLocalisedDraft,
  defaultContentInLanguage,
  pickContentOfPage,
  publishLocalisedContent,
  publishMainLanguageContent,
  readLocalisedContent,
  readLocalisedDraft,
  resetLocalisedDraft,
} from './words.ts'

const targetNames = contentNames.filter((name) => contentFields[name].kind === 'target')

export const siteRoutes = (services: BaseServices, swapLanguages: SwapLanguages) => {
  const { database, media, publicUrl } = services
  const { queries } = database
  const visitor = () => createVisitorReader(services)

  /** Returns the published content without links to hidden pages. */
  const readShown = async (): Promise<ChangedContent> => {
    const shown = { ...(await readPublishedContent(queries)) }
    for (const name of targetNames) {
      const target = shown[name]
      if (typeof target !== 'string') continue
      if ((await findHiddenLinkTargets(queries, visitor, [target])).length > 0) shown[name] = ''
    }
    return shown
  }

  const readContent = async (
    page: ContentPage | undefined,
    lang: string | undefined,
    mayEdit: boolean,
  ) => {
    const [main = ''] = await readLanguageCodes(queries)
    const shown = { ...defaultContentInLanguage(main), ...(await readShown()) }
    if (lang !== undefined) {
      const words = await readLocalisedContent(queries, { lang, main }, page, shown)
      const visible = {
        ...words,
        defaults: pickContentOfPage(page, { ...shown, ...findBuiltInContent(lang) }),
      }
      return mayEdit
        ? { ...visible, ...(await readLocalisedDraft(queries, { lang, main }, page, shown)) }
        : visible
    }
    const visible = {
      content: pickContentOfPage(page, shown),
      defaults: pickContentOfPage(page, defaultContentInLanguage(main)),
    }
    if (!mayEdit) return visible
    const { changed, version } = await readContentDraft(queries)
    return {
      ...visible,
      draft: pickContentOfPage(page, { ...defaultContentInLanguage(main), ...changed }),
      version,
    }
  }

  /** Returns the language being edited, or undefined for the main one. */
  const langOf = async (asked: string | undefined) =>
    asked ? resolveTranslationLanguage(await readLanguageCodes(queries), asked) : undefined

  return createApiModule(siteApi, {
    getContent: ({ input: { page }, lang, who }) =>
      readContent(page, lang, isAccessGranted('editor', who?.role ?? null)),

    updateContent: async ({ input: { fields, version, ...input }, who }) => {
      const lang = await langOf(input.lang)
      const given = parseStoredContent(fields)
      await writeInTransaction(database, who, (tx) =>
        lang === undefined
          ? changeContentDraft(tx, { media, publicUrl }, version, given)
          : changeLocalisedDraft(tx, lang, version, given),
      )
      return readContent(undefined, lang, true)
    },

    publishContent: async ({ input: { version, ...input }, who }) => {
      const lang = await langOf(input.lang)
      await writeInTransaction(database, who, (tx) =>
        lang === undefined
          ? publishMainLanguageContent(tx, version)
          : publishLocalisedContent(tx, lang, version),
      )
      return readContent(undefined, lang, true)
    },

    resetContent: async ({ input: { names, version, ...input }, who }) => {
      const lang = await langOf(input.lang)
      const unknown = names.findIndex((name) => !isContentName(name))
      if (unknown >= 0)
        throw createInvalidInputError([
          { path: `names.${unknown}`, message: 'There is no such field' },
        ])
      await writeInTransaction(database, who, async (tx) => {
        if (lang === undefined) await resetContentDraft(tx, version, names)
        else await resetLocalisedDraft(tx, lang, version, names)
      })
      return readContent(undefined, lang, true)
    },

    getMenus: async ({ lang, who }) => {
      const mayEdit = isAccessGranted('editor', who?.role ?? null)
      return readMenus(queries, visitor, mayEdit, await readLanguageCodes(queries), lang)
    },

    updateMenus: async ({ input: { version, ...changes }, who }) => {
      await writeInTransaction(database, who, (tx) => updateMenus(tx, publicUrl, version, changes))
      return readMenus(queries, visitor, true, await readLanguageCodes(queries))
    },

    ...brandHandlers(services),
    ...firstStepHandlers(services),
    ...languageHandlers(services, swapLanguages),

    getNewestPages: async () => ({ pages: await readNewestEntryPaths(queries, await visitor()) }),

    getShipped: async () => ({ shipped: await readVisibleDefaultTexts(queries, visitor) }),

    setFitting: async ({ input: { names, fits } }) => {
      await queries.transaction().execute((trx) => saveFieldsMarkedAsFitting(trx, names, fits))
      return { shipped: await readVisibleDefaultTexts(queries, visitor) }
    },
  })
}
