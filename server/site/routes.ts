import { invalid } from '#contract/call/api-error.ts'
import { isGranted } from '#contract/call/role.ts'
import type { ContentPage } from '#contract/content/field.ts'
import {
  contentDefaults,
  contentFields,
  contentNames,
  isContentName,
  namesOn,
} from '#contract/content/fields.ts'
import type { ChangedContent } from '#contract/content/group.ts'
import { readableContent } from '#contract/content/schema.ts'
import { siteApi } from '#contract/site/site.ts'
import { implement } from '#server/base/http/implement.ts'
import { readAsVisitor } from '#server/base/reader/read-as.ts'
import { write } from '#server/base/write/write.ts'
import type { Services } from '#server/services.ts'
import { brandHandlers } from './brand-routes.ts'
import { firstStepHandlers } from './first-steps.ts'
import { readMenus, updateMenus } from './menus-store.ts'
import { keepFitting, readShipped } from './shipped-store.ts'
import { changeDraft, publishDraft, readDraft, readPublished, resetDraft } from './store.ts'
import { hiddenTargets } from './targets.ts'

const valuesOf = (page: ContentPage | undefined, changed: ChangedContent) =>
  Object.fromEntries(namesOn(page).map((name) => [name, changed[name] ?? contentDefaults[name]]))

/** The fields that lead somewhere. */
const targetNames = contentNames.filter((name) => contentFields[name].kind === 'target')

/** What the pages say and show of their own. */
export const siteRoutes = (services: Services) => {
  const { database, media, publicUrl } = services
  const { queries } = database
  const visitor = () => readAsVisitor(services)

  /** What visitors read of the pages: a link to what they may not see is left out. */
  const readShown = async (): Promise<ChangedContent> => {
    const shown = { ...(await readPublished(queries)) }
    for (const name of targetNames) {
      const target = shown[name]
      if (typeof target !== 'string') continue
      if ((await hiddenTargets(queries, visitor, [target])).length > 0) shown[name] = ''
    }
    return shown
  }

  const readContent = async (page: ContentPage | undefined, mayEdit: boolean) => {
    const visible = {
      content: valuesOf(page, await readShown()),
      defaults: valuesOf(page, {}),
    }
    if (!mayEdit) return visible
    const { changed, version } = await readDraft(queries)
    return { ...visible, draft: valuesOf(page, changed), version }
  }

  return implement(siteApi, {
    getContent: ({ input: { page }, who }) =>
      readContent(page, isGranted('editor', who?.role ?? null)),

    updateContent: async ({ input: { fields, version }, who }) => {
      await write(database, who, (tx) =>
        changeDraft(tx, { media, publicUrl }, version, readableContent(fields)),
      )
      return readContent(undefined, true)
    },

    publishContent: async ({ input: { version }, who }) => {
      await write(database, who, (tx) => publishDraft(tx, version))
      return readContent(undefined, true)
    },

    resetContent: async ({ input: { names, version }, who }) => {
      const unknown = names.findIndex((name) => !isContentName(name))
      if (unknown >= 0)
        throw invalid([{ path: `names.${unknown}`, message: 'There is no such field' }])
      await write(database, who, (tx) => resetDraft(tx, version, names))
      return readContent(undefined, true)
    },

    getMenus: ({ who }) => readMenus(queries, visitor, isGranted('editor', who?.role ?? null)),

    updateMenus: async ({ input: { version, ...changes }, who }) => {
      await write(database, who, (tx) => updateMenus(tx, publicUrl, version, changes))
      return readMenus(queries, visitor, true)
    },

    ...brandHandlers(services),
    ...firstStepHandlers(services),

    getShipped: async () => ({ shipped: await readShipped(queries) }),

    setFitting: async ({ input: { names, fits } }) => {
      await queries.transaction().execute((trx) => keepFitting(trx, names, fits))
      return { shipped: await readShipped(queries) }
    },
  })
}
