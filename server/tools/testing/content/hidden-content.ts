import type { SalusClient } from '#contract/api.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { makeCollection } from './collections.ts'
import { makeCategory } from './content.ts'
import { publicationFields } from './publications.ts'

/** A word in every text of hidden entries, and nowhere else. */
export const hiddenMarker = 'zqxhidden'

/** Paths of hidden pages. */
export const hiddenPaths = ['draft', 'scheduled', 'over'].map((way) => `/${hiddenMarker}/${way}`)

/** The reasons why an entry is hidden. */
const hidden = {
  draft: { status: 'draft' },
  scheduled: { status: 'published', publishAt: '2999-01-01T00:00:00Z' },
  over: { status: 'published', unpublishAt: '2001-01-01T00:00:00Z' },
} as const

type Mark = (what: string) => string
const marked: Mark = (what) => `${hiddenMarker} ${what}`
const plain: Mark = (what) => `shown ${what}`

/** Hidden words that match these misspelt searches better than the visible words do. */
const closer = 'shownzq desigo'
export const misspeltSearches = ['shownzx', 'desigm', `${hiddenMarker.slice(0, -1)}m`]

const kinds = [
  'person',
  'post',
  'paper',
  'news',
  'page',
  'grant',
  'item',
  'section',
  'goal',
  'step',
] as const
/** Ids of one entry of each kind. */
type Entries = Readonly<Record<(typeof kinds)[number], string>>
type Named = Pick<Entries, 'person' | 'post' | 'paper'>

/** Adds one entry of every kind. The entries refer to each other, and to `others`. */
export const addEntryOfEachKind = async (
  admin: SalusClient,
  mark: Mark,
  { category, path, state = {} }: { category: string; path: string; state?: object },
  others: readonly Named[] = [],
): Promise<Entries> => {
  const picture = await freshPicture()
  const { data: person } = await admin.profile.createProfile({
    name: mark('name'),
    email: mark('mail'),
    about: mark('about'),
    profilePic: picture,
    designation: mark('designation'),
    qualifications: mark('q'),
    pronouns: mark('p'),
    AreaofInterest: mark('area'),
    nextPosition: mark('next'),
    otherNames: [mark('other')],
    ...state,
  })
  const people = [person._id, ...others.map((other) => other.person)]
  const { data: post } = await admin.post.createPost({
    title: mark('title'),
    shortDesc: mark('short'),
    content: mark('content'),
    category,
    references: [mark('reference')],
    grant: mark('grant'),
    contributors: people,
    image: picture,
    ...state,
  })
  const projects = [post._id, ...others.map((other) => other.post)]
  const { authors: _, ...texts } = publicationFields({
    title: mark('title'),
    publicationType: mark('type'),
    publicationSummary: mark('sum'),
    publicationLink: `https://${mark('x').replace(' ', '.')}.example/`,
  })
  const one = { isEqual: false, isCorresponding: false }
  const { data: paper } = await admin.publication.addPublication({
    ...texts,
    projects,
    keywords: [mark('keyword')],
    abstract: mark('abstract'),
    venue: mark('venue'),
    laySummary: mark('lay'),
    picture,
    authorList: people.map((profileId) => ({ name: mark('author'), profileId, ...one })),
    ...state,
  })
  const { data: news } = await admin.frontPage.createFrontPage({
    title: mark('title'),
    description: mark('text'),
    link: mark('link'),
    pic: picture,
    content: mark(mark === marked ? closer : 'content'),
    ...state,
  })
  const { data: page } = await admin.page.createPage({
    title: mark('title'),
    path,
    content: mark('content'),
    ...state,
  })
  const { data: grant } = await admin.grant.createGrant({
    name: mark('name'),
    funder: mark('funder'),
    number: mark('number'),
    from: '2020',
    amount: mark('amount'),
    people,
    projects,
    publications: [paper._id],
    ...state,
  })
  const addItem = async (values: Record<string, unknown>, own: typeof state = state) =>
    (
      await admin.item.addItem({
        collection: 'talks',
        title: mark('title'),
        date: '2020-05-01',
        pic: picture,
        values: { line: mark('line'), markdownValue: mark('text'), ...values },
        ...own,
      })
    ).data
  const item = await addItem({
    link: `https://${mark('l').replace(' ', '.')}.example/`,
    choiceValue: ['one'],
    numberValue: 5,
    flagValue: true,
    dateValue: '2021',
    peopleValue: people,
    projectsValue: projects,
    publicationsValue: [paper._id],
    grantsValue: [grant._id],
  })
  // A list of the items that refer to this one has at least itself.
  await admin.item.updateItem({ itemId: item._id, values: { itemsValue: [item._id] } })
  // Nothing returns this item, so it must neither be public nor have the picture after the others are gone.
  await addItem({ itemsValue: [item._id] }, { status: 'draft', pic: undefined })
  const { data: section } = await admin.post.createSubPost({
    postId: post._id,
    sectionName: mark('section'),
    subSectionContent: mark('text'),
    images: [picture],
  })
  const { data: goal } = await admin.post.createMilestone({
    postId: post._id,
    title: mark('goal'),
    description: mark('goal'),
    status: mark('state'),
    dueDate: '2030-01-01',
  })
  const { data: step } = await admin.researchProgress.createResearchProgress({
    postId: post._id,
    description: mark('step'),
    contributors: people,
    images: [picture],
  })
  const made = { person, post, paper, news, page, grant, item, section, goal, step }
  const idOf = (name: keyof typeof made) => made[name]._id
  return {
    person: idOf('person'),
    post: idOf('post'),
    paper: idOf('paper'),
    news: idOf('news'),
    page: idOf('page'),
    grant: idOf('grant'),
    item: idOf('item'),
    section: idOf('section'),
    goal: idOf('goal'),
    step: idOf('step'),
  }
}

