import { expect, test } from 'vitest'
import { api, type SalusClient } from '#contract/api.ts'
import { ApiError } from '#contract/call/api-error.ts'
import { createApiClient } from '#contract/call/client.ts'
import type { PublishedChanges } from '#server/base/db/changes.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { fillSite } from '#server/tools/testing/content/filled-site.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { allCalls } from '#server/tools/testing/http/contract-check.ts'
import { requestWhole } from '#server/tools/testing/http/request-whole.ts'
import { listPublicReads, type PublicRead } from '#server/tools/testing/walks/every-read.ts'
import { buildWriteSteps, withChecks } from '#server/tools/testing/walks/every-write.ts'
import { createResponseCache } from './response-cache.ts'
import { createUncompressedResponse } from './stored-response.ts'

/**
 * Calls without an effect on public data: accounts, correspondence, drafts, unsaved forms, trash,
 * unused images and previews. Setup steps and test mails concern only administrators.
 */
const touchesNothingPublic =
  /^(?:(?:auth|digest|totp|passkey|recovery|key|hook|contact|message|newsletter|administrator|media|preview|presence|unfinished)\.|figure\.upload(?:Volume|Trace)$|health\.(?:setAside|checkLinks)$|draft\.(?:save|discard)Draft$|collection\.tryField$|suggestion\.(?:suggest|decline)$|move\.previewImport$|publication\.(?:previewImport|lookForNew|dismissFound)$|profile\.(?:previewPeople|completePerson)$|site\.(?:(?:update|reset)Content|skipFirstStep|setFitting)$|settings\.sendTestMail$|issue\.(?:createIssue|updateIssue|sendTest)$|trash\.deleteForGood$)/

interface Refusal {
  readonly status: number
  readonly message: string
}

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'status' in answer

const orRefusal = (answer: Promise<unknown>) =>
  answer.catch((error: unknown): Refusal => {
    if (error instanceof ApiError) return { status: error.status, message: error.message }
    throw error
  })

/** Starts a site with content, and a page for each response of the API. */
const startPages = async () => {
  const site = await startSite()
  const { local } = site.app
  // Skips validation by the contract, because there are thousands of responses.
  const visitor = createApiClient(api, {
    fetch: async (path, init) => (await requestWhole(site.app.origin + path, init)).response,
  })
  const content = await fillSite(site)
  const readers = Object.entries(listPublicReads(content))
  const { feed } = site.app.services.database
  const cache = createResponseCache(feed, 10_000_000)
  let rendered: string[] = []
  const answers: unknown[] = []
  const page = async (name: string, reader: PublicRead): Promise<unknown> => {
    const stored = await cache.get(name, async () => {
      rendered.push(name)
      const answer = await orRefusal(reader(local))
      // Stores the index of the response instead of its text, which is slow to serialize.
      const number = answers.push(answer) - 1
      return createUncompressedResponse(isRefusal(answer) ? answer.status : 200, {}, String(number))
    })
    return answers[Number(stored.variants.identity.body.toString())]
  }
  /** Renders all pages and records which were not cached. */
  const look = async () => {
    rendered = []
    const pages = await Promise.all(readers.map(([name, reader]) => page(name, reader)))
    // Without a live feed no cache is used.
    feed.live = false
    const shown = await Promise.all(
      readers.map(async ([name, reader], at) => {
        // A page that was just rendered is up to date.
        const truth = rendered.includes(name) ? pages[at] : await orRefusal(reader(local))
        return [name, { truth, page: pages[at] }] as const
      }),
    )
    feed.live = true
    return { shown: new Map(shown), rendered }
  }
  const askAs = (client: SalusClient) => (wanted: ReadonlySet<string>) =>
    Promise.all(
      readers
        .filter(([name]) => wanted.has(name))
        .map(async ([name, reader]) => [name, await orRefusal(reader(client))] as const),
    )
  /** Requests API responses over HTTP. */
  const ask = askAs(visitor)
  /** Reads responses from the database, without caches. */
  const read = async (wanted: ReadonlySet<string>) => {
    feed.live = false
    const answers = await askAs(local)(wanted)
    feed.live = true
    return answers
  }
  /** Returns the changes published by `change`. Caches learn of nothing else. */
  const announcedBy = async (change: () => Promise<unknown>): Promise<string> => {
    const heard: PublishedChanges[] = []
    const unsubscribe = feed.subscribe((changed) => void heard.push(changed))
    await change()
    unsubscribe()
    return JSON.stringify(heard)
  }
  return { ...site, content, look, ask, read, announcedBy }
}

