import type { SalusClient } from '#contract/api.ts'
import { freshName, makeCategory } from './content.ts'
import { publicationFields } from './publications.ts'

/** Stands in every text of what is hidden, and nowhere else. */
export const marker = 'zqxhidden'

const words = (what: string) => `${marker} ${what}`

/** The addresses of hidden pages. */
export const hiddenPaths = ['draft', 'scheduled', 'over'].map((way) => `/${marker}/${way}`)

/** The ways in which something is not shown now. */
const hidden = {
  draft: { status: 'draft' },
  scheduled: { status: 'published', publishAt: '2999-01-01T00:00:00Z' },
  over: { status: 'published', unpublishAt: '2001-01-01T00:00:00Z' },
} as const

/**
 * Fills a site with content of every kind that is hidden in every way, and with published content that refers to
 * it and has a draft over it. Answers with the ids of what must not be seen and of what may.
 */
export const hideContent = async (admin: SalusClient) => {
  const hiddenIds: string[] = []
  const shownIds: string[] = []
  const { _id: category } = await makeCategory(admin)
  const person = (state: object, mark: (what: string) => string) =>
    admin.profile.createProfile({
      ...{ name: mark('name'), email: mark('mail'), about: mark('about') },
      ...{ designation: mark('designation'), qualifications: mark('q'), pronouns: mark('p') },
      ...{ AreaofInterest: mark('area'), nextPosition: mark('next'), otherNames: [mark('other')] },
      ...state,
    })
  const project = (state: object, mark: (what: string) => string, contributors: string[]) =>
    admin.post.createPost({
      ...{ title: mark('title'), shortDesc: mark('short'), content: mark('content') },
      ...{ references: [mark('reference')], grant: mark('grant'), category, contributors },
      ...state,
    })
  const paper = (
    state: object,
    mark: (what: string) => string,
    projects: string[],
    profileId: string,
  ) => {
    const { authors: _, ...texts } = publicationFields({
      ...{ title: mark('title'), publicationType: mark('type'), publicationSummary: mark('sum') },
      publicationLink: `https://${mark('x').replace(' ', '.')}.example/`,
    })
    const one = { isEqual: false, isCorresponding: false }
    return admin.publication.addPublication({
      ...{ ...texts, projects, keywords: [mark('keyword')], abstract: mark('abstract') },
      ...{ venue: mark('venue'), laySummary: mark('lay') },
      authorList: [{ name: mark('author'), profileId, ...one }],
      ...state,
    })
  }
  const news = (state: object, mark: (what: string) => string) =>
    admin.frontPage.createFrontPage({
      ...{ title: mark('title'), description: mark('text'), link: mark('link') },
      content: mark('content'),
      ...state,
    })
  const ownPage = (state: object, path: string, mark: (what: string) => string) =>
    admin.page.createPage({ title: mark('title'), path, content: mark('content'), ...state })

  const funding = (
    state: object,
    mark: (what: string) => string,
    people: string[],
    projects: string[],
    publications: string[],
  ) =>
    admin.grant.createGrant({
      ...{ name: mark('name'), funder: mark('funder'), number: mark('number') },
      ...{ amount: mark('amount'), from: '2020', people, projects, publications },
      ...state,
    })

  for (const [index, state] of Object.values(hidden).entries()) {
    const { data: someone } = await person(state, words)
    const { data: post } = await project(state, words, [someone._id])
    const { data: publication } = await paper(state, words, [post._id], someone._id)
    const { data: latest } = await news(state, words)
    const { data: own } = await ownPage(state, hiddenPaths[index] ?? '', words)
    const { data: money } = await funding(
      state,
      words,
      [someone._id],
      [post._id],
      [publication._id],
    )
    const { data: section } = await admin.post.createSubPost({
      ...{ postId: post._id, sectionName: words('section'), subSectionContent: words('text') },
    })
    const milestone = { title: words('goal'), description: words('goal'), status: words('state') }
    const due = { postId: post._id, dueDate: '2030-01-01', ...milestone }
    const { data: goal } = await admin.post.createMilestone(due)
    const { data: step } = await admin.researchProgress.createResearchProgress({
      ...{ postId: post._id, description: words('step'), contributors: [someone._id] },
    })
    hiddenIds.push(
      ...[someone, post, publication, latest, own, money].map(({ _id }) => _id),
      ...[section, goal, step].map(({ _id }) => _id),
    )

    // What is shown refers to it, and has a draft over it.
    const plain = (what: string) => `shown ${what}`
    const { data: shownPerson } = await person({}, plain)
    const { data: shownPost } = await project({}, plain, [someone._id, shownPerson._id])
    const { data: shownPaper } = await paper({}, plain, [post._id, shownPost._id], someone._id)
    const { data: shownNews } = await news({}, plain)
    const { data: shownPage } = await ownPage({}, `/shown/${index}`, plain)
    const { data: shownMoney } = await funding(
      {},
      plain,
      [someone._id, shownPerson._id],
      [post._id, shownPost._id],
      [publication._id, shownPaper._id],
    )
    await admin.publication.updatePublication({
      ...{ id: shownPaper._id, grants: [money._id, shownMoney._id] },
    })
    await admin.researchProgress.createResearchProgress({
      ...{ postId: shownPost._id, description: 'shown', contributors: [someone._id] },
    })
    await admin.team.add({ name: freshName('Team'), peoples: [someone._id, shownPerson._id] })
    const drafts = [
      ['profile', shownPerson._id, { name: words('draft'), about: words('draft') }],
      ['post', shownPost._id, { title: words('draft'), content: words('draft') }],
      ['publication', shownPaper._id, { title: words('draft'), abstract: words('draft') }],
      ['grant', shownMoney._id, { name: words('draft'), funder: words('draft') }],
      ['frontPage', shownNews._id, { title: words('draft') }],
      ['page', shownPage._id, { title: words('draft'), path: `/${marker}/over-${index}` }],
    ] as const
    for (const [entity, id, fields] of drafts) {
      await admin.draft.saveDraft({ entity, id, fields: { ...fields } })
      await admin.preview.sharePreview({ entity, id })
    }
    shownIds.push(shownPerson._id, shownPost._id, shownPaper._id, shownNews._id, shownMoney._id)
  }
  return { hiddenIds, shownIds, category }
}
