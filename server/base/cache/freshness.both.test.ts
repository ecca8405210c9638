import { expect, test } from 'vitest'
import { api, type SalusClient } from '#contract/api.ts'
import { ApiError } from '#contract/call/api-error.ts'
import { createClient } from '#contract/call/client.ts'
import type { Changed } from '#server/base/db/changes.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { fillSite } from '#server/tools/testing/content/filled-site.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { allCalls } from '#server/tools/testing/http/contract-check.ts'
import { requestWhole } from '#server/tools/testing/http/request-whole.ts'
import { everyRead, type Reader } from '#server/tools/testing/walks/every-read.ts'
import { everyWrite, withLooks } from '#server/tools/testing/walks/every-write.ts'
import { createResponseCache } from './response-cache.ts'
import { storePlain } from './stored-response.ts'

/**
 * Changes of accounts, correspondence, drafts, what is not added yet and the trash, pictures that nothing shows yet, and
 * looks at what might come.
 * The first steps of a new site and its test mail are for those who keep it.
 */
const touchesNothingPublic =
  /^(?:(?:auth|digest|totp|passkey|recovery|key|hook|contact|message|newsletter|administrator|media|preview|presence|unfinished)\.|figure\.upload(?:Volume|Trace)$|health\.(?:setAside|checkLinks)$|draft\.(?:save|discard)Draft$|suggestion\.(?:suggest|decline)$|move\.previewImport$|publication\.(?:previewImport|lookForNew|dismissFound)$|profile\.(?:previewPeople|completePerson)$|site\.(?:(?:update|reset)Content|skipFirstStep|setFitting)$|settings\.sendTestMail$|issue\.(?:createIssue|updateIssue|sendTest)$|trash\.deleteForGood$)/

interface Refusal {
  readonly status: number
  readonly message: string
}

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'status' in answer

/** An answer, or why there is none. */
const orRefusal = (answer: Promise<unknown>) =>
  answer.catch((error: unknown): Refusal => {
    if (error instanceof ApiError) return { status: error.status, message: error.message }
    throw error
  })