/** Fields that every change updates. */
const counters = new Set(['version', 'updatedAt'])

const saidBy = (answer: unknown): string =>
  JSON.stringify(answer, (name, value: unknown) => (counters.has(name) ? undefined : value))

/** Whether a response changed. Compares as text first, which is much faster. */
const isSaidAnew = (before: unknown, now: unknown): boolean =>
  before !== now && JSON.stringify(before) !== JSON.stringify(now) && saidBy(before) !== saidBy(now)

/** Compares as text first, which is much faster. */
const expectSame = (one: unknown, other: unknown, what: string) => {
  if (one !== other && JSON.stringify(one) !== JSON.stringify(other))
    expect(one, what).toEqual(other)
}

/** Checks that every writing call is tested or has no public effect. */
const expectAllCalls = (reads: ReadonlySet<string>, writes: ReadonlySet<string>) => {
  for (const { name, call } of allCalls) {
    if (reads.has(name)) continue
    if (call.method !== 'GET' && !touchesNothingPublic.test(name)) {
      expect(writes, 'server/tools/testing/walks/writes').toContain(name)
    }
  }
}

// Tested once, because invalidation depends on table names, which are the same in both databases.
testOnce('after every change every page and every answer is as the database has it', async () => {
  const { admin, content, look, ask, read, announcedBy } = await startPages()
  const writes = await buildWriteSteps(content)
  expectAllCalls(
    new Set(Object.keys(listPublicReads(content))),
    new Set(writes.map(([call]) => call)),
  )
  let before = (await look()).shown
  await ask(new Set(before.keys()))
  /** Published changes of the current call, and changes of steps since the last comparison. */
  const heard = new Set<string>()
  let unseen: string | undefined
  /** Readers whose response changed in the last compared step, with their responses. */
  let showing = new Set<string>()
  let said = new Map<string, string>()
  /** Responses that may have changed since they were last requested. */
  const toAsk = new Set<string>()
  for (const { call, run, at, isLast } of withChecks(writes)) {
    const what = `${call} (step ${at})`
    const announced = await announcedBy(() => run(admin))
    // Equal changes invalidate the same pages, so that only the first and last such step is
    // compared in full.
    expect(unseen ?? announced, `${what}: put it before steps that announce less`).toBe(announced)
    unseen = announced
    if (heard.has(announced) && !isLast) {
      const now = new Map((await read(showing)).map(([name, truth]) => [name, saidBy(truth)]))
      const isShown = [...now].some(([name, truth]) => truth !== said.get(name))
      expect(isShown, `${what} shows nowhere`).toBe(true)
      said = now
      continue
    }
    heard.add(announced)
    unseen = undefined
    const { shown, rendered } = await look()
    const changed: string[] = []
    for (const [name, { truth, page }] of shown) {
      expectSame(page, truth, `page of ${name} after ${what}`)
      if (isSaidAnew(before.get(name)?.truth, truth)) changed.push(name)
    }
    // A step without effect would prove nothing.
    expect(changed, `${what} shows nowhere`).not.toEqual([])
    before = shown
    showing = new Set(changed)
    said = new Map(changed.map((name) => [name, saidBy(shown.get(name)?.truth)]))
    for (const name of [...rendered, ...changed]) toAsk.add(name)
    // Responses are invalidated like pages, so once per call is enough.
    if (!isLast) continue
    for (const [name, answer] of await ask(toAsk)) {
      expectSame(answer, shown.get(name)?.truth, `answer of ${name} after ${what}`)
    }
    toAsk.clear()
    heard.clear()
  }
})

