import { expect, test } from 'vitest'
import { createResponseCache } from './base/cache/response-cache.ts'
import { readCollectionFolders } from './collection/path-store.ts'
import { mountFeeds } from './feed/routes.ts'
import { listEntryPages } from './public/render/entry-paths.ts'
import { mountSiteFiles } from './public/render/site-files.ts'
import { mountCitationFiles } from './publication/citation-files.ts'
import { makeCollection } from './tools/testing/content/collections.ts'
import { makeCategory, startSite, unknownId } from './tools/testing/content/content.ts'
import {
  addHiddenContent,
  addHiddenEntries,
  addVisibleContent,
  hiddenMarker,
  linkMenuToHidden,
  referToHidden,
  withdrawnPath,
} from './tools/testing/content/hidden-content.ts'
import {
  canRevealEntry,
  fetchAsText,
  listRequestsAbout,
  listRequestsWithoutId,
  type VisitorRequest,
} from './tools/testing/http/visitor-questions.ts'

const start = () =>
  startSite({
    mount: (server, services, _, { client }) => {
      const { database, limits, now, publicUrl } = services
      const cache = createResponseCache(database.feed, 1_000_000)
      const common = { cache, publicUrl, headers: {} }
      mountCitationFiles(server, { ...common, database, limits, now })
      const folders = () => readCollectionFolders(database.queries)
      mountFeeds(server, { ...common, clientIn: () => client, folders, database, limits, now })
      mountSiteFiles(server, {
        ...common,
        client,
        folder: 'public',
        media: services.media,
        entryAddresses: () => listEntryPages(services),
      })
    },
  })

const nameOf = ({ path, body }: VisitorRequest) => (body ? `${path} ${JSON.stringify(body)}` : path)

/** Whether a request of a signed-in user may return more: with `status=all`, or a search. */
const mayTellMore = ({ path, body }: VisitorRequest) =>
  /status=all|[?&]q=/.test(path) || body?.status === 'all'

const withoutMessages = ({ path }: VisitorRequest) => !path.endsWith('/sendMessage')

test('a site with only hidden entries responds like an empty site', async () => {
  const { admin, app } = await start()
  const { _id: category } = await makeCategory(admin)
  await makeCollection(admin, 'Talks')
  const questions = [...listRequestsWithoutId(), ...listRequestsAbout(category)].filter(
    withoutMessages,
  )
  const before: string[] = []
  for (const question of questions) before.push(await fetchAsText(app.origin, question))
  await addHiddenEntries(admin, category)
  for (const [index, question] of questions.entries()) {
    const answer = await fetchAsText(app.origin, question)
    expect(answer, `${nameOf(question)} is another than before`).toBe(before[index])
  }
})

test('hidden entries change no response to visitors or members, and behave like missing ones', async () => {
  const { admin, app } = await start()
  const shown = await addVisibleContent(admin)
  const { person } = shown.entries
  const member = await app.tokenOf('member@salus.example', 'Member', person)
  const ask = (question: VisitorRequest, token?: string) => fetchAsText(app.origin, question, token)
  const askAll = async (all: readonly VisitorRequest[]) => {
    const answers = new Map<string, string>()
    for (const question of all) answers.set(nameOf(question), await ask(question))
    return answers
  }
  const about = Object.entries(shown.byKind).flatMap(([kind, id]) =>
    listRequestsAbout(id).map((question) => ({ kind, id, question })),
  )
  const before = await askAll([
    ...listRequestsWithoutId(),
    ...about.map(({ question }) => question),
  ])
  const never = await askAll(listRequestsAbout(unknownId))
  // Skips ids of other kinds than the request returns.
  const tells = (id: string, question: VisitorRequest) => {
    const what = nameOf(question)
    return before.get(what)?.replaceAll(id, unknownId) !== never.get(what.replace(id, unknownId))
  }
  for (const { kind, id, question } of about) {
    const what = `${nameOf(question)} tells of a ${kind}`
    expect(tells(id, question), what).toBe(canRevealEntry(kind, question, id))
  }
  const told = about.filter(({ kind, id, question }) => canRevealEntry(kind, question, id))
  const questions = [...listRequestsWithoutId(), ...told.map(({ question }) => question)].filter(
    withoutMessages,
  )
  expect(questions.length).toBeGreaterThan(160)

  const hidden = await addHiddenContent(admin, shown)
  const words = [hiddenMarker, ...hidden.ids, ...hidden.pictures]
  const bodyOf = (answer: string | undefined) => answer?.slice(answer.indexOf('\n\n'))
  for (const question of questions) {
    const [what, known] = [nameOf(question), before.get(nameOf(question))]
    expect(await ask(question), `${what} is another than before`).toBe(known)
    if (!mayTellMore(question)) continue
    expect(bodyOf(await ask(question, member)), `${what} for a member`).toBe(bodyOf(known))
  }
  const matched = { path: `/api/v1/profile/matchedPublications?profileId=${person}` }
  expect(await ask(matched, member), 'what a member is asked about').not.toContain(hiddenMarker)
  await referToHidden(admin, shown, hidden.entries)
  await linkMenuToHidden(admin, hidden.entries)
  // Responses for hidden and unknown ids must be equal, errors included.
  const unknown = await askAll(listRequestsAbout(unknownId))
  for (const { id, kind } of hidden.asked) {
    for (const question of listRequestsAbout(id)) {
      if (!canRevealEntry(kind, question, id)) continue
      const what = nameOf(question)
      const answer = (await ask(question)).replaceAll(id, unknownId)
      expect(answer, what).toBe(unknown.get(what.replace(id, unknownId)))
    }
  }
  const pageAt = (path: string) => ask({ path: `/api/v1/page/getPage?path=${path}` })
  expect(await pageAt(withdrawnPath)).toBe(await pageAt('/never-was'))
  for (const question of questions) {
    const [what, answer] = [nameOf(question), await ask(question)]
    // A search for the words must find no more than before.
    if (what.includes(hiddenMarker)) expect(answer, what).toBe(before.get(what))
    const secrets = words.filter((word) => !what.includes(word) && answer.includes(word))
    expect(secrets, `${what} tells: ${answer.slice(0, 2_000)}`).toEqual([])
  }
  // Proves that the walk would find the words: with a token and `status: 'all'`, they are returned.
  const { posts } = await admin.post.getAllPosts({ status: 'all' })
  for (const word of [hiddenMarker, ...hidden.pictures])
    expect(JSON.stringify(posts)).toContain(word)
})