/** A filled site with pages that each show one answer of the API, as loaders get it. */
const startPages = async () => {
  const site = await startSite()
  const { local } = site.app
  // Not checked against the contract, as a test's own client does: there are thousands of answers.
  const visitor = createClient(api, {
    fetch: async (path, init) => (await requestWhole(site.app.origin + path, init)).response,
  })
  const content = await fillSite(site)
  const readers = Object.entries(everyRead(content))
  const { feed } = site.app.services.database
  const cache = createResponseCache(feed, 10_000_000)
  let rendered: string[] = []
  const answers: unknown[] = []
  const page = async (name: string, reader: Reader): Promise<unknown> => {
    const stored = await cache.get(name, async () => {
      rendered.push(name)
      const answer = await orRefusal(reader(local))
      // Its number says which it was; to write out and read all of them takes long.
      const number = answers.push(answer) - 1
      return storePlain(isRefusal(answer) ? answer.status : 200, {}, String(number))
    })
    return answers[Number(stored.variants.identity.body.toString())]
  }
  /** What each reader is shown, and which pages had to be rendered for it. */
  const look = async () => {
    rendered = []
    const pages = await Promise.all(readers.map(([name, reader]) => page(name, reader)))
    // Without a live feed of changes nothing cached is used.
    feed.live = false
    const shown = await Promise.all(
      readers.map(async ([name, reader], at) => {
        // What was rendered just now is what the database has.
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
  /** What the API answers some readers over HTTP. */
  const ask = askAs(visitor)
  /** What the database has for some readers. */
  const read = async (wanted: ReadonlySet<string>) => {
    feed.live = false
    const answers = await askAs(local)(wanted)
    feed.live = true
    return answers
  }
  /** Makes a change and tells what was announced of it, which is all that anything kept in memory learns. */
  const announcedBy = async (change: () => Promise<unknown>): Promise<string> => {
    const heard: Changed[] = []
    const unsubscribe = feed.subscribe((changed) => void heard.push(changed))
    await change()
    unsubscribe()
    return JSON.stringify(heard)
  }
  return { ...site, content, look, ask, read, announcedBy }
}

/** What every change of an entry counts on. */
const counters = new Set(['version', 'updatedAt'])

const saidBy = (answer: unknown): string =>
  JSON.stringify(answer, (name, value: unknown) => (counters.has(name) ? undefined : value))

/** Whether an answer says something else than it did; compared as a whole first, which is much faster. */
const isSaidAnew = (before: unknown, now: unknown): boolean =>
  before !== now && JSON.stringify(before) !== JSON.stringify(now) && saidBy(before) !== saidBy(now)

/** Compares as text, which is much faster, and in full only to say what differs. */
const expectSame = (one: unknown, other: unknown, what: string) => {
  if (one !== other && JSON.stringify(one) !== JSON.stringify(other))
    expect(one, what).toEqual(other)
}

/** No call is forgotten: each that changes something is tried, or touches nothing public. */
const expectAllCalls = (reads: ReadonlySet<string>, writes: ReadonlySet<string>) => {
  for (const { name, call } of allCalls) {
    if (reads.has(name)) continue
    if (call.method !== 'GET' && !touchesNothingPublic.test(name)) {
      expect(writes, 'server/tools/testing/walks/writes').toContain(name)
    }
  }
}

// What goes stale follows from the names of tables, which are the same in both databases.
testOnce('after every change every page and every answer is as the database has it', async () => {
  const { admin, content, look, ask, read, announcedBy } = await startPages()
  const writes = await everyWrite(content)
  expectAllCalls(new Set(Object.keys(everyRead(content))), new Set(writes.map(([call]) => call)))
  let before = (await look()).shown
  await ask(new Set(before.keys()))
  /** What this call was heard to announce, and what the steps announced that nobody has looked at yet. */
  const heard = new Set<string>()
  let unseen: string | undefined
  /** The readers that were shown something else when such a step was last looked at, and what. */
  let showing = new Set<string>()
  let said = new Map<string, string>()
  /** The answers that may be others than when they were last asked for; the rest could not be told from stale ones. */
  const toAsk = new Set<string>()
  for (const { call, run, at, isLast } of withLooks(writes)) {
    const what = `${call} (step ${at})`
    const announced = await announcedBy(() => run(admin))
    // What is announced alike makes the same pages stale: of such steps the first and all others are looked at.
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
    // Otherwise the step would prove nothing.
    expect(changed, `${what} shows nowhere`).not.toEqual([])
    before = shown
    showing = new Set(changed)
    said = new Map(changed.map((name) => [name, saidBy(shown.get(name)?.truth)]))
    for (const name of [...rendered, ...changed]) toAsk.add(name)
    // Answers go stale as pages do, by what was read for them: once for each call is enough.
    if (!isLast) continue
    for (const [name, answer] of await ask(toAsk)) {
      expectSame(answer, shown.get(name)?.truth, `answer of ${name} after ${what}`)
    }
    toAsk.clear()
    heard.clear()
  }
})

test('mail, accounts and pictures that nothing shows leave every page in memory', async () => {
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

test('a change is rendered anew only where it shows', async () => {
  const { admin, content, look } = await startPages()
  await look()
  const renderedAfter = async (change: Promise<unknown>) => {
    await change
    return (await look()).rendered.toSorted()
  }
  const { one, publication, section } = content
  const published = [
    // It names their publications and projects.
    'profile.getSingleProfile',
    'publication.getSinglePublication',
    'publication.publicationEntries',
    'publication.showAllPublications',
    'publication.showAllPublications, searched',
  ]
  const found = 'search.find'
  const german = 'post.getSinglePost, in another language'
  const granted = ['grant.getSingleGrant', 'grant.grants']
  const { updatePublication } = admin.publication
  expect(await renderedAfter(updatePublication({ id: publication._id, title: 'Z' }))).toEqual([
    // They name their publications.
    ...granted,
    // It tells about it.
    'issue.getIssue',
    ...published,
    found,
  ])
  expect(await renderedAfter(admin.post.updatePost({ postId: one._id, title: 'Z' }))).toEqual([
    'category.category',
    'category.showAllCategories',
    // They name their projects.
    ...granted,
    'post.getAllPosts',
    'post.getAllPosts, a part',
    'post.getSinglePost',
    german,
    'post.postTitles',
    // They name the projects they belong to.
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
    // A search asks the index of all that can be found.
    'publication.showAllPublications, searched',
    'researchProgress.getResearchProgress',
    found,
  ])
  const named = { entity: 'post', id: one._id, fields: { title: 'Anders' } }
  const { saveTranslation } = admin.translation
  expect(await renderedAfter(saveTranslation({ ...named, lang: 'de' }))).toContain(german)
})
