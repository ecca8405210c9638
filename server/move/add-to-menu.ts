import { siteMenusSchema } from '#contract/site/site-menus.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { readMenusInMainLanguage, siteMenusStore } from '#server/site/menus-store.ts'

/** Adds a page to the menu “More” if the menu is not full. */
export const addPageToMoreMenu = async (
  write: WriteTransaction,
  label: string,
  target: string,
): Promise<void> => {
  const before = await readMenusInMainLanguage(write.queries)
  const more = [...before.more, { label: label.slice(0, 60), target }]
  if (before.more.some((item) => item.target === target)) return
  if (!siteMenusSchema.shape.more.safeParse(more).success) return
  await siteMenusStore.update(write, undefined, (menus) => ({ ...menus, more }))
}

export const removePageFromMoreMenu = async (
  write: WriteTransaction,
  target: string,
): Promise<void> => {
  const { more } = await readMenusInMainLanguage(write.queries)
  const rest = more.filter((item) => item.target !== target)
  if (rest.length === more.length) return
  await siteMenusStore.update(write, undefined, (menus) => ({ ...menus, more: rest }))
}
