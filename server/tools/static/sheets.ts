import { createHash } from 'node:crypto'
import { listStyleSheetUrls } from '#server/public/render/style-sheet-urls.ts'
import type { StaticCopyLocation } from './place.ts'

/** Returns the path of a page style sheet, named by its hash. */
export const pageStyleSheetPath = (sheet: string): string =>
  `/assets/sheet-${createHash('sha256').update(sheet).digest('hex').slice(0, 16)}.css`

/** Whether a path is that of a page style sheet. */
export const isPageStyleSheetPath = (address: string): boolean =>
  /^\/assets\/sheet-[0-9a-f]{16}\.css$/.test(address)

/** Lists the paths of the site that a style sheet names. */
export const findSitePathsInStyleSheet = (
  sheet: string,
  { base }: Pick<StaticCopyLocation, 'base'>,
): string[] =>
  listStyleSheetUrls(sheet).flatMap((address) =>
    address.startsWith(base) ? `/${address.slice(base.length)}` : [],
  )
