import type { SalusClient } from '#contract/api.ts'
import { responsibleAi } from '#contract/post/responsible-ai.ts'
import type { PublicationImport } from '#contract/publication/publication-import.ts'
import { freshName, makePost, makeProfile } from './content.ts'
import { databaseKind } from './database.ts'
import type { FilledSite } from './filled-site.ts'
import { importText } from './imports.ts'
import { freshPicture } from './pictures.ts'
import { publicationFields } from './publications.ts'

const importable = '@article{a, title = {Imported}, author = {Doe, Jane}, year = 2020}'

/** One change, and the call that makes it. */
export type Step = readonly [call: string, run: (admin: SalusClient) => Promise<unknown>]

/**
 * The changes with whether to look at what came of them: on SQLite at each, on PostgreSQL, which takes several times
 * as long, once for all that was changed of one kind. SQL differs there, not which calls and fields there are.
 */
export const withLooks = (steps: readonly Step[]) =>
  steps.map(([call, run], at) => {
    const next = steps[at + 1]?.[0] ?? ''
    const [kind = ''] = call.split('.')
    const isLookedAt = databaseKind === 'sqlite' || !next.startsWith(`${kind}.`)
    return { call, run, at, isLast: next !== call, isLookedAt }
  })

/** A step for each field alone: a page that misses one of them cannot hide behind the others. */
const perField = <T extends object>(
  call: string,
  fields: T,
  update: (admin: SalusClient, field: Partial<T>) => Promise<unknown>,
): Step[] =>
  Object.keys(fields).map((name) => {
    const field: Partial<T> = {}
    for (const key in fields) if (key === name) field[key] = fields[key]
    return [call, (admin) => update(admin, field)]
  })

