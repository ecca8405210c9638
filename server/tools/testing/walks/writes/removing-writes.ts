import type { SalusClient } from '#contract/api.ts'
import { uniqueName } from '#server/tools/testing/content/content.ts'
import type { FilledSite } from '#server/tools/testing/content/filled-site.ts'
import type { WriteStep } from '#server/tools/testing/walks/every-field.ts'

/** Builds steps that remove parts of entries. */
export const partRemovals = ({
  one,
  section,
  later,
  progress,
  milestone,
}: FilledSite): WriteStep[] => {
  const project = { postId: one._id }
  return [
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
  ]
}

const restoreLast = async (admin: SalusClient, entity: 'post' | 'profile', entityId: string) => {
  const { history } = await admin.history.showHistory({ entity, entityId })
  await admin.history.restore({ historyId: history[0]?._id ?? '' })
}

/** Builds steps that delete, restore and erase entries. */
export const removals = (content: FilledSite): WriteStep[] => {
  const { third, category, one, other, publication, grant, team, slide, ownPage, logo } = content
  const { talks, talk } = content
  const project = { postId: one._id }
  const eveAddress = 'eve@example.org'
  let eve = ''
  const collectionId = talks._id
  return [
    ['item.deleteItems', (admin) => admin.item.deleteItems({ ids: [talk._id] })],
    ['trash.restore', (admin) => admin.trash.restore({ entity: 'item', id: talk._id })],
    ['item.deleteItem', (admin) => admin.item.deleteItem({ itemId: talk._id })],
    ['trash.restore', (admin) => admin.trash.restore({ entity: 'item', id: talk._id })],
    [
      'collection.deleteCollection',
      (admin) => admin.collection.deleteCollection({ collectionId, withItems: true }),
    ],
    ['trash.restore', (admin) => admin.trash.restore({ entity: 'collection', id: collectionId })],
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
        eve = (await admin.profile.createProfile({ name: uniqueName('Eve'), email: eveAddress }))
          .data._id
      },
    ],
    ['privacy.erase', (admin) => admin.privacy.erase({ email: eveAddress, profileId: eve })],
    ['settings.removeExampleContent', (admin) => admin.settings.removeExampleContent()],
  ]
}
