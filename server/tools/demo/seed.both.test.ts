import { beforeAll, expect, test } from 'vitest'
import { parseFigureUrl } from '#contract/figure/figure-file.ts'
import { mediaFileUrl, parsePictureUrl } from '#contract/media/picture-facts.ts'
import { shareTestApp, startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import {
  databaseKind,
  describeOnce,
  freshPlace,
  testOnce,
} from '#server/tools/testing/database/database.ts'
import { expectNothingLeft } from '#server/tools/testing/database/leftovers.ts'
import { exampleContent } from './content/examples.ts'
import { openExamplePictures, openOriginalPictures } from './picture-folder.ts'
import { type ExamplePictureReader, storeExamplePictures } from './pictures.ts'
import { seedExamples } from './seed.ts'

const seed = ({ services }: TestApp) => seedExamples(services)

const readAll = async (app: TestApp) => {
  const { category, post, researchProgress, team, profile, publication, frontPage, logo } =
    app.client()
  const { posts } = await post.getAllPosts()
  const progress = await Promise.all(
    posts.map(({ _id }) => researchProgress.getResearchProgress({ postId: _id })),
  )
  return {
    ...(await category.showAllCategories()),
    posts,
    progress: progress.map((each) => each.researchProgress),
    ...(await team.all()),
    ...(await profile.profiles()),
    ...(await publication.showAllPublications()),
    ...(await frontPage.frontPages()),
    ...(await logo.getLogo()),
  }
}

const expectNoContent = async (app: TestApp) => {
  const all = await readAll(app)
  const { categories, posts, teams, profiles, publications, frontPages, logo } = all
  const lists = { categories, posts, teams, profiles, publications, frontPages, logo }
  for (const [name, list] of Object.entries(lists)) expect([name, list]).toEqual([name, []])
}

// Storing and ordering on both databases is tested with the stores.
describeOnce('a fresh installation', () => {
  const shared = shareTestApp()
  beforeAll(async () => {
    expect((await shared().client().settings.getSettings()).hasExampleContent).toBe(false)
    expect(await seed(shared())).toBe(true)
  })

  test('shows all content in the order it was written', async () => {
    const app = shared()
    const all = await readAll(app)
    expect(all.categories.map(({ name }) => name).toSorted()).toEqual(
      exampleContent.categories.map(({ name }) => name).toSorted(),
    )
    expect(
      all.teams.map(({ name, peoples }) => [name, peoples.map((person) => person.name)]),
    ).toEqual(
      exampleContent.teams.map(({ name, people }) => [name, people.map((person) => person.name)]),
    )
    expect(all.profiles).toHaveLength(20)
    expect(all.publications).toMatchObject(exampleContent.publications)
    expect(all.frontPages.map(({ title }) => title)).toEqual(
      exampleContent.latestPosts.map(({ title }) => title),
    )
    expect(all.logo.map(({ link }) => link)).toEqual(
      exampleContent.partners.map(({ link }) => link),
    )
    for (const [index, project] of exampleContent.projects.entries()) {
      const { posts, progress } = all
      expect(posts[index]).toMatchObject({
        title: project.title,
        shortDesc: project.shortDesc,
        references: project.references,
        grant: project.grant,
        ...(project.responsibleAi && { responsibleAi: project.responsibleAi }),
        milestones: project.milestones,
        subPost: project.sections.map(({ name, content }) => ({
          sectionName: name,
          subSectionContent: content,
        })),
      })
      expect(posts[index]?.contributors).toHaveLength(project.contributors.length)
      expect(
        progress[index]?.map(({ description, contributors, imageUrls }) => [
          description,
          contributors.length,
          imageUrls.length,
        ]),
      ).toEqual(
        project.progress.map(({ description, contributors, pictures = [] }) => [
          description,
          contributors.length,
          pictures.length,
        ]),
      )
    }
  })

  test('links of latest posts lead to existing projects and pages', async () => {
    const app = shared()
    const { frontPages } = await app.client().frontPage.frontPages()
    for (const { link } of frontPages) {
      const [, id] = /^\/project\/([^/]+)\/[a-z0-9-]+$/.exec(link) ?? []
      if (id === undefined) expect(link).toBe('/publications')
      else await app.client().post.getSinglePost({ id })
    }
  })

  test('is labelled as example content with its author', async () => {
    const app = shared()
    expect((await app.client().settings.getSettings()).hasExampleContent).toBe(true)
    const { queries } = app.services.database
    const actors = await queries
      .selectFrom('journal')
      .select(['actor', 'accountId'])
      .distinct()
      .execute()
    expect(actors).toEqual([{ actor: 'Salus', accountId: null }])
  })

  test('has German translations for a part of it, shown once a site adds the language', async () => {
    const admin = shared().client(await shared().adminToken())
    await admin.site.updateLanguages({ languages: ['en', 'de'] })
    const { categories } = await shared().client().category.showAllCategories({ lang: 'de' })
    expect(categories.map(({ name }) => name)).toContain('Schlafmedizin')
    expect(categories.flatMap(({ untranslated = ['?'] }) => untranslated)).toEqual([])
    const { done, missing } = await admin.translation.overview({ lang: 'de' })
    expect(done).toBeGreaterThan(25)
    expect(missing).toBeGreaterThan(100)
    await admin.site.updateLanguages({ languages: ['en'] })
  })

  test('a second start adds nothing', async () => {
    const app = shared()
    const before = await readAll(app)
    expect(await seed(app)).toBe(false)
    expect(await readAll(app)).toEqual(before)
  })

  test('shows and serves every picture and figure', async () => {
    const app = shared()
    const { posts, progress, profiles, frontPages, logo } = await readAll(app)
    const urls = new Set([
      ...posts.flatMap(({ image, subPost }) => [image, ...subPost.flatMap((s) => s.imageUrls)]),
      ...progress.flat().flatMap(({ imageUrls }) => imageUrls),
      ...profiles.flatMap(({ profilePic }) => profilePic || []),
      ...frontPages.map(({ pic }) => pic),
      ...logo.map((each) => each.logo),
    ])
    expect(urls.size).toBeGreaterThan(60)
    for (const url of urls) {
      expect(parsePictureUrl(url)?.width).toBeGreaterThanOrEqual(320)
      const { status, headers } = await fetch(app.origin + url)
      expect([url, status, headers.get('content-type')]).toEqual([url, 200, 'image/webp'])
    }
    const inText = posts.flatMap(({ content }) => content.match(/\/media\/[^)"\s]+/g) ?? [])
    expect(inText).not.toEqual([])
    const figures = inText.filter((url) => parseFigureUrl(url))
    expect(figures.map((url) => parseFigureUrl(url)?.kind).toSorted()).toEqual(['trace', 'volume'])
    for (const url of figures) {
      const facts = await (await fetch(app.origin + url)).json()
      for (const file of [facts.slices ?? facts.samples, parseFigureUrl(url)?.still])
        expect([file, (await fetch(app.origin + file)).status]).toEqual([file, 200])
    }
    expect(inText.filter((url) => !urls.has(url) && !figures.includes(url))).toEqual([])
    expect(posts.map(({ content }) => content).join()).not.toContain('picture:')
    await expectNothingLeft(app.services)
  })
})

test('of two instances that start together, one adds it', async () => {
  const place = await freshPlace()
  const app = await startTestApp({ place })
  const other = databaseKind === 'postgres' ? await startTestApp({ place }) : app
  const seeded = await Promise.all([seed(app), seed(other)])
  expect(seeded.toSorted()).toEqual([false, true])
  expect((await app.client().profile.profiles()).total).toBe(20)
})

testOnce('an installation with own content never gets examples', async () => {
  const app = await startTestApp()
  const { publication } = app.client(await app.adminToken())
  const { data } = await publication.addPublication(publicationFields())
  expect(await seed(app)).toBe(false)
  await publication.deletePublication({ id: data._id })
  expect(await seed(app)).toBe(false)
  await expectNoContent(app)
})

// The rollback of a transaction is tested on both databases in write.both.test.ts.
testOnce('a failed start leaves nothing behind, and the next one adds everything', async () => {
  let room = 30
  const app = await startTestApp({
    parts: ({ storage }) => ({
      storage: {
        ...storage,
        put: async (name, bytes) => {
          if (room-- === 0) throw new Error('The disk is full')
          await storage.put(name, bytes)
        },
      },
    }),
  })
  await expect(seed(app)).rejects.toThrow('The disk is full')
  await expectNoContent(app)
  await expectNothingLeft(app.services)
  expect(await seed(app)).toBe(true)
})

testOnce(
  'a picture that has changed since it was prepared is processed like an upload',
  async () => {
    const { media } = (await startTestApp()).services
    const names = ['partner-01', 'portrait-01'] as const
    const sizes = async (read: ExamplePictureReader) =>
      [...(await storeExamplePictures(media, read, names))]
        .map(([name, picture]) => {
          const facts = parsePictureUrl(mediaFileUrl(picture.name))
          return [name, facts?.width, facts?.height]
        })
        // Sorted, because pictures are read in parallel.
        .toSorted()
    expect(await sizes(await openOriginalPictures())).toEqual(
      await sizes(await openExamplePictures()),
    )
  },
)