test('mail, accounts and unused images invalidate no page', async () => {
  const { app, admin, visitor, look } = await startPages()
  await look()
  await visitor.contact.sendMessage({ name: 'N', email: 'a@b.cd', message: 'M' })
  await visitor.newsletter.subscribe({ email: 'a@b.cd' })
  await app.signUpAdmin('new@b.cd')
  await admin.media.uploadPicture({ picture: await freshPicture() })
  const { messages } = await admin.message.showAllMessages()
  for (const { _id } of messages) await admin.message.markMessage({ messageId: _id, read: true })
  for (const { _id } of messages) await admin.message.deleteMessage({ messageId: _id })
  expect((await look()).rendered).toEqual([])
})

test('a change renders only pages that show it', async () => {
  const { admin, content, look } = await startPages()
  await look()
  const renderedAfter = async (change: Promise<unknown>) => {
    await change
    return (await look()).rendered.toSorted()
  }
  const { one, publication, section } = content
  const published = [
    // Contains their publications and projects.
    'profile.getSingleProfile',
    'publication.getSinglePublication',
    'publication.publicationEntries',
    'publication.showAllPublications',
    'publication.showAllPublications, searched',
  ]
  const found = 'search.find'
  const german = 'post.getSinglePost, in another language'
  const granted = ['grant.getSingleGrant', 'grant.grants']
  const items = [
    'item.getItem',
    'item.items',
    'item.items, filtered',
    'item.items, in another language',
    'item.items, in the chosen order',
    'item.items, of a person',
    'item.items, of another collection',
    'item.referringItems, in another language',
    'item.referringItems, of a project',
  ]
  const { updatePublication } = admin.publication
  expect(await renderedAfter(updatePublication({ id: publication._id, title: 'Z' }))).toEqual([
    // Contains their publications.
    ...granted,
    // Contains the new entry.
    'issue.getIssue',
    // Have fields with publications.
    ...items,
    ...published,
    found,
  ])
  expect(await renderedAfter(admin.post.updatePost({ postId: one._id, title: 'Z' }))).toEqual([
    'category.category',
    'category.showAllCategories',
    // Contain their projects.
    ...granted,
    ...items,
    'post.getAllPosts',
    'post.getAllPosts, a part',
    'post.getSinglePost',
    german,
    'post.postTitles',
    // Contains their projects.
    ...published,
    'research.timeline',
    'research.timeline, a part',
    'researchProgress.getResearchProgress',
    found,
  ])
  const sectionName = { postId: one._id, subPostId: section._id, sectionName: 'Z' }
  expect(await renderedAfter(admin.post.updateSubPost(sectionName))).toEqual([
    'post.getAllPosts',
    'post.getAllPosts, a part',
    'post.getSinglePost',
    german,
    // A search depends on all searchable entries.
    'publication.showAllPublications, searched',
    'researchProgress.getResearchProgress',
    found,
  ])
  const { talk } = content
  expect(await renderedAfter(admin.item.updateItem({ itemId: talk._id, title: 'Z' }))).toEqual([
    'item.getItem',
    'item.items',
    'item.items, filtered',
    'item.items, in another language',
    'item.items, in the chosen order',
    'item.items, of a person',
    // Entries list the items of collections that can refer to them.
    'item.referringItems',
    'item.referringItems, in another language',
    'item.referringItems, of a project',
    // A search depends on all searchable entries.
    'publication.showAllPublications, searched',
    found,
  ])
  const named = { entity: 'post', id: one._id, fields: { title: 'Anders' } }
  const { saveTranslation } = admin.translation
  expect(await renderedAfter(saveTranslation({ ...named, lang: 'de' }))).toContain(german)
})
