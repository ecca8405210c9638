import { type Page, pages } from '#contract/pages.ts'
import { firstPart } from './first-part.ts'

const all = Object.values<Page>(pages)
const isPublic = new Set(
  all.filter(({ audience }) => audience === 'public').map(({ path }) => firstPart(path)),
)

/** With what the paths of other than public pages begin: the group's own pages can begin with anything else. */
export const otherParts: readonly string[] = [
  ...new Set(all.map(({ path }) => firstPart(path)).filter((part) => !isPublic.has(part))),
]

/** Whether an address can be one of the public pages; sign-in and management never are. */
export const isPublicPath = (path: string): boolean => !otherParts.includes(firstPart(path))
