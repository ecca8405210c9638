import { createInvalidInputError } from '#contract/call/api-error.ts'
import {
  appendMissingMenuItems,
  appendNewsMenuItem,
  defaultMenus,
  footerPagesHiddenWhileEmpty,
  menuNames,
  menusForVisitors,
  menusWithNews,
  type SiteMenus,
} from '#contract/site/default-menus.ts'
import { siteMenusEntity, siteMenusSchema } from '#contract/site/site-menus.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createSingletonEntityStore } from '#server/base/entity/single-store.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { readCollectionMenuItems } from '#server/collection/linked-store.ts'
import { lockAndReadLanguageCodes, readLanguageCodes } from './languages-store.ts'
import { defaultMenuLabel, defaultMenusInLanguage, mapMenuItems } from './menu-labels.ts'
import {
  saveTranslatedMenuLabels,
  translateMenus,
  withoutTranslatedMenuLabels,
  withTranslatedMenuLabels,
} from './menus-in-languages.ts'
import {
  findHiddenLinkTargets,
  hasNews,
  linkTargetExists,
  normaliseLinkTarget,
  noSuchPageMessage,
  readPagesWithEntries,
} from './targets.ts'

const isSame = (items: SiteMenus['header'], others: SiteMenus['header']): boolean =>
  JSON.stringify(items) === JSON.stringify(others)

const isShipped = (menus: SiteMenus, name: keyof SiteMenus): boolean =>
  isSame(menus[name], defaultMenus[name])

/** Store of the menus. Default menus are not stored. */
export const siteMenusStore = createSingletonEntityStore<SiteMenus>({
  definition: siteMenusEntity,
  shipped: defaultMenus,
  parse: (value) => ({
    ...defaultMenus,
    ...siteMenusSchema.partial().safeParse(JSON.parse(value)).data,
  }),
  store: (menus) =>
    Object.fromEntries(
      menuNames.filter((name) => !isShipped(menus, name)).map((name) => [name, menus[name]]),
    ),
})

/** Replaces menus that equal the English defaults by the defaults of the main language. */
const inMainLanguage = (stored: SiteMenus, main: string): SiteMenus => {
  const shipped = defaultMenusInLanguage(main)
  const inWords = menuNames.map((name) => [
    name,
    isShipped(stored, name) ? shipped[name] : stored[name],
  ])
  return { ...stored, ...Object.fromEntries(inWords) }
}

export const readMenusInMainLanguage = async (queries: Queries) => {
  const [main = ''] = await readLanguageCodes(queries)
  const { version, ...stored } = await siteMenusStore.read(queries)
  return { ...inMainLanguage(stored, main), version }
}

/** Translates the link to the news, which is always the last item. */
const withTranslatedNews = (
  items: SiteMenus['header'],
  main: string,
  lang: string | undefined,
): SiteMenus['header'] => {
  const last = items.at(-1)
  const label = last && defaultMenuLabel(lang ?? main, last.label)
  const said = { label: label ?? '', ...(lang && { untranslated: [] }) }
  return label && last ? [...items.slice(0, -1), { ...last, ...said }] : items
}

const targetsOf = (menus: SiteMenus): string[] =>
  menuNames.flatMap((name) => menus[name].map(({ target }) => target))

/**
 * Returns the menus as stored, as visitors see them, and by default. Only editors get items whose targets are
 * hidden.
 */
export const readMenus = async (
  queries: Queries,
  visitor: () => Promise<ContentReader>,
  mayEdit: boolean,
  [main = '', ...others]: readonly string[],
  lang?: string,
) => {
  const { version, ...stored } = await siteMenusStore.read(queries)
  const own = inMainLanguage(stored, main)
  const set = lang === undefined ? own : await translateMenus(queries, lang, own)
  const hidden = await findHiddenLinkTargets(queries, visitor, targetsOf(set))
  const shown = menusForVisitors(set, await readPagesWithEntries(queries, visitor), hidden)
  const unchanged = menusWithNews.filter((name) => isShipped(stored, name))
  const toNews = unchanged.length > 0 && (await hasNews(queries, visitor)) ? unchanged : []
  const withNews = Object.fromEntries(
    toNews.map((name) => [name, withTranslatedNews(appendNewsMenuItem(shown[name]), main, lang)]),
  )
  const collections = await readCollectionMenuItems(queries, visitor, lang)
  const complete = appendMissingMenuItems({ ...shown, ...withNews }, collections)
  const known = mayEdit ? set : menusForVisitors(set, footerPagesHiddenWhileEmpty, hidden)
  const labelled =
    mayEdit && others.length > 0 ? await withTranslatedMenuLabels(queries, others, known) : known
  const menus = { ...labelled, version }
  return { menus, shown: complete, defaults: defaultMenusInLanguage(main) }
}

const refuseUnknown = async (queries: Queries, menus: Partial<SiteMenus>): Promise<void> => {
  const errors: { path: string; message: string }[] = []
  for (const name of menuNames) {
    for (const [index, { target }] of (menus[name] ?? []).entries()) {
      if (await linkTargetExists(queries, target)) continue
      errors.push({ path: `${name}.${index}.target`, message: noSuchPageMessage })
    }
  }
  if (errors.length > 0) throw createInvalidInputError(errors)
}

const withCanonicalTargets = (menus: Partial<SiteMenus>, publicUrl: string): Partial<SiteMenus> =>
  Object.fromEntries(
    menuNames.flatMap((name) => {
      const items = menus[name]
      const kept = items?.map((item) => ({
        ...item,
        target: normaliseLinkTarget(item.target, publicUrl),
      }))
      return kept ? [[name, kept]] : []
    }),
  )

/**
 * Replaces menus that equal the default ones in the main language by the English defaults, so that
 * each language gets its own.
 */
const withoutDefaults = (menus: Partial<SiteMenus>, main: string): Partial<SiteMenus> => {
  const shipped = defaultMenusInLanguage(main)
  return Object.fromEntries(
    menuNames.flatMap((name) => {
      const items = menus[name]
      if (!items) return []
      return [[name, isSame(items, shipped[name]) ? defaultMenus[name] : items]]
    }),
  )
}

/** Replaces the labels of menus by those in `lang`, which becomes the main language. */
export const replaceMenuLabels = async (
  write: WriteTransaction,
  texts: ReadonlyMap<string, string>,
  lang: string,
): Promise<void> => {
  const { version: _, ...before } = await readMenusInMainLanguage(write.queries)
  const after = mapMenuItems(before, (item, name) => ({
    ...item,
    label: texts.get(name) ?? item.label,
  }))
  await siteMenusStore.update(write, undefined, (stored) => {
    const changed = menuNames.filter((name) => !isSame(before[name], after[name]))
    const labels = Object.fromEntries(changed.map((name) => [name, after[name]]))
    return { ...stored, ...withoutDefaults(labels, lang) }
  })
}

export const updateMenus = async (
  write: WriteTransaction,
  publicUrl: string,
  version: number | undefined,
  given: Partial<SiteMenus>,
): Promise<void> => {
  const changes = withCanonicalTargets(given, publicUrl)
  await refuseUnknown(write.queries, changes)
  const [main = ''] = await lockAndReadLanguageCodes(write.queries)
  const { version: __, ...before } = await readMenusInMainLanguage(write.queries)
  const { version: _, ...all } = await siteMenusStore.update(write, version, (stored) => ({
    ...stored,
    ...withoutDefaults(withoutTranslatedMenuLabels(changes), main),
  }))
  await saveTranslatedMenuLabels(write, changes, before, inMainLanguage(all, main))
}
