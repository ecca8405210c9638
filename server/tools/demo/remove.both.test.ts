import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { shareFilledPlace } from '#server/tools/testing/app/shared-content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { type Place, testOnce } from '#server/tools/testing/database/database.ts'
import { afterPictureHolds, expectNothingLeft } from '#server/tools/testing/database/leftovers.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { runCommandOn } from '#server/tools/testing/process/command.ts'
import { readIndex } from '#server/tools/testing/search/search-index.ts'
import { seedExamples } from './seed.ts'

const examples = shareFilledPlace(({ services }) => seedExamples(services))

const seeded = async () => {
  const { place } = await examples()
  const app = await startTestApp({ place })
  return { app, place, admin: app.client(await app.adminToken()) }
}

const picturesIn = ({ dataDir }: Place) =>
  readdirSync(join(dataDir, 'media')).filter((name) => name !== 'incoming')

const tables = [
  'category',
  'post',
  'postContributor',
  'subPost',
  'subPostImage',
  'milestone',
  'researchProgress',
  'researchProgressContributor',
  'researchProgressImage',
  'profile',
  'team',
  'teamMember',
  'publication',
  'frontPage',
  'logo',
  'media',
  'example',
] as const

const countRows = async ({ services }: TestApp) => {
  const counts = new Map<string, number>()
  for (const table of tables) {
    const { rows } = await services.database.queries
      .selectFrom(table)
      .select((row) => row.fn.countAll().as('rows'))
      .executeTakeFirstOrThrow()
    counts.set(table, Number(rows))
  }
  return Object.fromEntries([...counts].filter(([, count]) => count > 0))
}

const removeByCommand = (place: Place) => runCommandOn(place, 'remove-examples')

// Tested on both databases. The journal decides what is removed, independently of the database.
test('the call removes every row, every file and every word of the search index', async () => {
  const { app, place, admin } = await seeded()
  expect(Object.keys(await countRows(app))).toEqual(tables)
  expect(picturesIn(place).length).toBeGreaterThan(60)
  const words = () => readIndex(app.services.database)
  expect((await words()).length).toBeGreaterThan(1_000)
  await admin.settings.removeExampleContent({})
  expect(await countRows(app)).toEqual({})
  expect(await words()).toEqual([])
  expect(picturesIn(place)).toEqual([])
  await expectNothingLeft(app.services)
  expect((await app.client().settings.getSettings()).hasExampleContent).toBe(false)
  expect(await seedExamples(app.services)).toBe(false)
})

/** Changes everything under Site. Returns what visitors see, and the pictures. */
const writeSite = async (app: TestApp, admin: SalusClient) => {
  const { brand } = await admin.site.updateBrand({
    name: 'Lab of Ada',
    accent: '#aa0055',
    logo: await freshPicture(),
  })
  const { url } = await admin.media.uploadPicture({ picture: await freshPicture() })
  await admin.site.updateContent({
    fields: { 'home.heading': 'Ours', 'vision.film': { picture: url, alt: 'Our lab' } },
  })
  await admin.site.publishContent({})
  await admin.site.updateMenus({ contact: [] })
  const { site } = app.client()
  const look = async () => [
    await site.getBrand(),
    await site.getContent({}),
    (await site.getMenus()).menus,
  ]
  return { look, before: await look(), pictures: [brand.logo, url] }
}

testOnce(
  'content added by a person and settings under Site stay, and so does the category they need',
  async () => {
    const { app, admin } = await seeded()
    const site = await writeSite(app, admin)
    const [category] = (await admin.category.showAllCategories()).categories
    const [colleague] = (await admin.profile.profiles()).profiles
    const own = (
      await admin.profile.createProfile({ name: 'Ada', profilePic: await freshPicture() })
    ).data
    const { data: project } = await admin.post.createPost({
      title: 'Our own',
      shortDesc: 'In short',
      content: 'At length',
      category: category?._id ?? '',
      contributors: [own._id, colleague?._id ?? ''],
      image: await freshPicture(),
    })
    await admin.publication.addPublication(publicationFields())
    await admin.settings.removeExampleContent({})
    expect(await countRows(app)).toEqual({
      category: 1,
      post: 1,
      postContributor: 1,
      profile: 1,
      publication: 1,
      media: 4,
    })
    expect((await admin.post.getSinglePost({ id: project._id })).post).toEqual({
      ...project,
      contributors: [own],
    })
    await expectNothingLeft(app.services)
    expect(await site.look()).toEqual(site.before)
    for (const path of site.pictures) expect((await app.fetch(path, {})).status).toBe(200)
  },
)

testOnce('an example that a person has edited stays', async () => {
  const { app, admin } = await seeded()
  const { posts } = await admin.post.getAllPosts()
  const { teams } = await admin.team.all()
  const [first, second, third] = posts
  await admin.post.updatePost({ postId: first?._id ?? '', title: 'Ours now' })
  await admin.post.createSubPost({ postId: second?._id ?? '', sectionName: 'Our own section' })
  const milestoneId = third?.milestones[0]?._id ?? ''
  await admin.post.updateMilestone({ milestoneId, status: 'Done' })
  const own = (await admin.profile.createProfile({ name: 'Ada' })).data
  await admin.team.update({ teamId: teams[0]?._id ?? '', peoples: [own._id] })

  await admin.settings.removeExampleContent({})
  const left = await admin.post.getAllPosts()
  expect(left.posts.map(({ _id }) => _id)).toEqual([first, second, third].map((each) => each?._id))
  expect((await admin.team.all()).teams).toMatchObject([
    { name: teams[0]?.name, peoples: [{ name: 'Ada' }] },
  ])
  expect((await admin.profile.profiles()).profiles).toEqual([own])
  expect((await admin.settings.getSettings()).hasExampleContent).toBe(false)
  await expectNothingLeft(app.services)
})

testOnce(
  'removes examples of which some are gone already, and does nothing the second time',
  async () => {
    const { app, admin } = await seeded()
    const { posts } = await admin.post.getAllPosts()
    for (const { _id, category } of posts) {
      await admin.post.deletePost({ postId: _id, categoryId: category._id })
    }
    await admin.settings.removeExampleContent({})
    await admin.settings.removeExampleContent({})
    // A person can restore deleted content with its pictures.
    expect(Object.keys(await countRows(app))).toEqual(['media'])
    await app.services.media.sweep(afterPictureHolds())
    expect(await countRows(app)).toEqual({})
  },
)

testOnce('the command removes it while no server runs, files included', async () => {
  const { app, place } = await seeded()
  await app.close()
  expect(await removeByCommand(place)).toMatchObject({
    code: 0,
    said: expect.stringContaining('The example content is gone.'),
  })
  const again = await startTestApp({ place })
  expect(await countRows(again)).toEqual({})
  expect(picturesIn(place)).toEqual([])
  await expectNothingLeft(again.services)
  expect(await seedExamples(again.services)).toBe(false)
})

testOnce('the command reports a running server in one line', async () => {
  const { app, place } = await seeded()
  expect(await removeByCommand(place)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^The data directory .* is in use by another .*\n$/),
  })
  expect((await app.client().profile.profiles()).total).toBe(20)
})
