import type { SalusClient } from '#contract/api.ts'
import { categoryEntity } from '#contract/category/category.ts'
import { frontPageEntity } from '#contract/front-page/front-page.ts'
import { grantEntity } from '#contract/grant/grant.ts'
import type { MoveImport } from '#contract/move/move-in.ts'
import { pageEntity } from '#contract/page/page.ts'
import { milestoneEntity } from '#contract/post/milestone.ts'
import { postEntity } from '#contract/post/post.ts'
import { researchProgressEntity } from '#contract/post/research-progress.ts'
import { responsibleAi } from '#contract/post/responsible-ai.ts'
import { subPostEntity } from '#contract/post/sub-post.ts'
import { profileEntity } from '#contract/profile/profile.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import type { PublicationImport } from '#contract/publication/publication-import.ts'
import { teamEntity } from '#contract/team/team.ts'
import { freshName, makePost, makeProfile } from './content.ts'
import { databaseKind } from './database.ts'
import { everyField, perField, type Step } from './every-field.ts'
import type { FilledSite } from './filled-site.ts'
import { importText } from './imports.ts'
import { moveIn } from './moves.ts'
import { freshPicture } from './pictures.ts'
import { publicationFields } from './publications.ts'

const importable = '@article{a, title = {Imported}, author = {Doe, Jane}, year = 2020}'

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

/** Every call that changes what anyone may read, most fields of it alone. */
export const everyWrite = async (content: FilledSite): Promise<Step[]> => {
  const { first, second, third, category, one, other, section, later, milestone } = content
  const { progress, publication, grant, team, team2, slide, slide2, ownPage } = content
  const { logo, logo2 } = content
  const picture = await freshPicture()
  let historyIds: string[] = []
  const eveAddress = 'eve@example.org'
  let eve = ''
  let empty = ''
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
  let moved: MoveImport | undefined
  return [
    ...everyField('post.updatePost', postEntity, { entry: project, alone: post }),
    ...everyField('post.updateSubPost', subPostEntity, {
      entry: { ...project, subPostId: section._id },
      alone: { sectionName: 'A', subSectionContent: 'B', images: [picture] },
      together: { pictureTexts: [{ url: section.imageUrls[0], alt: 'D', caption: 'E' }] },
    }),
    ...everyField('post.updateMilestone', milestoneEntity, {
      entry: { ...project, milestoneId: milestone._id },
      alone: { title: 'A', description: 'B', dueDate: '2030-01-01', status: 'C' },
    }),
    ...everyField('researchProgress.updateResearchProgress', researchProgressEntity, {
      entry: { ...project, id: progress._id },
      alone: { description: 'A', contributors: [first], images: [picture] },
    }),
    ...everyField('profile.updateProfile', profileEntity, {
      entry: { profileId: first },
      alone: person,
      together: {
        orcid: '0000-0002-1825-0097',
        positions: [{ title: 'Professor', team: '', from: '2020', until: '' }],
        otherNames: ['H'],
        isAlumni: 'true',
      },
    }),
    [
      'suggestion.accept',
      async (admin) => {
        const fields = { about: 'Suggested' }
        const suggested = { entity: 'profile' as const, id: first, fields }
        const { suggestionId } = await admin.suggestion.suggest(suggested)
        await admin.suggestion.accept({ suggestionId })
      },
    ],
    ...everyField('publication.updatePublication', publicationEntity, {
      entry: { id: publication._id },
      alone: {
        title: 'A',
        authors: 'B',
        publicationDate: '2001-01-01',
        publicationType: 'C',
        publicationLink: 'https://d.example',
        publicationSummary: 'E',
      },
      together: {
        // The day is known already, and each of its people and grants has a step of its own.
        datePrecision: 'month',
        authorList: [{ name: 'B', profileId: '', isEqual: false, isCorresponding: true }],
        projects: [one._id],
        grants: [grant._id],
        doi: '10.5555/new',
        pmid: '12345678',
        arxivId: '2101.00001',
        language: 'de',
        properNouns: ['A'],
        keywords: ['F'],
        links: [{ kind: 'code', url: 'https://code.example' }],
        versions: [
          {
            kind: 'Preprint',
            title: 'G',
            venue: '',
            publicationDate: '',
            doi: '',
            arxivId: '',
            url: '',
          },
        ],
        notices: [{ kind: 'correction', date: '2020-01-01', doi: '', url: '' }],
        picture,
      },
    }),
    ...everyField('grant.updateGrant', grantEntity, {
      entry: { grantId: grant._id },
      alone: {
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
    }),
    [
      'publication.updatePublication',
      (admin) => admin.publication.updatePublication({ id: publication._id, grants: [grant._id] }),
    ],
    ['grant.createGrant', (admin) => admin.grant.createGrant({ name: 'New' })],
    ...everyField('category.updateCategory', categoryEntity, {
      entry: { categoryId: category._id },
      alone: { name: 'A', description: 'B' },
    }),
    ...everyField('frontPage.updateFrontPage', frontPageEntity, {
      entry: { postId: slide._id },
      alone: {
        title: 'A',
        description: 'B',
        link: 'https://c.example',
        pic: picture,
        content: 'C',
        date: '2020-02-02',
      },
    }),
    ...everyField('page.updatePage', pageEntity, {
      // It stays where it is read.
      entry: { pageId: ownPage._id, path: ownPage.path },
      alone: { title: 'A', content: 'B', inSitemap: false },
    }),
    ...everyField('team.update', teamEntity, {
      entry: { teamId: team._id },
      alone: { name: 'A', peoples: [second] },
    }),
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
    [
      'site.updateLanguages',
      (admin) => admin.site.updateLanguages({ languages: ['en', 'de', 'fr'] }),
    ],
    [
      'translation.saveTranslation',
      (admin) =>
        admin.translation.saveTranslation({
          entity: 'post',
          id: one._id,
          lang: 'de',
          fields: { title: 'Anders' },
        }),
    ],
    [
      'translation.import',
      async (admin) => {
        const { csv } = await admin.translation.export({ lang: 'de' })
        const file = new File([csv.replaceAll('Anders', 'Wieder anders')], 'de.csv')
        await admin.translation.import({ lang: 'de', file })
      },
    ],
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
      'category.addCategory',
      async (admin) => {
        empty = (await admin.category.addCategory({ name: freshName('Empty') })).data._id
      },
    ],
    [
      'health.mend',
      (admin) => admin.health.mend({ check: 'categoryEmpty', entity: 'category', id: empty }),
    ],
    [
      'publication.acceptFound',
      (admin) => admin.publication.acceptFound({ ids: [content.found._id], status: 'published' }),
    ],
    [
      'move.import',
      async (admin) => {
        moved = await moveIn(admin, new File(['name,team\nMoved In,Movers\n'], 'people.csv'))
      },
    ],
    ['move.undoImport', (admin) => admin.move.undoImport({ importId: moved?.importId ?? '' })],
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
    [
      'profile.createProfile',
      async (admin) => {
        eve = (await admin.profile.createProfile({ name: freshName('Eve'), email: eveAddress }))
          .data._id
      },
    ],
    ['privacy.erase', (admin) => admin.privacy.erase({ email: eveAddress, profileId: eve })],
    ['settings.removeExampleContent', (admin) => admin.settings.removeExampleContent()],
  ]
}
