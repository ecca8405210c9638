import { allPages } from '#contract/pages.ts'
import { firstPart } from './first-part.ts'

const isPublic = new Set(
  allPages.filter(({ audience }) => audience === 'public').map(({ path }) => firstPart(path)),
)

/** With what the paths of other than public pages begin: the group's own pages can begin with anything else. */
export const otherParts: readonly string[] = [
  ...new Set(allPages.map(({ path }) => firstPart(path)).filter((part) => !isPublic.has(part))),
]

/** Whether an address can be one of the public pages; sign-in and management never are. */
export const isPublicPath = (path: string): boolean => !otherParts.includes(firstPart(path))
