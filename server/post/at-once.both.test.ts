import { expect, test } from 'vitest'
import { countConcurrentStatuses } from '#server/tools/testing/app/at-once.ts'
import {
  makeCategory,
  makePeople,
  makePost,
  makeProfile,
  makeSubPost,
  shareSite,
  uniqueName,
} from '#server/tools/testing/content/content.ts'
import { freshPicture, freshPictures } from '#server/tools/testing/files/pictures.ts'

// `shareSite` checks afterwards for rows with broken references and for unused files.
const site = shareSite()
const text = { title: 'x', shortDesc: 'x', content: 'x' }
const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))

/** Throws if a request had another status than the allowed ones. */
const expectOnly = (outcomes: Record<number, number>, ...allowed: readonly number[]) => {
  const others = Object.keys(outcomes).filter((status) => !allowed.includes(Number(status)))
  expect(others, JSON.stringify(outcomes)).toEqual([])
}

test('projects are added while their category is deleted', async () => {
  const { app, admin, visitor } = site()
  for (let round = 0; round < 5; round++) {
    const { _id: category } = await makeCategory(admin)
    const outcomes = await countConcurrentStatuses(app, [
      ...times(4, () => () => admin.post.createPost({ ...text, category })),
      () => admin.category.deleteCategory({ categoryId: category }),
      ...times(4, () => () => admin.post.createPost({ ...text, category })),
    ])
    expectOnly(outcomes, 200, 400, 409)
    const { categories } = await visitor.category.showAllCategories()
    const { posts } = await visitor.post.getAllPosts()
    const inIt = posts.filter((post) => post.category._id === category)
    const stays = categories.some(({ _id }) => _id === category)
    expect(inIt.length > 0).toBe(stays)
  }
})

test('people are attached everywhere while they are deleted', async () => {
  const { app, admin, visitor } = site()
  const { _id: postId } = await makePost(admin)
  const { data: team } = await admin.team.add({ name: uniqueName('Team') })
  for (let round = 0; round < 5; round++) {
    const [stays = '', goes = ''] = await makePeople(admin, 2)
    const people = [stays, goes]
    const attach = [
      () => admin.post.updatePost({ postId, contributors: people }),
      () => admin.team.update({ teamId: team._id, peoples: people }),
      () => admin.researchProgress.createResearchProgress({ postId, contributors: people }),
      () => admin.team.add({ name: uniqueName('New team'), peoples: people }),
    ]
    const outcomes = await countConcurrentStatuses(app, [
      ...attach,
      () => admin.profile.deleteProfile({ profileId: goes }),
      ...attach,
    ])
    expectOnly(outcomes, 200, 400, 409)
    const shown = JSON.stringify([
      await visitor.post.getAllPosts(),
      await visitor.team.all(),
      await visitor.researchProgress.getResearchProgress({ postId }),
    ])
    expect(shown).not.toContain(goes)
  }
})

test('sections, milestones and progress are added while their project is deleted', async () => {
  const { app, admin, visitor } = site()
  for (let round = 0; round < 4; round++) {
    const { _id: postId, category } = await makePost(admin, { image: await freshPicture() })
    const { _id: subPostId } = await makeSubPost(admin, postId, [await freshPicture()])
    const images = await freshPictures(2)
    const attach = [
      () => admin.post.createSubPost({ postId, images }),
      () => admin.post.updateSubPost({ postId, subPostId, images }),
      () => admin.post.createMilestone({ postId, title: 'x' }),
      () => admin.researchProgress.createResearchProgress({ postId, images }),
    ]
    const outcomes = await countConcurrentStatuses(app, [
      ...attach,
      () => admin.post.deletePost({ postId, categoryId: category._id }),
      ...attach,
    ])
    expectOnly(outcomes, 200, 404, 409)
    const { posts } = await visitor.post.getAllPosts()
    expect(posts.map(({ _id }) => _id)).not.toContain(postId)
  }
})

