import { expect, test } from 'vitest'
import { publishedState } from '#contract/call/publishing.ts'
import { newId } from './base/db/id.ts'
import { makePeople, makePost, type Site, startSite } from './tools/testing/content/content.ts'

/** Lists the tables, columns and functions in a query. */
const namesIn = (node: object) =>
  [...JSON.stringify(node).matchAll(/"name":"(\w+)"/g)].map(([, name = '']) => name)

/** Starts a site that records its queries. */
const startCounting = async () => {
  let made: string[] = []
  const names = new WeakMap<object, string[]>()
  const site = await startSite({
    parts: ({ database }) => ({
      database: {
        ...database,
        queries: database.queries.withPlugin({
          transformQuery: ({ node, queryId }) => {
            names.set(queryId, namesIn(node))
            return node
          },
          // Mail is sent in the background at any time.
          transformResult: async ({ result, queryId }) => {
            const found = names.get(queryId) ?? []
            if (!found.includes('work')) made.push(found.join(' '))
            return result
          },
        }),
      },
    }),
  })
  /** Returns the queries of a call, without those of background work. */
  const queriesOf = async (call: () => Promise<unknown>) => {
    // Background work of earlier calls may still read.
    await site.app.services.mailQueue.flush()
    made = []
    await call()
    return made
  }
  const cost = async (call: () => Promise<unknown>) => (await queriesOf(call)).length
  return { ...site, cost, queriesOf }
}

const range = (length: number) => Array.from({ length }, (_, n) => n)

/** Inserts many entries of every kind directly, because the API would take minutes. */
const fill = async (
  { app }: Site,
  project: string,
  category: string,
  people: string[],
  many: number,
) => {
  const { queries } = app.services.database
  const at = new Date().toISOString()
  const row = () => ({ _id: newId(), createdAt: at, updatedAt: at, version: 1 })
  const texts = { title: 'T', shortDesc: 'S', content: 'C', grant: '', references: '[]', image: '' }
  const posts = range(many).map(() => ({
    ...row(),
    ...texts,
    ...publishedState,
    responsibleAi: '{}',
    categoryId: category,
  }))
  await queries.insertInto('post').values(posts).execute()
  const listed = (owner: { _id: string }) =>
    people.map((profileId, position) => ({ owner, profileId, position }))
  await queries
    .insertInto('postContributor')
    .values(posts.flatMap(listed).map(({ owner, ...rest }) => ({ postId: owner._id, ...rest })))
    .execute()
  const sections = posts.map(({ _id }) => ({
    ...row(),
    postId: _id,
    sectionName: 'N',
    subSectionContent: 'C',
    position: 0,
    pictureTexts: '[]',
  }))
  await queries.insertInto('subPost').values(sections).execute()
  await queries
    .insertInto('subPostImage')
    .values(sections.map(({ _id }) => ({ subPostId: _id, url: `/x/${_id}`, position: 0 })))
    .execute()
  await queries
    .insertInto('milestone')
    .values(
      posts.map(({ _id }) => ({
        ...row(),
        postId: _id,
        title: 'T',
        description: '',
        dueDate: '',
        status: '',
      })),
    )
    .execute()
  const progress = range(many).map(() => ({ ...row(), postId: project, description: 'D' }))
  await queries.insertInto('researchProgress').values(progress).execute()
  await queries
    .insertInto('researchProgressContributor')
    .values(
      progress
        .flatMap(listed)
        .map(({ owner, ...rest }) => ({ researchProgressId: owner._id, ...rest })),
    )
    .execute()
  const categories = range(many).map(() => {
    const fresh = row()
    return { ...fresh, name: fresh._id, nameKey: fresh._id, description: '' }
  })
  await queries.insertInto('category').values(categories).execute()
  const teams = range(many).map((position) => {
    const fresh = row()
    return { ...fresh, name: fresh._id, nameKey: fresh._id, position }
  })
  await queries.insertInto('team').values(teams).execute()
  await queries
    .insertInto('teamMember')
    .values(teams.flatMap(listed).map(({ owner, ...rest }) => ({ teamId: owner._id, ...rest })))
    .execute()
  const letter = {
    name: 'N',
    email: 'a@b.cd',
    emailKey: 'a@b.cd',
    message: 'M',
    postId: project,
    read: 0,
  }
  await queries
    .insertInto('message')
    .values(range(many).map(() => ({ ...row(), ...letter })))
    .execute()
  app.services.database.feed.publish('everything')
}

// Long lists are read in batches of a hundred entries.
test('a list needs the same number of queries for ten entries as for a whole batch', async () => {
  const site = await startCounting()
  const { admin, visitor, cost } = site
  const people = await makePeople(admin, 3)
  const { _id: postId, category } = await makePost(admin)
  const lists = {
    posts: () => visitor.post.getAllPosts(),
    onePost: () => visitor.post.getSinglePost({ id: postId }),
    somePosts: () => visitor.post.getAllPosts({ limit: 50, offset: 3 }),
    categories: () => visitor.category.showAllCategories(),
    categoryPage: () => visitor.category.category({ categoryId: category._id }),
    profiles: () => visitor.profile.profiles(),
    teams: () => visitor.team.all(),
    progress: () => visitor.researchProgress.getResearchProgress({ postId }),
    timeline: () => visitor.research.timeline({ limit: 50 }),
    publications: () => visitor.publication.showAllPublications(),
    frontPages: () => visitor.frontPage.frontPages(),
    logos: () => visitor.logo.getLogo(),
    messages: () => admin.message.showAllMessages(),
    subscribers: () => admin.newsletter.showAllSubscribers(),
    administrators: () => admin.administrator.showAllAdministrators(),
    settings: () => visitor.settings.getSettings(),
  }
  const costs = async () => {
    const found: Record<string, number> = {}
    for (const [name, call] of Object.entries(lists)) found[name] = await cost(call)
    return found
  }
  await fill(site, postId, category._id, people, 10)
  const few = await costs()
  await fill(site, postId, category._id, people, 80)
  expect(await costs()).toEqual(few)
  expect((await visitor.post.getAllPosts()).posts).toHaveLength(91)
  for (const [name, count] of Object.entries(few)) {
    expect(count, `queries for ${name}`).toBeGreaterThan(0)
    expect(count, `queries for ${name}`).toBeLessThanOrEqual(11)
  }
})

test('a repeated request needs no query until something changes', async () => {
  const { admin, visitor, cost } = await startCounting()
  const ask = () => visitor.post.getAllPosts()
  const first = await cost(ask)
  expect(first).toBeGreaterThan(0)
  expect(await cost(ask)).toBe(0)
  expect(await cost(() => admin.post.getAllPosts())).toBeGreaterThanOrEqual(first)
  await makePost(admin)
  expect(await cost(ask)).toBeGreaterThanOrEqual(first)
})

test('a forgotten password needs the same queries with and without an account', async () => {
  const { admin, app, queriesOf } = await startCounting()
  const { email } = (await admin.auth.me()).user
  const ask = (address: string) => async () => {
    await app.client().auth['reset-password-token']({ email: address })
    // Sending the mail reads the site name in the background.
    await app.services.mailQueue.flush()
  }
  expect(await queriesOf(ask('nobody@salus.example'))).toEqual(await queriesOf(ask(email)))
})
