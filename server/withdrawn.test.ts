import { expect, onTestFinished } from 'vitest'
import { entryPath } from '#contract/call/entry-page.ts'
import { type DraftEntity, draftEntities } from '#contract/lifecycle/draft.ts'
import { citationFiles } from '#contract/publication/publication-path.ts'
import { createApp } from './app.ts'
import { definitionOf } from './base/definition/definitions.ts'
import { hours } from './tools/testing/clock.ts'
import { freshName, startSite, unknownId } from './tools/testing/content.ts'
import { testOnce } from './tools/testing/database.ts'
import { addEntries, nameHidden, showContent } from './tools/testing/hidden-content.ts'
import { openAddresses, pagesOf } from './tools/testing/public-addresses.ts'
import {
  askFor,
  openQuestions,
  type Question,
  questionsAbout,
  withoutDigests,
} from './tools/testing/visitor-questions.ts'

/** The ways in which something that was public is hidden: in this order, because time alone changes no row. */
const ways = ['over', 'draft', 'deleted', 'forgood'] as const
type Way = (typeof ways)[number]

/** What can be hidden in each of them, as the content of tests calls it. */
const kindOf = {
  person: 'profile',
  post: 'post',
  paper: 'publication',
  news: 'frontPage',
  page: 'page',
  grant: 'grant',
} as const satisfies Record<string, DraftEntity>
const hideable = ['person', 'post', 'paper', 'news', 'page', 'grant'] as const

/** Stands in every text of what is hidden in a way. */
const wordOf = (way: Way) => `zq${way}`

/** The whole of Salus, as visitors reach it. */
const start = async () => {
  const site = await startSite({ publicUrl: 'https://salus.example' })
  const loaders = { introMs: 0, transitionMs: 0 }
  const { app, stop } = await createApp(site.app.services, {
    trustProxy: [],
    loaders,
    development: false,
  })
  onTestFinished(stop)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { ...site, ask: (question: Question) => askFor(origin, question) }
}

type Whole = Awaited<ReturnType<typeof start>>

/** Everything that can be shown, for visitors to see until it is hidden in a way. */
const publish = async ({ admin, app }: Whole, way: Way) => {
  const word = wordOf(way)
  const mark = (what: string) => `${word} ${what}`
  const end = new Date(app.services.now().getTime() + hours(1)).toISOString()
  const isDeleted = way === 'deleted' || way === 'forgood'
  const name = isDeleted ? mark : freshName
  const { data: category } = await admin.category.addCategory({ name: name('category') })
  const entries = await addEntries(admin, mark, {
    category: category._id,
    path: `/${word}/before`,
    ...(way === 'over' && { state: { unpublishAt: end } }),
  })
  const { person, post, paper, page } = entries
  const { data: team } = await admin.team.add({ name: name('team'), peoples: [person] })
  const include = [
    { kind: 'project' as const, id: post },
    { kind: 'publication' as const, id: paper },
  ]
  const { data: issue } = await admin.issue.createIssue({ subject: 'News', include })
  await admin.issue.sendIssue({ issueId: issue._id })
  // From now on their former addresses lead to them.
  const renamed = { title: mark('renamed') }
  await admin.profile.updateProfile({ profileId: person, name: renamed.title })
  await admin.post.updatePost({ postId: post, ...renamed })
  await admin.publication.updatePublication({ id: paper, ...renamed })
  await admin.page.updatePage({ pageId: page, ...renamed, path: `/${word}/after` })
  const { profilePic: picture } = (await admin.profile.getSingleProfile({ id: person })).profile
  const removed = { team: team._id, category: category._id }
  const every = { ...entries, ...removed }
  return { way, word, entries, picture, ...removed, every, ids: isDeleted ? every : entries }
}

type Published = Awaited<ReturnType<typeof publish>>

const hide = async ({ admin, app }: Whole, { way, entries, ...rest }: Published) => {
  const { person, post, paper, news, page, grant } = entries
  const draft = { status: 'draft' } as const
  if (way === 'over') return app.advance(hours(1))
  if (way === 'draft') {
    await admin.profile.updateProfile({ profileId: person, ...draft })
    await admin.post.updatePost({ postId: post, ...draft })
    await admin.publication.updatePublication({ id: paper, ...draft })
    await admin.frontPage.updateFrontPage({ postId: news, ...draft })
    await admin.page.updatePage({ pageId: page, ...draft })
    await admin.grant.updateGrant({ grantId: grant, ...draft })
    return
  }
  await admin.grant.deleteGrant({ grantId: grant })
  await admin.page.deletePage({ pageId: page })
  await admin.frontPage.deleteFrontPage({ postId: news })
  await admin.publication.deletePublication({ id: paper })
  await admin.post.deletePost({ postId: post, categoryId: rest.category })
  await admin.profile.deleteProfile({ profileId: person })
  await admin.team.delete({ teamId: rest.team })
  await admin.category.deleteCategory({ categoryId: rest.category })
  if (way === 'deleted') return
  for (const kind of hideable)
    await admin.trash.deleteForGood({ entity: kindOf[kind], id: entries[kind] })
  await admin.trash.deleteForGood({ entity: 'team', id: rest.team })
  await admin.trash.deleteForGood({ entity: 'category', id: rest.category })
}

