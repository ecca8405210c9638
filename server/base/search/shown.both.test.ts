import { expect, test } from 'vitest'
import { makePost, makeProfile, startSite } from '#server/tools/testing/content/content.ts'

const draft = { status: 'draft' } as const

test('a search finds and counts only what the reader may see', async () => {
  const { admin, app, visitor } = await startSite()
  const own = await makeProfile(admin, { name: 'Quagga Own', ...draft })
  await makeProfile(admin, { name: 'Quagga Other', ...draft })
  const project = await makePost(admin, { title: 'Quagga shown' })
  await makePost(admin, { title: 'Quagga hidden', ...draft })
  const member = app.client(await app.tokenOf('m@salus.example', 'Member', own._id))
  const titles = async (client = visitor) => {
    const { results, total, kinds } = await client.search.find({ q: 'quagga' })
    expect(total).toBe(results.length)
    expect(kinds.reduce((sum, kind) => sum + kind.total, 0)).toBe(total)
    return results.map(({ title }) => title).toSorted()
  }
  expect(await titles()).toEqual(['Quagga shown'])
  expect(await titles(member)).toEqual(['Quagga Own', 'Quagga shown'])
  expect(await titles(admin)).toHaveLength(4)
  await admin.post.updatePost({ postId: project._id, ...draft })
  expect(await titles()).toEqual([])
  await admin.profile.updateProfile({ profileId: own._id, status: 'published' })
  expect(await titles()).toEqual(['Quagga Own'])
})

test('a scheduled entry is found between its two times, without any change', async () => {
  const { admin, app, visitor } = await startSite()
  const inSeconds = (seconds: number) =>
    new Date(app.services.now().getTime() + seconds * 1_000).toISOString()
  await makePost(admin, { title: 'Okapi', publishAt: inSeconds(60), unpublishAt: inSeconds(120) })
  const found = async () => (await visitor.search.find({ q: 'okapi' })).total
  const seen = [await found()]
  for (const ms of [59_000, 1_000, 59_000, 1_000]) {
    app.advance(ms)
    seen.push(await found())
  }
  expect(seen).toEqual([0, 0, 1, 1, 0])
})

test('a hidden person is not found by their projects', async () => {
  const { admin, app, visitor } = await startSite()
  const inAMinute = new Date(app.services.now().getTime() + 60_000).toISOString()
  const person = await makeProfile(admin, { name: 'Dugong Known' })
  const hidden = [
    await makeProfile(admin, { name: 'Dugong Draft', ...draft }),
    await makeProfile(admin, { name: 'Dugong Later', publishAt: inAMinute }),
    await makeProfile(admin, { name: 'Dugong Leaving', unpublishAt: inAMinute }),
  ]
  const contributors = [person, ...hidden].map(({ _id }) => _id)
  await makePost(admin, { title: 'Seagrass', contributors })
  const finds = async (q: string) =>
    (await visitor.search.find({ q, kind: 'project' })).results.length
  expect(await finds('dugong known')).toBe(1)
  for (const name of ['draft', 'later', 'leaving']) expect(await finds(name), name).toBe(0)
  await admin.profile.updateProfile({ profileId: person._id, ...draft })
  expect(await finds('dugong known')).toBe(0)
  await admin.profile.updateProfile({ profileId: person._id, status: 'published' })
  expect(await finds('dugong known')).toBe(1)
})

test('hidden words are neither suggested nor used as corrections', async () => {
  const { admin, visitor } = await startSite()
  await makePost(admin, { title: 'Axolotl', ...draft })
  for (const q of ['axoltol', 'axolxyz', 'axolotl'])
    expect(await visitor.search.find({ q })).toMatchObject({ total: 0, suggestions: [] })
  expect((await admin.search.find({ q: 'axoltol' })).total).toBe(1)
})
