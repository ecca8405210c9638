import { expect, onTestFinished } from 'vitest'
import { canonicalEntryPath } from '#contract/call/entry-page.ts'
import { type DraftableEntityName, draftableEntityNames } from '#contract/lifecycle/draft.ts'
import { citationFileFormats } from '#contract/publication/publication-path.ts'
import { createApp } from './app.ts'
import { entityDefinitionOf } from './base/definition/definitions.ts'
import { hours } from './tools/testing/app/clock.ts'
import { startSite, uniqueName, unknownId } from './tools/testing/content/content.ts'
import {
  addEntryOfEachKind,
  addVisibleContent,
  referToHidden,
} from './tools/testing/content/hidden-content.ts'
import { testOnce } from './tools/testing/database/database.ts'
import { listOpenUrls, pageUrlsWithId } from './tools/testing/http/public-addresses.ts'
import {
  canRevealEntry,
  fetchAsText,
  listRequestsAbout,
  listRequestsWithoutId,
  type VisitorRequest,
} from './tools/testing/http/visitor-questions.ts'

/**
 * The ways in which something that was public is hidden: time first, because it alone changes no row. What is deleted
 * is then deleted for good, which nothing can be that is still shown.
 */
const ways = ['over', 'draft', 'deleted'] as const
type Way = (typeof ways)[number]

/** Entity of each hidden entry, by its name in the test content. */
const kindOf = {
  person: 'profile',
  post: 'post',
  paper: 'publication',
  news: 'frontPage',
  page: 'page',
  grant: 'grant',
  item: 'item',
} as const satisfies Record<string, DraftableEntityName>
const hideable = ['person', 'post', 'paper', 'news', 'page', 'grant', 'item'] as const

/** Fields with current and former names of each entry. Paths of custom pages are separate. */
const calledOf = {
  person: ['name', 'renamed'],
  post: ['title', 'renamed'],
  paper: ['title', 'renamed'],
  news: ['title'],
  page: ['title', 'renamed'],
  grant: ['name'],
  item: ['title'],
} as const

/** Returns the marker word in all texts of entries hidden in one way. */
const wordOf = (way: Way) => `zq${way}`

/** Starts the whole of Salus as visitors reach it. */
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
  return { ...site, ask: (question: VisitorRequest) => fetchAsText(origin, question) }
}

type Whole = Awaited<ReturnType<typeof start>>

