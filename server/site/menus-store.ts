import { invalid } from '#contract/call/api-error.ts'
import {
  awaitedInFooter,
  defaultMenus,
  type Menus,
  menuNames,
  menusWithNews,
  shownMenus,
  withNews,
} from '#contract/site/default-menus.ts'
import { menusShape, siteMenusEntity } from '#contract/site/site-menus.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createSingleStore } from '#server/base/entity/single-store.ts'
import type { Reader } from '#server/base/reader/visible.ts'
import type { Write } from '#server/base/write/write.ts'
import { shippedLabel } from './menu-labels.ts'
import { menusIn, saveLabels, withLabels, withoutLabels } from './menus-in-languages.ts'
import {
  canonicalTarget,
  hasNews,
  hiddenTargets,
  noSuchPage,
  openPages,
  targetExists,
} from './targets.ts'

const isShipped = (menus: Menus, name: keyof Menus): boolean =>
  JSON.stringify(menus[name]) === JSON.stringify(defaultMenus[name])

/** The menus; one that is as it ships is not stored. */
export const siteMenus = createSingleStore<Menus>({
  definition: siteMenusEntity,
  id: 'menus',
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

/** With the last of them, which is added where there is news, in the language of the others. */
const inLanguage = (items: Menus['header'], lang: string | undefined): Menus['header'] => {
  const last = items.at(-1)
  const label = lang && last && shippedLabel(lang, last.label)
  return label && last ? [...items.slice(0, -1), { ...last, label, untranslated: [] }] : items
}

const targetsOf = (menus: Menus): string[] =>
  menuNames.flatMap((name) => menus[name].map(({ target }) => target))

/** The menus as they are set, as visitors see them, and as they ship; only editors are told where hidden pages are. */
export const readMenus = async (
  queries: Queries,
  visitor: () => Promise<Reader>,
  mayEdit: boolean,
  { others = [], lang }: { others?: readonly string[]; lang?: string | undefined } = {},
) => {
  const { version, ...stored } = await siteMenus.read(queries)
  const set = lang === undefined ? stored : await menusIn(queries, lang, stored)
  const hidden = await hiddenTargets(queries, visitor, targetsOf(set))
  const shown = shownMenus(set, await openPages(queries, visitor), hidden)
  const untouched = menusWithNews.filter((name) => isShipped(stored, name))
  const toNews = untouched.length > 0 && (await hasNews(queries, visitor)) ? untouched : []
  const added = Object.fromEntries(
    toNews.map((name) => [name, inLanguage(withNews(shown[name]), lang)]),
  )
  const known = mayEdit ? set : shownMenus(set, awaitedInFooter, hidden)
  const labelled = mayEdit && others.length > 0 ? await withLabels(queries, others, known) : known
  const menus = { ...labelled, version }
  return { menus, shown: { ...shown, ...added }, defaults: defaultMenus }
}

const refuseUnknown = async (queries: Queries, menus: Partial<Menus>): Promise<void> => {
  const errors: { path: string; message: string }[] = []
  for (const name of menuNames) {
    for (const [index, { target }] of (menus[name] ?? []).entries()) {
      if (await targetExists(queries, target)) continue
      errors.push({ path: `${name}.${index}.target`, message: noSuchPage })
    }
  }
  if (errors.length > 0) throw invalid(errors)
}

/** Menus with their targets as they are kept. */
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

/** Changes the given menus. */
export const updateMenus = async (
  write: Write,
  publicUrl: string,
  version: number | undefined,
  given: Partial<Menus>,
): Promise<void> => {
  const changes = withCanonicalTargets(given, publicUrl)
  await refuseUnknown(write.queries, changes)
  const stored = withoutLabels(changes)
  const { version: _, ...all } = await siteMenus.update(write, version, (before) => ({
    ...before,
    ...stored,
  }))
  await saveLabels(write, changes, all)
}
