import { expect, test } from 'vitest'
import { startSite } from '#server/tools/testing/content/content.ts'
import { writeOldSite } from '#server/tools/testing/content/old-site.ts'
import { importSiteFromPath } from './move-from.ts'

test('a dry run counts and changes nothing, and the import then does what it announced', async () => {
  const { app, admin } = await startSite()
  const { database, media, workFolder } = app.services
  const path = await writeOldSite({ 'people.csv': 'name,team\nAda,Heads\nBob,Heads\n' })
  const printed: string[] = []
  const means = {
    ...{ database, media, dataDir: workFolder },
    onProgress: (sentence: string) => printed.push(sentence),
  }
  const dry = await importSiteFromPath(means, path, true)
  expect(dry).toMatchObject({ files: { total: 1, entries: 1, left: 0, used: [] } })
  expect((await admin.profile.profiles()).total).toBe(0)
  const done = await importSiteFromPath(means, path, false)
  expect(done.items.map(({ title, status }) => [title, status])).toEqual(
    dry.items.map(({ title, status }) => [title, status]),
  )
  expect(done.items.every(({ savedAs }) => savedAs !== '')).toBe(true)
  expect((await admin.profile.profiles()).total).toBe(2)
  expect(printed).toEqual(expect.arrayContaining([`Reading ${path}`, 'Saving the entries']))
})
