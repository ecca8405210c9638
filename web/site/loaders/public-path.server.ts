import { type Page, pages } from '#contract/pages.ts'
import { firstPart } from './first-part.ts'

/** With what the paths of public pages begin. */
export const publicParts: readonly string[] = [
  ...new Set(
    Object.values<Page>(pages)
      .filter(({ audience }) => audience === 'public')
      .map(({ path }) => firstPart(path)),
  ),
]

/** Whether an address is one of the public pages; sign-in and management never are. */
export const isPublicPath = (path: string): boolean => publicParts.includes(firstPart(path))
