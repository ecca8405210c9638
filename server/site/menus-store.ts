import { invalid } from '#contract/call/api-error.ts'
import {
  appendNewsItem,
  defaultMenus,
  footerPagesHiddenWhileEmpty,
  type Menus,
  menuNames,
  menusForVisitors,
  menusWithNews,
} from '#contract/site/default-menus.ts'
import { menusShape, siteMenusEntity } from '#contract/site/site-menus.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createSingleStore } from '#server/base/entity/single-store.ts'
import type { Reader } from '#server/base/reader/visible.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { readLanguageCodes, readLockedCodes } from './languages-store.ts'
import { defaultMenuLabel, defaultMenusIn, mapMenuItems } from './menu-labels.ts'
import {
  saveTranslatedLabels,
  translateMenus,
  withoutTranslatedLabels,
  withTranslatedLabels,
} from './menus-in-languages.ts'
import {
  canonicalTarget,
  findHiddenTargets,
  hasNews,
  noSuchPageMessage,
  readOpenPages,
  targetExists,
} from './targets.ts'

const isSame = (items: Menus['header'], others: Menus['header']): boolean =>
  JSON.stringify(items) === JSON.stringify(others)

const isShipped = (menus: Menus, name: keyof Menus): boolean =>
  isSame(menus[name], defaultMenus[name])

/** Store of the menus. Default menus are not stored. */
export const siteMenus = createSingleStore<Menus>({
  definition: siteMenusEntity,
  shipped: defaultMenus,
  parse: (value) => ({
    ...defaultMenus,
    ...menusShape.partial().safeParse(JSON.parse(value)).data,
  }),
  store: (menus) =>
    Object.fromEntries(
      menuNames.filter((name) => !isShipped(menus, name)).map((name) => [name, menus[name]]),
    ),
})

/** Replaces menus that equal the English defaults by the defaults of the main language. */
const inMainLanguage = (stored: Menus, main: string): Menus => {
  const shipped = defaultMenusIn(main)
  const inWords = menuNames.map((name) => [
    name,
    isShipped(stored, name) ? shipped[name] : stored[name],
  ])
  return { ...stored, ...Object.fromEntries(inWords) }
}

export const readMainMenus = async (queries: Queries) => {
  const [main = ''] = await readLanguageCodes(queries)
  const { version, ...stored } = await siteMenus.read(queries)
  return { ...inMainLanguage(stored, main), version }
}

/** Translates the link to the news, which is always the last item. */
const withTranslatedNews = (
  items: Menus['header'],
  main: string,
  lang: string | undefined,
): Menus['header'] => {
  const last = items.at(-1)
  const label = last && defaultMenuLabel(lang ?? main, last.label)
  const said = { label: label ?? '', ...(lang && { untranslated: [] }) }
  return label && last ? [...items.slice(0, -1), { ...last, ...said }] : items
}

const targetsOf = (menus: Menus): string[] =>
  menuNames.flatMap((name) => menus[name].map(({ target }) => target))

/**
 * Returns the menus as stored, as visitors see them, and by default. Only editors get items whose targets are
 * hidden.
 */
export const readMenus = async (
  queries: Queries,
  visitor: () => Promise<Reader>,
  mayEdit: boolean,
  [main = '', ...others]: readonly string[],
  lang?: string,
) => {
  const { version, ...stored } = await siteMenus.read(queries)
  const own = inMainLanguage(stored, main)
  const set = lang === undefined ? own : await translateMenus(queries, lang, own)
  const hidden = await findHiddenTargets(queries, visitor, targetsOf(set))
  const shown = menusForVisitors(set, await readOpenPages(queries, visitor), hidden)
  const unchanged = menusWithNews.filter((name) => isShipped(stored, name))
  const toNews = unchanged.length > 0 && (await hasNews(queries, visitor)) ? unchanged : []
  const added = Object.fromEntries(
    toNews.map((name) => [name, withTranslatedNews(appendNewsItem(shown[name]), main, lang)]),
  )
  const known = mayEdit ? set : menusForVisitors(set, footerPagesHiddenWhileEmpty, hidden)
  const labelled =
    mayEdit && others.length > 0 ? await withTranslatedLabels(queries, others, known) : known
  const menus = { ...labelled, version }
  return { menus, shown: { ...shown, ...added }, defaults: defaultMenusIn(main) }
}

const refuseUnknown = async (queries: Queries, menus: Partial<Menus>): Promise<void> => {
  const errors: { path: string; message: string }[] = []
  for (const name of menuNames) {
    for (const [index, { target }] of (menus[name] ?? []).entries()) {
      if (await targetExists(queries, target)) continue
      errors.push({ path: `${name}.${index}.target`, message: noSuchPageMessage })
    }
  }
  if (errors.length > 0) throw invalid(errors)
}

const withCanonicalTargets = (menus: Partial<Menus>, publicUrl: string): Partial<Menus> =>
  Object.fromEntries(
    menuNames.flatMap((name) => {
      const items = menus[name]
      const kept = items?.map((item) => ({
        ...item,
        target: canonicalTarget(item.target, publicUrl),
      }))
      return kept ? [[name, kept]] : []
    }),
  )

/**
 * Replaces menus that equal the default ones in the main language by the English defaults, so that
 * each language gets its own.
 */
const withoutDefaults = (menus: Partial<Menus>, main: string): Partial<Menus> => {
  const shipped = defaultMenusIn(main)
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
  const { version: _, ...before } = await readMainMenus(write.queries)
  const after = mapMenuItems(before, (item, name) => ({
    ...item,
    label: texts.get(name) ?? item.label,
  }))
  await siteMenus.update(write, undefined, (stored) => {
    const changed = menuNames.filter((name) => !isSame(before[name], after[name]))
    const labels = Object.fromEntries(changed.map((name) => [name, after[name]]))
    return { ...stored, ...withoutDefaults(labels, lang) }
  })
}

export const updateMenus = async (
  write: WriteTransaction,
  publicUrl: string,
  version: number | undefined,
  given: Partial<Menus>,
): Promise<void> => {
  const changes = withCanonicalTargets(given, publicUrl)
  await refuseUnknown(write.queries, changes)
  const [main = ''] = await readLockedCodes(write.queries)
  const { version: __, ...before } = await readMainMenus(write.queries)
  const { version: _, ...all } = await siteMenus.update(write, version, (stored) => ({
    ...stored,
    ...withoutDefaults(withoutTranslatedLabels(changes), main),
  }))
  await saveTranslatedLabels(write, changes, before, inMainLanguage(all, main))
}
