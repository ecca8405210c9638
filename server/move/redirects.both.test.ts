import { expect, test } from 'vitest'
import { newId } from '#server/base/db/id.ts'
import { createVisitorReader } from '#server/base/reader/read-as.ts'
import { findCurrentPath } from '#server/base/redirect/store.ts'
import type { TestApp } from '#server/tools/testing/app/app.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { importSite, previewMove, siteZip } from '#server/tools/testing/content/moves.ts'
import type { ImportedEntry } from './importer.ts'
import { previewImportItems } from './preview-items.ts'

const pathFrom = async (app: TestApp, former: string) =>
  findCurrentPath(app.services.database.queries, await createVisitorReader(app.services), former)

test('the URL of a duplicate leads to the entry that is kept, and the site has nothing new afterwards', async () => {
  const { app, admin } = await startSite()
  const site = () =>
    siteZip({
      '_config.yml': 'title: Lab\n',
      '_projects/one.md': '---\ntitle: Engine\n---\nText.\n',
      '_projects/two.md': '---\ntitle: Engine\n---\nThe same.\n',
    })
  const { items } = await importSite(admin, site())
  expect(items.filter(({ kind }) => kind === 'project').map(({ status }) => status)).toEqual([
    'new',
    'duplicate',
  ])
  const kept = items.find(({ kind, savedAs }) => kind === 'project' && savedAs)?.savedAs
  const path = `/project/${kept}/engine`
  expect(await pathFrom(app, '/projects/one')).toBe(path)
  expect(await pathFrom(app, '/projects/two')).toBe(path)
  const again = await previewMove(admin, site())
  expect(again.items.filter(({ status }) => status !== 'duplicate')).toEqual([])
})

test('the URL of an entry that cannot be kept is not new', async () => {
  const { app } = await startSite()
  const source = 'site'
  const redirect = (path: string, to: string): ImportedEntry => ({
    ...{ kind: 'redirect', key: `redirect${path}`, title: path, source, fields: { path, to } },
  })
  async function* entries() {
    yield { kind: 'person', key: 'ada', title: 'Ada', source, fields: { name: 'Ada' } }
    yield { kind: 'project', key: 'lost', title: 'Lost', source, fields: { title: 'Lost' } }
    yield redirect('/ada', 'ada')
    yield redirect('/lost', 'lost')
    yield redirect('/people', 'list/person')
  }
  const { queries } = app.services.database
  const items = await Array.fromAsync(previewImportItems(queries, newId(), entries()))
  expect(items.map(({ title, status }) => `${title} ${status}`)).toEqual([
    'Ada new',
    'Lost failed',
    '/ada new',
    '/lost failed',
    '/people new',
  ])
})