/** Slug and path of content that was published and then withdrawn. */
export const withdrawnSlug = 'withdrawn-title'
export const withdrawnPath = '/withdrawn'

/** Publishes content, mentions it in a newsletter, then hides and renames it. */
const withdraw = async (admin: SalusClient, category: string) => {
  const title = 'Withdrawn title'
  const { data: post } = await admin.post.createPost({
    title,
    shortDesc: 'In short',
    content: 'At length',
    category,
  })
  const { data: paper } = await admin.publication.addPublication(publicationFields({ title }))
  const { data: issue } = await admin.issue.createIssue({
    subject: 'News',
    include: [
      { kind: 'project', id: post._id },
      { kind: 'publication', id: paper._id },
    ],
  })
  await admin.issue.sendIssue({ issueId: issue._id })
  const { data: page } = await admin.page.createPage({ title, path: withdrawnPath })
  const taken = { title: marked('title'), status: 'draft' } as const
  await admin.page.updatePage({ pageId: page._id, path: `/${hiddenMarker}/withdrawn`, ...taken })
  await admin.post.updatePost({ postId: post._id, ...taken })
  await admin.publication.updatePublication({ id: paper._id, ...taken })
  return { issue: issue._id, withdrawn: [{ post: post._id, paper: paper._id, page: page._id }] }
}

/** Adds visible content of every kind, after withdrawing some. */
export const addVisibleContent = async (admin: SalusClient) => {
  const { _id: category } = await makeCategory(admin)
  await makeCollection(admin, 'Talks')
  const entries = await addEntryOfEachKind(admin, plain, { category, path: '/shown' })
  const { data: team } = await admin.team.add({ name: 'Team', peoples: [entries.person] })
  const { issue, withdrawn } = await withdraw(admin, category)
  const byKind = { ...entries, category, team: team._id, issue }
  return { entries, category, team: team._id, byKind, withdrawn }
}

export type VisibleContent = Awaited<ReturnType<typeof addVisibleContent>>

