import { expect } from 'vitest'
import { presenceTagOf } from '#server/base/db/tags.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { createUnchangedUrlCheck, readChangeLogPosition } from './changes.ts'

testOnce(
  'a page that depends only on whether there are entries is rendered again once one is shown or hidden',
  async () => {
    const { admin, app } = await startSite()
    const { database, now } = app.services
    const { data } = await admin.publication.addPublication(publicationFields())
    const change = { id: data._id }
    const isFreshAfter = async (work: () => Promise<unknown>, tag: string) => {
      const before = await readChangeLogPosition(database.queries, now())
      await work()
      const isFresh = await createUnchangedUrlCheck(database.queries, before, now())
      return isFresh?.({ tags: [tag], staleAt: null, names: [], files: [] })
    }
    const rename = () => admin.publication.updatePublication({ ...change, title: 'Renamed' })
    expect(await isFreshAfter(rename, presenceTagOf('publication'))).toBe(true)
    expect(await isFreshAfter(rename, 'publication')).toBe(false)
    const hide = () => admin.publication.updatePublication({ ...change, status: 'draft' })
    expect(await isFreshAfter(hide, presenceTagOf('publication'))).toBe(false)
    const remove = () => admin.publication.deletePublication(change)
    expect(await isFreshAfter(remove, presenceTagOf('publication'))).toBe(false)
  },
)
