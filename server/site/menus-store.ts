import { invalid } from '#contract/call/api-error.ts'
import {
  awaitedPages,
  defaultMenus,
  type Menus,
  menuNames,
  shownMenus,
} from '#contract/site/default-menus.ts'
import { menusShape, siteMenusEntity } from '#contract/site/site-menus.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { Reader } from '#server/base/reader/visible.ts'
import type { Entity, Write } from '#server/base/write/write.ts'
import { hiddenTargets, openPages, targetExists } from './targets.ts'

/** There is one row, under this id. */
const only = 'menus'

/** The menus as the journal sees them. */
export const storedMenus: Entity<Menus & { version: number }> = {
  label: siteMenusEntity.label,
  table: siteMenusEntity.name,
  read: async (queries, id) => {
    const row = await queries
      .selectFrom('siteMenus')
      .select(['value', 'version'])
      .where('_id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    const changed = menusShape.partial().safeParse(JSON.parse(row.value)).data ?? {}
    return { ...defaultMenus, ...changed, version: row.version }
  },
}

const targetsOf = (menus: Menus): string[] =>
  menuNames.flatMap((name) => menus[name].map(({ target }) => target))

/** The menus as they are set, as visitors see them, and as they ship; only editors are told where hidden pages are. */
export const readMenus = async (
  queries: Queries,
  visitor: () => Promise<Reader>,
  mayEdit: boolean,
) => {
  const set = (await storedMenus.read(queries, only)) ?? { ...defaultMenus, version: 0 }
  const hidden = await hiddenTargets(queries, visitor, targetsOf(set))
  const shown = shownMenus(set, await openPages(queries, visitor), hidden)
  const menus = mayEdit ? set : { ...shownMenus(set, awaitedPages, hidden), version: set.version }
  return { menus, shown, defaults: defaultMenus }
}

const refuseUnknown = async (queries: Queries, menus: Partial<Menus>): Promise<void> => {
  const errors: { path: string; message: string }[] = []
  for (const name of menuNames) {
    for (const [index, { target }] of (menus[name] ?? []).entries()) {
      if (await targetExists(queries, target)) continue
      const message = 'There is no such page on this site'
      errors.push({ path: `${name}.${index}.target`, message })
    }
  }
  if (errors.length > 0) throw invalid(errors)
}

/** Changes the given menus; one that is as it ships is no longer stored. */
export const updateMenus = async (
  write: Write,
  version: number | undefined,
  changes: Partial<Menus>,
): Promise<void> => {
  const { queries, now } = write
  await refuseUnknown(queries, changes)
  await queries
    .insertInto('siteMenus')
    .values({ _id: only, createdAt: now, updatedAt: now, version: 0, value: '{}' })
    .onConflict((conflict) => conflict.column('_id').doNothing())
    .execute()
  await write.update(storedMenus, only, version, async (before) => {
    const after = { ...before, ...changes }
    const changed = menuNames.filter(
      (name) => JSON.stringify(after[name]) !== JSON.stringify(defaultMenus[name]),
    )
    const value = Object.fromEntries(changed.map((name) => [name, after[name]]))
    await queries
      .updateTable('siteMenus')
      .set({ value: JSON.stringify(value) })
      .where('_id', '=', only)
      .execute()
  })
}
