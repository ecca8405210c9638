import { createHash } from 'node:crypto'
import { namedInSheet } from '#server/public/render/sheet-at.ts'
import type { StaticPlace } from './place.ts'

/** Where a style sheet of pages lies, named by what it holds. */
export const sheetAddress = (sheet: string): string =>
  `/assets/sheet-${createHash('sha256').update(sheet).digest('hex').slice(0, 16)}.css`

/** Whether an address is that of such a style sheet. */
export const isSheet = (address: string): boolean =>
  /^\/assets\/sheet-[0-9a-f]{16}\.css$/.test(address)

/** The addresses of the site that a style sheet names. */
export const namedOfSite = (sheet: string, { base }: Pick<StaticPlace, 'base'>): string[] =>
  namedInSheet(sheet).flatMap((address) =>
    address.startsWith(base) ? `/${address.slice(base.length)}` : [],
  )
