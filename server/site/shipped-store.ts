import { z } from 'zod'
import type { ContentPage } from '#contract/content/content-field.ts'
import { contentFields, isContentName } from '#contract/content/fields.ts'
import { contentPages } from '#contract/content/pages.ts'
import { stillShipped } from '#contract/content/shipped.ts'
import { awaitedPages } from '#contract/site/default-menus.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readValue, storeValue } from '#server/base/db/installation.ts'
import type { Reader } from '#server/base/reader/visible.ts'
import { readNewestPages } from './newest-pages.ts'
import { readPublished } from './store.ts'
import { openPages } from './targets.ts'

/** Under this name it is kept which fields fit the group as they shipped. */
const row = 'fittingContent'

const readFitting = async (queries: Queries): Promise<readonly string[]> => {
  const kept = await readValue(queries, row)
  return kept === undefined ? [] : z.array(z.string()).parse(JSON.parse(kept))
}

/** Reads the pages of the Site panel that no visitor is led to: nothing is published that they show. */
const readClosedPages = async (
  queries: Queries,
  visitor: () => Promise<Reader>,
): Promise<readonly ContentPage[]> => {
  const open = await openPages(queries, visitor)
  const newest = await readNewestPages(queries, await visitor())
  return contentPages
    .filter(({ path, entries = '', isOnlyOnEntries }) =>
      isOnlyOnEntries ? !newest[entries] : awaitedPages.includes(path) && !open.includes(path),
    )
    .map(({ key }) => key)
}

/** Reads which claims visitors see as they shipped, without those of which someone has said that they fit. */
export const readShipped = async (
  queries: Queries,
  visitor: () => Promise<Reader>,
): Promise<string[]> => {
  const closed = await readClosedPages(queries, visitor)
  return stillShipped(await readPublished(queries), await readFitting(queries)).filter((name) =>
    contentFields[name].on.some((page) => !closed.includes(page)),
  )
}

/** Keeps which fields fit the group, or do not. */
export const keepFitting = async (
  queries: Queries,
  names: readonly string[],
  fits: boolean,
): Promise<void> => {
  const others = (await readFitting(queries)).filter((each) => !names.includes(each))
  const value = JSON.stringify([...others, ...(fits ? names.filter(isContentName) : [])])
  await storeValue(queries, row, value)
}
