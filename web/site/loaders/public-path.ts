import { type Page, pages } from '#contract/pages.ts'

const firstPart = (path: string) => path.split('/')[1]?.toLowerCase() ?? ''

const publicParts = new Set(
  Object.values<Page>(pages)
    .filter(({ audience }) => audience === 'public')
    .map(({ path }) => firstPart(path)),
)

/** Whether an address is one of the public pages; sign-in and management never are. */
export const isPublicPath = (path: string): boolean => publicParts.has(firstPart(path))