/** Every call that changes what anyone may read, each field of it alone. */
export const everyWrite = async (content: FilledSite): Promise<Step[]> => {
  const { first, second, third, category, one, other, section, later, milestone } = content
  const { progress, publication, grant, team, team2, slide, slide2, ownPage } = content
  const { logo, logo2 } = content
  const picture = await freshPicture()
  let historyIds: string[] = []
  const linked: Step = [
    'publication.updatePublication',
    (admin) =>
      admin.publication.updatePublication({
        id: publication._id,
        authorList: [
          { name: 'A. Author', profileId: first, isEqual: false, isCorresponding: false },
        ],
      }),
  ]
  const together: Step[] = [
    [
      'publication.updatePublications',
      (admin) =>
        admin.publication.updatePublications({ ids: [publication._id], publicationType: 'Talk' }),
    ],
    [
      'publication.deletePublications',
      async (admin) => {
        ;({ historyIds } = await admin.publication.deletePublications({ ids: [publication._id] }))
      },
    ],
    ['history.restoreAll', (admin) => admin.history.restoreAll({ historyIds })],
    [
      'issue.sendIssue',
      async (admin) => {
        const { data } = await admin.issue.createIssue({ subject: 'More news' })
        await admin.issue.sendIssue({ issueId: data._id })
      },
    ],
    ['issue.deleteIssue', (admin) => admin.issue.deleteIssue({ issueId: content.issue._id })],
    linked,
    [
      'profile.confirmPublication',
      (admin) =>
        admin.profile.confirmPublication({ profileId: first, publicationId: publication._id }),
    ],
    [
      'profile.rejectPublication',
      (admin) =>
        admin.profile.rejectPublication({ profileId: first, publicationId: publication._id }),
    ],
    linked,
    [
      'profile.confirmPublications',
      (admin) =>
        admin.profile.confirmPublications({ profileId: first, publicationIds: [publication._id] }),
    ],
    [
      'profile.addPeople',
      async (admin) => {
        const { people } = await admin.profile.previewPeople({
          text: 'name,team\nAdded with others,Added too',
        })
        ;({ historyIds } = await admin.profile.addPeople({
          people: people.map(({ person }) => person),
        }))
      },
    ],
    ['history.restoreAll', (admin) => admin.history.restoreAll({ historyIds })],
    [
      'profile.deleteProfiles',
      async (admin) => {
        ;({ historyIds } = await admin.profile.deleteProfiles({ profileIds: [third] }))
      },
    ],
    ['history.restoreAll', (admin) => admin.history.restoreAll({ historyIds })],
  ]
  const project = { postId: one._id }
  const post = {
    title: 'A',
    shortDesc: 'B',
    content: 'C',
    references: ['https://d.example'],
    grant: 'E',
    contributors: [third],
    image: picture,
    category: other.category._id,
    responsibleAi: responsibleAi.parse({ intendedUse: 'F' }),
  }
  const person = {
    name: 'A',
    email: 'b@c.de',
    about: 'D',
    designation: 'E',
    qualifications: 'F',
    AreaofInterest: 'G',
    profilePic: picture,
    socialLinks: [{ name: 'orcid' as const, url: 'https://orcid.org/x' }],
  }
  const restoreLast = async (admin: SalusClient, entity: 'post' | 'profile', entityId: string) => {
    const { history } = await admin.history.showHistory({ entity, entityId })
    await admin.history.restore({ historyId: history[0]?._id ?? '' })
  }
  let imported: PublicationImport | undefined
  return [
    ...perField('post.updatePost', post, (admin, field) =>
      admin.post.updatePost({ ...project, ...field }),
    ),
    ...perField(
      'post.updateSubPost',
      { sectionName: 'A', subSectionContent: 'B', images: [picture] },
      (admin, field) => admin.post.updateSubPost({ ...project, subPostId: section._id, ...field }),
    ),
    ...perField(
      'post.updateMilestone',
      { title: 'A', description: 'B', dueDate: '2030-01-01', status: 'C' },
      (admin, field) =>
        admin.post.updateMilestone({ ...project, milestoneId: milestone._id, ...field }),
    ),
    ...perField(
      'researchProgress.updateResearchProgress',
      { description: 'A', contributors: [first], images: [picture] },
      (admin, field) =>
        admin.researchProgress.updateResearchProgress({ ...project, id: progress._id, ...field }),
    ),
    ...perField('profile.updateProfile', person, (admin, field) =>
      admin.profile.updateProfile({ profileId: first, ...field }),
    ),
    [
      'suggestion.accept',
      async (admin) => {
        const fields = { about: 'Suggested' }
        const suggested = { entity: 'profile' as const, id: first, fields }
        const { suggestionId } = await admin.suggestion.suggest(suggested)
        await admin.suggestion.accept({ suggestionId })
      },
    ],
    ...perField(
      'publication.updatePublication',
      {
        title: 'A',
        authors: 'B',
        publicationDate: '2001-01-01',
        publicationType: 'C',
        publicationLink: 'https://d.example',
        publicationSummary: 'E',
      },
      (admin, field) => admin.publication.updatePublication({ id: publication._id, ...field }),
    ),
    ...perField(
      'grant.updateGrant',
      {
        name: 'A',
        funder: 'B',
        funderId: 'https://ror.org/x',
        number: 'C',
        from: '2020',
        until: '2021-05',
        amount: 'D',
        people: [first],
        projects: [one._id],
        publications: [],
      },
      (admin, field) => admin.grant.updateGrant({ grantId: grant._id, ...field }),
    ),
    [
      'publication.updatePublication',
      (admin) => admin.publication.updatePublication({ id: publication._id, grants: [grant._id] }),
    ],
    ['grant.createGrant', (admin) => admin.grant.createGrant({ name: 'New' })],
    ...perField('category.updateCategory', { name: 'A', description: 'B' }, (admin, field) =>
      admin.category.updateCategory({ categoryId: category._id, ...field }),
    ),
    ...perField(
      'frontPage.updateFrontPage',
      {
        title: 'A',
        description: 'B',
        link: 'https://c.example',
        pic: picture,
        content: 'C',
        date: '2020-02-02',
      },
      (admin, field) => admin.frontPage.updateFrontPage({ postId: slide._id, ...field }),
    ),
    ...perField('page.updatePage', { title: 'A', content: 'B', inSitemap: false }, (admin, field) =>
      admin.page.updatePage({ pageId: ownPage._id, ...field }),
    ),
    ...perField('team.update', { name: 'A', peoples: [second] }, (admin, field) =>
      admin.team.update({ teamId: team._id, ...field }),
    ),
    ...perField(
      'settings.updateSettings',
      {
        name: 'A',
        tagline: 'B',
        description: 'C',
        address: 'D',
        email: 'e@f.gh',
        embedHosts: ['player.vimeo.com'],
        phone: '1',
        social: [{ network: 'github' as const, url: 'https://github.com/x' }],
      },
      (admin, field) => admin.settings.updateSettings(field),
    ),
    [
      'site.publishContent',
      async (admin) => {
        await admin.site.updateContent({ fields: { 'home.heading': 'Changed' } })
        await admin.site.publishContent({})
      },
    ],
    ...perField(
      'site.updateBrand',
      { name: 'Branded', accent: '#aa0055', face: 'instrument-serif' as const, logo: picture },
      (admin, field) => admin.site.updateBrand(field),
    ),
    ['site.updateMenus', (admin) => admin.site.updateMenus({ contact: [] })],
    [
      'post.reorderSubPosts',
      (admin) => admin.post.reorderSubPosts({ ...project, ids: [later._id, section._id] }),
    ],
    ['team.reorderTeams', (admin) => admin.team.reorderTeams({ ids: [team2._id, team._id] })],
    [
      'frontPage.reorderFrontPages',
      (admin) => admin.frontPage.reorderFrontPages({ ids: [slide._id, slide2._id] }),
    ],
    ['logo.reorderLogos', (admin) => admin.logo.reorderLogos({ ids: [logo2._id, logo._id] })],
    ['category.addCategory', (admin) => admin.category.addCategory({ name: freshName('New') })],
    ['post.createPost', (admin) => makePost(admin)],
    [
      'draft.publishDraft',
      async (admin) => {
        const named = { entity: 'post', id: project.postId } as const
        await admin.draft.saveDraft({ ...named, fields: { title: 'Drafted' } })
        return admin.draft.publishDraft(named)
      },
    ],
    ['post.createSubPost', (admin) => admin.post.createSubPost({ ...project, sectionName: 'New' })],
    ['post.createMilestone', (admin) => admin.post.createMilestone({ ...project, title: 'New' })],
    [
      'researchProgress.createResearchProgress',
      (admin) => admin.researchProgress.createResearchProgress({ ...project, description: 'New' }),
    ],
    [
      'suggestion.accept',
      async (admin) => {
        const fields = { ...project, description: 'Suggested' }
        const suggested = await admin.suggestion.suggest({ entity: 'researchProgress', fields })
        await admin.suggestion.accept({ suggestionId: suggested.suggestionId })
      },
    ],
    ['profile.createProfile', (admin) => makeProfile(admin)],
    [
      'publication.addPublication',
      (admin) => admin.publication.addPublication(publicationFields({ title: 'New' })),
    ],
    [
      'publication.import',
      async (admin) => {
        imported = await importText(admin, importable)
      },
    ],
    [
      'publication.undoImport',
      (admin) => admin.publication.undoImport({ importId: imported?.importId ?? '' }),
    ],
    [
      'publication.mergePublications',
      async (admin) => {
        const { data } = await admin.publication.addPublication({
          ...publicationFields(),
          doi: '10.5555/merged',
        })
        const ids = { keepId: publication._id, mergeId: data._id }
        await admin.publication.mergePublications(ids)
      },
    ],
    ['team.add', (admin) => admin.team.add({ name: freshName('New') })],
    [
      'frontPage.createFrontPage',
      (admin) => admin.frontPage.createFrontPage({ title: 'N', description: 'N', pic: picture }),
    ],
    [
      'page.createPage',
      (admin) => admin.page.createPage({ title: 'N', path: '/new', content: 'N' }),
    ],
    ['logo.addLogo', (admin) => admin.logo.addLogo({ link: 'https://n.example', pic: picture })],
    [
      'post.removeImageFromSubPost',
      (admin) =>
        admin.post.removeImageFromSubPost({
          ...project,
          subPostId: section._id,
          url: section.imageUrls[0] ?? '',
        }),
    ],
    [
      'researchProgress.deleteSingleImage',
      (admin) =>
        admin.researchProgress.deleteSingleImage({
          id: progress._id,
          url: progress.imageUrls[0] ?? '',
        }),
    ],
    [
      'post.deleteMilestone',
      (admin) => admin.post.deleteMilestone({ ...project, milestoneId: milestone._id }),
    ],
    [
      'post.deleteSubPost',
      (admin) => admin.post.deleteSubPost({ ...project, subPostId: later._id }),
    ],
    [
      'researchProgress.deleteResearchProgress',
      (admin) =>
        admin.researchProgress.deleteResearchProgress({
          ...project,
          researchProgressId: progress._id,
        }),
    ],
    ...together,
    ['profile.deleteProfile', (admin) => admin.profile.deleteProfile({ profileId: third })],
    ['history.restore', (admin) => restoreLast(admin, 'profile', third)],
    ['grant.deleteGrant', (admin) => admin.grant.deleteGrant({ grantId: grant._id })],
    ['team.delete', (admin) => admin.team.delete({ teamId: team._id })],
    ['logo.deleteLogo', (admin) => admin.logo.deleteLogo({ id: logo._id })],
    ['page.deletePage', (admin) => admin.page.deletePage({ pageId: ownPage._id })],
    [
      'frontPage.deleteFrontPage',
      (admin) => admin.frontPage.deleteFrontPage({ postId: slide._id }),
    ],
    [
      'publication.deletePublication',
      (admin) => admin.publication.deletePublication({ id: publication._id }),
    ],
    [
      'post.deletePost',
      (admin) => admin.post.deletePost({ ...project, categoryId: other.category._id }),
    ],
    ['history.restore', (admin) => restoreLast(admin, 'post', one._id)],
    [
      'category.deleteCategory',
      (admin) => admin.category.deleteCategory({ categoryId: category._id }),
    ],
    ['trash.restore', (admin) => admin.trash.restore({ entity: 'logo', id: logo._id })],
    ['settings.removeExampleContent', (admin) => admin.settings.removeExampleContent()],
  ]
}