/** Saves a draft of every visible entry and shares its preview. Each draft has one word that only its own preview may show. */
const changeHidden = async (admin: SalusClient, { entries }: VisibleContent) => {
  const titled = (word: string) => ({ title: marked(word) })
  const drafts = [
    ['profile', entries.person, (word: string) => ({ name: marked(word), about: marked(word) })],
    ['post', entries.post, (word: string) => ({ ...titled(word), content: marked(word) })],
    ['publication', entries.paper, (word: string) => ({ ...titled(word), abstract: marked(word) })],
    ['grant', entries.grant, (word: string) => ({ name: marked(word), funder: marked(word) })],
    ['frontPage', entries.news, titled],
    ['item', entries.item, (word: string) => ({ ...titled(word), values: { line: marked(word) } })],
    [
      'page',
      entries.page,
      (word: string) => ({ ...titled(word), path: `/${hiddenMarker}/${word}` }),
    ],
  ] as const
  const previews: { path: string; word: string }[] = []
  for (const [entity, id, fieldsWith] of drafts) {
    const word = `draft${entity.toLowerCase()}`
    await admin.draft.saveDraft({ entity, id, fields: fieldsWith(word) })
    const { url } = await admin.preview.sharePreview({ entity, id })
    previews.push({ path: new URL(url).pathname, word })
  }
  return previews
}

/** Adds an entry of every kind for each way of being hidden. */
export const addHiddenEntries = async (
  admin: SalusClient,
  category: string,
  others: readonly Named[] = [],
): Promise<Entries[]> => {
  const made: Entries[] = []
  for (const [index, state] of Object.values(hidden).entries()) {
    const path = hiddenPaths[index] ?? ''
    made.push(await addEntryOfEachKind(admin, marked, { category, path, state }, others))
  }
  return made
}

const withKinds = (ids: Partial<Entries>) =>
  kinds.flatMap((kind) => (ids[kind] ? [{ id: ids[kind], kind }] : []))

/**
 * Adds hidden entries of every kind that refer to visible ones, and drafts of visible ones. None of this may change anything for
 * visitors.
 */
export const addHiddenContent = async (admin: SalusClient, shown: VisibleContent) => {
  const { category, entries } = shown
  const made = await addHiddenEntries(admin, category, [entries])
  const previews = await changeHidden(admin, shown)
  const { profiles } = await admin.profile.profiles({ status: 'all' })
  const pictures = profiles
    .filter(({ name }) => name.includes(hiddenMarker))
    .map(({ profilePic }) => profilePic.replace(/^\/media\/(\w+)-.*/, '$1'))
  const [drafts = entries] = made
  return {
    entries: made,
    ids: [...shown.withdrawn, ...made].flatMap((each) => Object.values(each)),
    /** One hidden entry of each kind is enough, as all hidden ones get the same response. */
    asked: [...shown.withdrawn, drafts].flatMap(withKinds),
    pictures,
    previews,
  }
}

/** Makes every visible entry refer to hidden ones. */
export const referToHidden = async (
  admin: SalusClient,
  { entries, team }: VisibleContent,
  hidden: readonly Entries[],
) => {
  const all = [...hidden, entries]
  const people = all.map(({ person }) => person)
  const projects = all.map(({ post }) => post)
  const one = { isEqual: false, isCorresponding: false }
  await admin.post.updatePost({ postId: entries.post, contributors: people })
  await admin.publication.updatePublication({
    id: entries.paper,
    projects,
    grants: all.map(({ grant }) => grant),
    authorList: people.map((profileId) => ({ name: 'shown author', profileId, ...one })),
  })
  await admin.grant.updateGrant({
    grantId: entries.grant,
    people,
    projects,
    publications: all.map(({ paper }) => paper),
  })
  await admin.researchProgress.updateResearchProgress({
    id: entries.step,
    postId: entries.post,
    contributors: people,
  })
  await admin.item.updateItem({
    itemId: entries.item,
    values: {
      peopleValue: people,
      projectsValue: projects,
      publicationsValue: all.map(({ paper }) => paper),
      grantsValue: all.map(({ grant }) => grant),
      itemsValue: hidden.map(({ item }) => item),
    },
  })
  await admin.team.update({ teamId: team, peoples: people })
}

/** Adds menu entries that link to hidden content. */
export const linkMenuToHidden = async (admin: SalusClient, hidden: readonly Entries[]) => {
  const leadsTo = (target: string) => ({ label: marked('label'), target })
  const targets = hidden.flatMap(({ person, post, paper, news, grant }) => [
    ...[`/person/${person}/${hiddenMarker}`, `/project/${post}`, `/publication/${paper}`],
    ...[`/news/${news}`, `/grant/${grant}`],
  ])
  await admin.site.updateMenus({ more: [...hiddenPaths, ...targets].map(leadsTo) })
}
