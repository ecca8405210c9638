import { expect, test } from 'vitest'
import { createResponseCache } from './base/cache/response-cache.ts'
import { mountFeeds } from './feed/routes.ts'
import { readEntryAddresses } from './public/render/entry-paths.ts'
import { mountSiteFiles } from './public/render/site-files.ts'
import { mountCitationFiles } from './publication/citation-files.ts'
import { makeCategory, startSite, unknownId } from './tools/testing/content/content.ts'
import {
  addHidden,
  hideContent,
  leadToHidden,
  marker,
  nameHidden,
  showContent,
  withdrawnPath,
} from './tools/testing/content/hidden-content.ts'
import {
  askFor,
  isAbout,
  openQuestions,
  type Question,
  questionsAbout,
} from './tools/testing/http/visitor-questions.ts'

const start = () =>
  startSite({
    mount: (server, services, _, { client }) => {
      const { database, limits, now, publicUrl } = services
      const cache = createResponseCache(database.feed, 1_000_000)
      const common = { cache, publicUrl, headers: {} }
      mountCitationFiles(server, { ...common, database, limits, now })
      mountFeeds(server, { ...common, clientIn: () => client, database, limits, now })
      mountSiteFiles(server, {
        ...common,
        client,
        folder: 'public',
        media: services.media,
        entryAddresses: () => readEntryAddresses(services),
      })
    },
  })

const nameOf = ({ path, body }: Question) => (body ? `${path} ${JSON.stringify(body)}` : path)

/** Whether someone signed in may get more: by asking for all, or in a search. */
const mayTellMore = ({ path, body }: Question) =>
  /status=all|[?&]q=/.test(path) || body?.status === 'all'

const withoutMessages = ({ path }: Question) => !path.endsWith('/sendMessage')

test('a site of which everything is hidden answers as if it were empty', async () => {
  const { admin, app } = await start()
  const { _id: category } = await makeCategory(admin)
  const questions = [...openQuestions(), ...questionsAbout(category)].filter(withoutMessages)
  const before: string[] = []
  for (const question of questions) before.push(await askFor(app.origin, question))
  await addHidden(admin, category)
  for (const [index, question] of questions.entries()) {
    const answer = await askFor(app.origin, question)
    expect(answer, `${nameOf(question)} is another than before`).toBe(before[index])
  }
})

test('what is hidden changes no answer to a visitor or a member, and is as if it were not there', async () => {
  const { admin, app } = await start()
  const shown = await showContent(admin)
  const { person } = shown.entries
  const member = await app.tokenOf('member@salus.example', 'Member', person)
  const ask = (question: Question, token?: string) => askFor(app.origin, question, token)
  const askAll = async (all: readonly Question[]) => {
    const answers = new Map<string, string>()
    for (const question of all) answers.set(nameOf(question), await ask(question))
    return answers
  }
  const about = Object.entries(shown.byKind).flatMap(([kind, id]) =>
    questionsAbout(id).map((question) => ({ kind, id, question })),
  )
  const before = await askAll([...openQuestions(), ...about.map(({ question }) => question)])
  const never = await askAll(questionsAbout(unknownId))
  // Most ids are of another kind than a question asks about: no entry could make the answer tell anything of them.
  const tells = (id: string, question: Question) => {
    const what = nameOf(question)
    return before.get(what)?.replaceAll(id, unknownId) !== never.get(what.replace(id, unknownId))
  }
  for (const { kind, id, question } of about) {
    const what = `${nameOf(question)} tells of a ${kind}`
    expect(tells(id, question), what).toBe(isAbout(kind, question, id))
  }
  const told = about.filter(({ kind, id, question }) => isAbout(kind, question, id))
  const questions = [...openQuestions(), ...told.map(({ question }) => question)].filter(
    withoutMessages,
  )
  expect(questions.length).toBeGreaterThan(160)

  const hidden = await hideContent(admin, shown)
  const words = [marker, ...hidden.ids, ...hidden.pictures]
  const bodyOf = (answer: string | undefined) => answer?.slice(answer.indexOf('\n\n'))
  for (const question of questions) {
    const [what, known] = [nameOf(question), before.get(nameOf(question))]
    expect(await ask(question), `${what} is another than before`).toBe(known)
    if (!mayTellMore(question)) continue
    expect(bodyOf(await ask(question, member)), `${what} for a member`).toBe(bodyOf(known))
  }
  const matched = { path: `/api/v1/profile/matchedPublications?profileId=${person}` }
  expect(await ask(matched, member), 'what a member is asked about').not.toContain(marker)
  await nameHidden(admin, shown, hidden.entries)
  await leadToHidden(admin, hidden.entries)
  // Down to the error, what is hidden is answered like what never was.
  const unknown = await askAll(questionsAbout(unknownId))
  for (const { id, kind } of hidden.asked) {
    for (const question of questionsAbout(id)) {
      if (!isAbout(kind, question, id)) continue
      const what = nameOf(question)
      const answer = (await ask(question)).replaceAll(id, unknownId)
      expect(answer, what).toBe(unknown.get(what.replace(id, unknownId)))
    }
  }
  const pageAt = (path: string) => ask({ path: `/api/v1/page/getPage?path=${path}` })
  expect(await pageAt(withdrawnPath)).toBe(await pageAt('/never-was'))
  for (const question of questions) {
    const [what, answer] = [nameOf(question), await ask(question)]
    // Searching for the words finds as little as before.
    if (what.includes(marker)) expect(answer, what).toBe(before.get(what))
    const secrets = words.filter((word) => !what.includes(word) && answer.includes(word))
    expect(secrets, `${what} tells: ${answer.slice(0, 2_000)}`).toEqual([])
  }
  // The walk would find it: with a token and a wish for all, it is there.
  const { posts } = await admin.post.getAllPosts({ status: 'all' })
  for (const word of [marker, ...hidden.pictures]) expect(JSON.stringify(posts)).toContain(word)
})