/** Publishes one entry of every kind, to be hidden in one way. */
const publish = async ({ admin, app }: Whole, way: Way) => {
  const word = wordOf(way)
  const mark = (what: string) => `${word} ${what}`
  const end = new Date(app.services.now().getTime() + hours(1)).toISOString()
  const isDeleted = way === 'deleted'
  const name = isDeleted ? mark : uniqueName
  const { data: category } = await admin.category.addCategory({ name: name('category') })
  const entries = await addEntryOfEachKind(admin, mark, {
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
  // The former URLs now redirect.
  const renamed = { title: mark('renamed') }
  await admin.profile.updateProfile({ profileId: person, name: renamed.title })
  await admin.post.updatePost({ postId: post, ...renamed })
  await admin.publication.updatePublication({ id: paper, ...renamed })
  await admin.page.updatePage({ pageId: page, ...renamed, path: `/${word}/after` })
  const { profilePic: picture } = (await admin.profile.getSingleProfile({ id: person })).profile
  const removed = { team: team._id, category: category._id }
  return {
    way,
    word,
    entries,
    picture,
    ...removed,
    ids: { ...entries, ...(isDeleted && removed) },
  }
}

type Published = Awaited<ReturnType<typeof publish>>

const hide = async ({ admin, app }: Whole, { way, entries, ...rest }: Published) => {
  const { person, post, paper, news, page, grant, item } = entries
  const draft = { status: 'draft' } as const
  if (way === 'over') return app.advance(hours(1))
  if (way === 'draft') {
    await admin.profile.updateProfile({ profileId: person, ...draft })
    await admin.post.updatePost({ postId: post, ...draft })
    await admin.publication.updatePublication({ id: paper, ...draft })
    await admin.frontPage.updateFrontPage({ postId: news, ...draft })
    await admin.page.updatePage({ pageId: page, ...draft })
    await admin.grant.updateGrant({ grantId: grant, ...draft })
    await admin.item.updateItem({ itemId: item, ...draft })
    return
  }
  await admin.item.deleteItem({ itemId: item })
  await admin.grant.deleteGrant({ grantId: grant })
  await admin.page.deletePage({ pageId: page })
  await admin.frontPage.deleteFrontPage({ postId: news })
  await admin.publication.deletePublication({ id: paper })
  await admin.post.deletePost({ postId: post, categoryId: rest.category })
  await admin.profile.deleteProfile({ profileId: person })
  await admin.team.delete({ teamId: rest.team })
  await admin.category.deleteCategory({ categoryId: rest.category })
}

const deleteForGood = async ({ admin }: Whole, { entries, team, category }: Published) => {
  for (const kind of hideable)
    await admin.trash.deleteForGood({ entity: kindOf[kind], id: entries[kind] })
  await admin.trash.deleteForGood({ entity: 'team', id: team })
  await admin.trash.deleteForGood({ entity: 'category', id: category })
}

/** Lists every page, file and call that may return an entry. */
const questionsOf = (kind: string, id: string): VisitorRequest[] =>
  [
    ...pageUrlsWithId(id).map((path) => ({ path })),
    ...citationFileFormats.map(({ type }) => ({ path: `/publication/${id}`, accept: type })),
    // Sending a message to a project reads nothing.
    ...listRequestsAbout(id).filter(({ path }) => !path.endsWith('/sendMessage')),
  ].filter((question) => canRevealEntry(kind, question, id))

/** Lists URLs with a current or former name of an entry. */
const namedAddresses = ({ word, entries }: Published): VisitorRequest[] =>
  hideable.flatMap((kind) =>
    calledOf[kind].map((what) => {
      const text = `${word} ${what}`
      const called = { title: text, name: text, content: 'x', pageFolder: 'talks' }
      const [_id, path] = [entries[kind], `/${word}/${what === 'renamed' ? 'after' : 'before'}`]
      return {
        path:
          canonicalEntryPath(entityDefinitionOf(kindOf[kind])?.page, { _id, path, ...called }) ??
          '',
      }
    }),
  )

const shareAddress = /https:\/\/salus\.example(\/share\/[^"]+)/

const statusOf = (answer = '') => answer.slice(0, 3)

// Other tests check visibility on both databases. Caching is the same for both.
testOnce('hidden content disappears from every URL at once, however it was hidden', async () => {
  const whole = await start()
  const { admin, ask } = whole
  expect(Object.values(kindOf).toSorted()).toEqual(draftableEntityNames.toSorted())
  const shown = await addVisibleContent(admin)
  const all: Published[] = []
  for (const way of ways) all.push(await publish(whole, way))
  const entries = all.map((each) => each.entries)
  await referToHidden(admin, shown, entries)
  // Menu items appear on every page.
  const items = all.flatMap(({ word, entries: { post, person } }) =>
    [`/project/${post}`, `/person/${person}`, `/${word}/after`].map((target) => ({
      label: word,
      target,
    })),
  )
  await admin.site.updateMenus({ footer: items, more: items, header: items.slice(0, 8) })

  /** Responses since the last change, because repeating a request proves nothing. */
  const answered = new Map<string, string>()
  const askOnce = async (question: VisitorRequest): Promise<string> => {
    const key = JSON.stringify(question)
    const answer = answered.get(key) ?? (await ask(question))
    answered.set(key, answer)
    return answer
  }
  /** Responses to requests about an unknown entry. */
  const unknown = new Map<string, string>()
  for (const kind of ['category', 'team', ...hideable]) {
    for (const question of questionsOf(kind, unknownId))
      unknown.set(JSON.stringify(question), statusOf(await ask(question)))
  }

  for (const each of all) {
    const { word, way, ids } = each
    const about = Object.entries(ids).flatMap(([kind, id]) =>
      questionsOf(kind, id).map((question) => ({ question, id })),
    )
    const named = namedAddresses(each)
    const open: VisitorRequest[] = [
      ...listOpenUrls(word).map((path) => ({ path })),
      ...listRequestsWithoutId(word),
      ...named,
      { path: `/api/v1/page/getPage?path=/${word}/before` },
    ]
    const shared: VisitorRequest[] = []
    const questions: VisitorRequest[] = []
    let telling = 0
    const secrets = [word, ...Object.values(ids)]
    for (const question of [...open, ...about.map((one) => one.question)]) {
      const answer = await askOnce(question)
      // Invalid requests are rejected for every entry.
      if (statusOf(answer) === '400') continue
      questions.push(question)
      if (secrets.some((secret) => answer.includes(secret))) telling++
      const [, path = ''] = shareAddress.exec(answer) ?? []
      if (Object.values(ids).some((id) => path.includes(id))) shared.push({ path })
    }
    for (const question of shared) expect(statusOf(await askOnce(question))).toBe('200')
    // Otherwise the walk would prove nothing.
    expect(telling).toBeGreaterThan(100)

    const expectGone = async (how: string) => {
      answered.clear()
      for (const question of [...questions, ...shared]) {
        const { path, accept = '' } = question
        const answer = await askOnce(question)
        const told = secrets.filter((secret) => !path.includes(secret) && answer.includes(secret))
        expect(told, `${accept} ${path} tells after ${how}`).toEqual([])
      }
      for (const { question, id } of about) {
        const status = unknown.get(JSON.stringify(question).replaceAll(id, unknownId))
        expect(statusOf(await askOnce(question)), `${question.path} after ${how}`).toBe(status)
      }
      for (const question of [...named, ...shared]) {
        expect(statusOf(await askOnce(question)), `${question.path} after ${how}`).toBe('404')
      }
    }
    await hide(whole, each)
    await expectGone(way)
    if (way !== 'deleted') continue
    // Until then the entry may be restored with its pictures.
    expect(statusOf(await ask({ path: each.picture }))).toBe('200')
    await deleteForGood(whole, each)
    await expectGone('deleting it for good')
    expect(statusOf(await ask({ path: each.picture }))).toBe('404')
  }
})
