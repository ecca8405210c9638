import type { SiteImport } from '#contract/move/move-in.ts'
import type { PublicationImport } from '#contract/publication/publication-import.ts'
import { makePost, makeProfile, uniqueName } from '#server/tools/testing/content/content.ts'
import type { FilledSite } from '#server/tools/testing/content/filled-site.ts'
import { importText } from '#server/tools/testing/content/imports.ts'
import { importSite } from '#server/tools/testing/content/moves.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import type { WriteStep } from '#server/tools/testing/walks/every-field.ts'

const importable = '@article{a, title = {Imported}, author = {Doe, Jane}, year = 2020}'

/** Builds steps that reorder, add, import and merge entries. */
export const newWrites = (content: FilledSite, picture: File): WriteStep[] => {
  const { one, section, later, publication, team, team2, slide, slide2, logo, logo2 } = content
  const { talks, talk, talk2, software } = content
  const project = { postId: one._id }
  let empty = ''
  let imported: PublicationImport | undefined
  let moved: SiteImport | undefined
  return [
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
    [
      'collection.reorderCollections',
      (admin) => admin.collection.reorderCollections({ ids: [software._id, talks._id] }),
    ],
    ...(['draft', 'published'] as const).map(
      (status): WriteStep => [
        'item.updateItems',
        (admin) => admin.item.updateItems({ ids: [talk._id], status }),
      ],
    ),
    ['item.reorderItems', (admin) => admin.item.reorderItems({ ids: [talk._id, talk2._id] })],
    [
      'collection.addCollection',
      (admin) => admin.collection.addCollection({ preset: 'open-positions' }),
    ],
    [
      'item.importItems',
      (admin) =>
        admin.item.importItems({
          collection: talks.key,
          file: new File([`id,title,line\n${talk._id},Changed,Elsewhere\n,New,`], 'talks.csv'),
        }),
    ],
    ['item.addItem', (admin) => admin.item.addItem({ collection: talks.key, title: 'New' })],
    ['category.addCategory', (admin) => admin.category.addCategory({ name: uniqueName('New') })],
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
        empty = (await admin.category.addCategory({ name: uniqueName('Empty') })).data._id
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
        moved = await importSite(admin, new File(['name,team\nMoved In,Movers\n'], 'people.csv'))
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
    ['team.add', (admin) => admin.team.add({ name: uniqueName('New') })],
    [
      'frontPage.createFrontPage',
      (admin) => admin.frontPage.createFrontPage({ title: 'N', description: 'N', pic: picture }),
    ],
    [
      'page.createPage',
      (admin) => admin.page.createPage({ title: 'N', path: '/new', content: 'N' }),
    ],
    ['logo.addLogo', (admin) => admin.logo.addLogo({ link: 'https://n.example', pic: picture })],
  ]
}
