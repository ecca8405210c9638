import { expect, test } from 'vitest'
import { apiBasePath } from '#contract/call/call.ts'
import { makePost, startSite } from '#server/tools/testing/content/content.ts'
import {
  formatImportItems,
  previewMove,
  siteZip,
  waitForMove,
} from '#server/tools/testing/content/moves.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'

const project = (title: string, category: string) =>
  `---\ntitle: ${title}\ncategory: ${category}\n---\n\nWe listen.\n`

test('a chosen project brings its category, which is undone with it', async () => {
  const { admin } = await startSite()
  const { importId, items } = await previewMove(
    admin,
    siteZip({
      '_config.yml': 'title: x\n',
      '_projects/ears.md': project('Ears', 'hearing'),
      '_projects/noses.md': project('Noses', 'hearing'),
      '_projects/eyes.md': project('Eyes', 'sight'),
    }),
  )
  const wanted = items.filter(({ title }) => title === 'Ears' || title === 'Noses')
  await admin.move.import({ importId, indexes: wanted.map(({ index }) => index) })
  const saved = await waitForMove(admin, importId)
  expect(saved.state).toBe('saved')
  const savedTitles = saved.items.filter(({ savedAs }) => savedAs !== '')
  expect(formatImportItems({ ...saved, items: savedTitles })).toEqual([
    'category | Hearing | new | It comes along, because “Noses” and 1 more cannot be without it',
    'project | Noses | new',
    'project | Ears | new',
  ])
  await admin.move.undoImport({ importId })
  await waitForMove(admin, importId)
  expect((await admin.category.showAllCategories()).categories).toEqual([])
})

testOnce('a chosen project of an export brings its category', async () => {
  const { admin, app } = await startSite()
  await makePost(admin)
  const headers = { authorization: `Bearer ${await app.adminToken('out@salus.example')}` }
  const archive = await (await app.fetch(`${apiBasePath}/move/export`, { headers })).arrayBuffer()
  const other = await startSite()
  const { importId, items } = await previewMove(other.admin, new File([archive], 'export.zip'))
  const indexes = items.filter(({ kind }) => kind === 'project').map(({ index }) => index)
  await other.admin.move.import({ importId, indexes })
  const saved = await waitForMove(other.admin, importId)
  expect(saved.items.map(({ kind, savedAs }) => [kind, savedAs !== ''])).toEqual([
    ['category', true],
    ['project', true],
  ])
})

testOnce(
  'a project whose category is rejected fails with the reason, and others are saved',
  async () => {
    const { admin } = await startSite()
    const long = 'hearing '.repeat(40)
    const files = (category: string) => ({
      '_config.yml': 'title: x\n',
      '_projects/ears.md': project('Ears', category),
      '_projects/eyes.md': project('Eyes', 'sight'),
    })
    const cut = await previewMove(admin, siteZip(files(long)))
    expect(cut.items.map(({ status, reason }) => [status, reason])).toContainEqual([
      'new',
      'Its name is cut',
    ])
    const { importId, items } = await previewMove(admin, siteZip(files('"\\u0000"')))
    expect(items.filter(({ title }) => title === 'Ears')).toMatchObject([
      { status: 'failed', reason: expect.stringMatching(/^It cannot be without “/) },
    ])
    await admin.move.import({ importId })
    expect((await waitForMove(admin, importId)).state).toBe('saved')
    expect((await admin.category.showAllCategories()).categories.map(({ name }) => name)).toEqual([
      'Sight',
    ])
  },
)