test('many requests change the same project, and each change is complete', async () => {
  const { app, admin, visitor } = site()
  const people = await makePeople(admin, 4)
  const { _id: postId } = await makePost(admin)
  const changes = times(20, (n) => ({
    title: `Title ${n}`,
    shortDesc: `Short ${n}`,
    references: times(n % 5, (m) => `${n}.${m}`),
    contributors: [...people.slice(n % 4), ...people.slice(0, n % 4)],
  }))
  const outcomes = await countConcurrentStatuses(
    app,
    changes.map((change) => () => admin.post.updatePost({ postId, ...change })),
  )
  expect(outcomes).toEqual({ 200: 20 })
  const { post } = await visitor.post.getSinglePost({ id: postId })
  expect(post.version).toBe(21)
  const number = Number(post.title.slice('Title '.length))
  const { contributors, ...fields } = changes[number] ?? expect.fail('no such change')
  expect(post).toMatchObject(fields)
  expect(post.contributors.map(({ _id }) => _id)).toEqual(contributors)
})

test('if many requests change the same version, exactly one succeeds', async () => {
  const { app, admin } = site()
  const { _id: postId, version } = await makePost(admin)
  const { _id: profileId } = await makeProfile(admin)
  for (const change of [
    (n: number) => admin.post.updatePost({ postId, version, title: `Title ${n}` }),
    (n: number) => admin.profile.updateProfile({ profileId, version: 1, name: `Name ${n}` }),
  ]) {
    const outcomes = await countConcurrentStatuses(
      app,
      times(10, (n) => () => change(n)),
    )
    expect(outcomes).toEqual({ 200: 1, 409: 9 })
  }
})

test('if many requests use the same name, exactly one gets it', async () => {
  const { app, admin } = site()
  for (const take of [
    (name: string) => admin.category.addCategory({ name }),
    (name: string) => admin.team.add({ name }),
  ]) {
    const name = uniqueName('Wanted')
    const calls = times(10, (n) => () => take(n % 2 ? name : name.toUpperCase()))
    expect(await countConcurrentStatuses(app, calls)).toEqual({ 200: 1, 409: 9 })
  }
})

test('if many requests delete the same project, exactly one succeeds', async () => {
  const { app, admin } = site()
  const { _id: postId, category } = await makePost(admin, { image: await freshPicture() })
  const calls = times(8, () => () => admin.post.deletePost({ postId, categoryId: category._id }))
  expect(await countConcurrentStatuses(app, calls)).toEqual({ 200: 1, 404: 7 })
})

test('the same images are added and removed in many places, and none is lost or left over', async () => {
  const { app, admin } = site()
  const images = await freshPictures(3)
  const { _id: postId } = await makePost(admin)
  const outcomes = await countConcurrentStatuses(
    app,
    times(6, (n) => async () => {
      const mixed = n % 2 ? images : images.toReversed()
      const { data } = await admin.post.createSubPost({ postId, images: mixed })
      if (n % 3) await admin.post.deleteSubPost({ postId, subPostId: data._id })
    }),
  )
  expectOnly(outcomes, 200, 503)
  app.takeErrors()
  const { post } = await admin.post.getSinglePost({ id: postId })
  for (const url of post.subPost.flatMap(({ imageUrls }) => imageUrls)) {
    expect((await app.fetch(url, {})).status).toBe(200)
  }
})

test('sections added at the same time get different positions', async () => {
  const { app, admin } = site()
  const { _id: postId } = await makePost(admin)
  const calls = times(10, () => () => admin.post.createSubPost({ postId, sectionName: 'x' }))
  expect(await countConcurrentStatuses(app, calls)).toEqual({ 200: 10 })
  const read = async () => (await admin.post.getSinglePost({ id: postId })).post.subPost
  expect(await read()).toHaveLength(10)
  expect(await read()).toEqual(await read())
})