/** Every page, file and call that an id could lead to, whatever it is of. */
const questionsOf = (id: string): Question[] => [
  ...pagesOf(id).map((path) => ({ path })),
  ...citationFiles.map(({ type }) => ({ path: `/publication/${id}`, accept: type })),
  // Nobody has to write to a project to learn of it.
  ...questionsAbout(id).filter(({ path }) => !path.endsWith('/sendMessage')),
]

/** The addresses with a title or name that an entry has or had. */
const namedAddresses = ({ word, entries }: Published): Question[] =>
  hideable.flatMap((kind) =>
    ['title', 'name', 'renamed'].flatMap((what) => {
      const called = { title: `${word} ${what}`, name: `${word} ${what}`, content: 'x' }
      const [_id, path] = [entries[kind], `/${word}/${what === 'renamed' ? 'after' : 'before'}`]
      return { path: entryPath(definitionOf(kindOf[kind])?.page, { _id, path, ...called }) ?? '' }
    }),
  )

const shareAddress = /https:\/\/salus\.example(\/share\/[^"]+)/

/** A question, with the id it is about and its place among the questions about one. */
interface About {
  readonly question: Question
  readonly id: string
  readonly at: number
}

const statusOf = (answer = '') => answer.slice(0, 3)

// What visitors may see is asked on both databases by `leak.test.ts`; what is kept of it is the same for both.
testOnce(
  'what was public and is hidden, in whichever way, is gone from every address at once',
  async () => {
    const whole = await start()
    const { admin, ask } = whole
    expect(Object.values(kindOf).toSorted()).toEqual(draftEntities.toSorted())
    const shown = await showContent(admin)
    const all: Published[] = []
    for (const way of ways) all.push(await publish(whole, way))
    const entries = all.map((each) => each.entries)
    await nameHidden(admin, shown, entries)

    const unknown: string[] = []
    for (const question of questionsOf(unknownId)) unknown.push(withoutDigests(await ask(question)))
    /** What was answered since something last changed: to ask for it again would tell nothing. */
    const answered = new Map<string, string>()
    const askOnce = async (question: Question): Promise<string> => {
      const key = JSON.stringify(question)
      const answer = answered.get(key) ?? (await ask(question))
      answered.set(key, answer)
      return answer
    }
    /** Of the questions about an id, those to which one of its kind makes a difference: the same for every way. */
    const telling = new Map<string, number[]>()
    for (const [kind, id] of Object.entries(all[0]?.every ?? {})) {
      const told: number[] = []
      for (const [at, question] of questionsOf(id).entries()) {
        const answer = withoutDigests(await ask(question)).replaceAll(id, unknownId)
        if (answer !== unknown[at]) told.push(at)
      }
      telling.set(kind, told)
    }
    const askAbout = async (kind: string, id: string): Promise<About[]> => {
      const about: About[] = []
      for (const [at, question] of questionsOf(id).entries()) {
        if (telling.get(kind)?.includes(at) !== true) continue
        about.push({ question, id, at })
        const [, path = ''] = shareAddress.exec(await askOnce(question)) ?? []
        if (path.includes(id)) about.push({ question: { path }, id, at })
      }
      return about
    }

    // Stand on every page, whatever it is about.
    const items = all.flatMap(({ word, entries: { post, person } }) =>
      [`/project/${post}`, `/person/${person}`, `/${word}/after`].map((target) => ({
        label: word,
        target,
      })),
    )
    await admin.site.updateMenus({ footer: items, more: items, header: items.slice(0, 8) })

    for (const each of all) {
      const { word, way } = each
      const about: About[] = []
      for (const [kind, id] of Object.entries(each.ids)) about.push(...(await askAbout(kind, id)))
      const named = namedAddresses(each)
      const open: Question[] = [
        ...openAddresses(word).map((path) => ({ path })),
        ...openQuestions(word),
        ...named,
        { path: `/api/v1/page/getPage?path=/${word}/before` },
      ]
      const questions = [...open, ...about.map(({ question }) => question)]
      const answers: string[] = []
      for (const question of questions) answers.push(await askOnce(question))
      const secrets = [word, ...Object.values(each.ids)]
      const told = (answer: string, { path }: Question) =>
        secrets.filter((secret) => !path.includes(secret) && answer.includes(secret))
      // Otherwise the walk would prove nothing.
      expect(
        answers.filter((answer) => secrets.some((secret) => answer.includes(secret))).length,
      ).toBeGreaterThan(100)
      await hide(whole, each)
      answered.clear()
      const after = new Map<Question, string>()
      for (const question of questions) after.set(question, await askOnce(question))
      for (const [question, answer] of after) {
        const what = `${question.accept ?? ''} ${question.path} after ${way}`
        expect(told(answer, question), `${what} tells`).toEqual([])
      }
      for (const { question, at } of about) {
        const what = `${question.path} after ${way}`
        expect(statusOf(after.get(question)), what).toBe(statusOf(unknown[at]))
      }
      // Others may still be brought back, with their pictures.
      if (way === 'forgood') expect(statusOf(await ask({ path: each.picture }))).toBe('404')
      for (const question of named) {
        expect(statusOf(after.get(question)), question.path).toBe('404')
      }
    }
  },
)
