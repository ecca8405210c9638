import { createInvalidInputError } from '#contract/call/api-error.ts'
import { menuNames, type SiteMenus } from '#contract/site/default-menus.ts'
import { siteMenusEntity } from '#contract/site/site-menus.ts'
import type { Queries } from '#server/base/db/database.ts'
import { publishTranslations } from '#server/base/entity/kept-changes.ts'
import { updateEntryTranslations } from '#server/base/entity/kept-texts.ts'
import { readPublishedTranslations, type TextsByField } from '#server/base/reader/translations.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { readTranslatedCollectionNames } from '#server/collection/linked-store.ts'
import { lockAndReadLanguageCodes } from './languages-store.ts'
import { defaultMenuLabel, mapMenuItems, menuItemsWithLabelNames } from './menu-labels.ts'
import { newNamesOfMovedLabels, renameMapKeys } from './moved-labels.ts'

const named = { entity: siteMenusEntity.name, id: 'menus' }

const readLabels = async (queries: Queries, lang: string): Promise<TextsByField> => {
  const textsOf = await readPublishedTranslations(
    queries,
    lang,
    new Map([[named.entity, new Set([named.id])]]),
    false,
  )
  return textsOf(named.entity, named.id)
}

/**
 * Returns the menus in another language. Default items without a translation have the title of
 * their page, and those with the name of a collection its translated name.
 */
export const translateMenus = async (
  queries: Queries,
  lang: string,
  menus: SiteMenus,
): Promise<SiteMenus> => {
  const own = await readLabels(queries, lang)
  const targets = menuNames.flatMap((menu) => menus[menu].map(({ target }) => target))
  const collections = await readTranslatedCollectionNames(queries, lang, targets)
  return mapMenuItems(menus, (item, name) => {
    const collection = collections.get(item.target)
    const called = collection?.name === item.label ? collection.translated : undefined
    const label = own[name] ?? called ?? defaultMenuLabel(lang, item.label)
    return label === undefined
      ? { ...item, untranslated: ['label'] }
      : { ...item, label, untranslated: [] }
  })
}

/** Returns the menus with the labels of their items in other languages. */
export const withTranslatedMenuLabels = async (
  queries: Queries,
  others: readonly string[],
  menus: SiteMenus,
): Promise<SiteMenus> => {
  const known = new Map<string, TextsByField>()
  for (const lang of others) known.set(lang, await readLabels(queries, lang))
  return mapMenuItems(menus, (item, name) => {
    const labels = [...known].flatMap(([lang, texts]) => {
      const label = texts[name]
      return label === undefined ? [] : [[lang, label] as const]
    })
    return labels.length > 0 ? { ...item, labels: Object.fromEntries(labels) } : item
  })
}

export const withoutTranslatedMenuLabels = (menus: Partial<SiteMenus>): Partial<SiteMenus> =>
  Object.fromEntries(
    Object.entries(menus).map(([menu, items]) => [
      menu,
      items?.map(({ label, target }) => ({ label, target })),
    ]),
  )

/** Returns the languages with translated labels, including those that the site removed. */
const readLanguagesOf = async (queries: Queries): Promise<string[]> => {
  const rows = await queries
    .selectFrom('translation')
    .select('lang')
    .where('entity', '=', named.entity)
    .where('entityId', '=', named.id)
    .execute()
  return rows.map(({ lang }) => lang)
}

/** Saves labels in other languages if they are given. Keeps the others. */
export const saveTranslatedMenuLabels = async (
  write: WriteTransaction,
  given: Partial<SiteMenus>,
  before: SiteMenus,
  all: SiteMenus,
): Promise<void> => {
  const [, ...others] = await lockAndReadLanguageCodes(write.queries)
  for (const menu of menuNames) {
    for (const [at, { labels = {} }] of (given[menu] ?? []).entries()) {
      const foreign = Object.keys(labels).find((lang) => !others.includes(lang))
      if (foreign === undefined) continue
      const path = `${menu}.${at}.labels.${foreign}`
      throw createInvalidInputError([{ path, message: 'This is not another language of the site' }])
    }
  }
  const items = menuItemsWithLabelNames(all)
  const sources = new Map(
    items.map(({ name, item }) => [name, { source: item.label, isLong: false }]),
  )
  const said = items.flatMap(({ menu, at, name }) => {
    const labels = given[menu]?.[at]?.labels
    return labels ? [{ name, labels }] : []
  })
  const moved = newNamesOfMovedLabels(before, all)
  const known = moved.size > 0 ? await readLanguagesOf(write.queries) : []
  for (const lang of new Set([...(said.length > 0 ? others : []), ...known])) {
    const isOther = others.includes(lang)
    const texts = new Map(isOther ? said.map(({ name, labels }) => [name, labels[lang] ?? '']) : [])
    await updateEntryTranslations(
      write,
      { ...named, lang },
      undefined,
      () => false,
      (fields) => publishTranslations(renameMapKeys(fields, moved), texts, sources),
    )
  }
}
