import type { SalusClient } from '#contract/api.ts'
import { entities } from '#contract/entities.ts'

interface Entry {
  readonly _id: string
}

const forEach = <T extends Entry>(entries: readonly T[], remove: (entry: T) => Promise<unknown>) =>
  Promise.all(entries.map(remove))

/** Drops what the owner has typed in forms without adding it, which would be offered to the next journey. */
const dropUnfinished = (api: SalusClient) =>
  Promise.all(
    entities.map(async ({ name }) => {
      const { unfinished } = await api.unfinished.showUnfinished({ form: `${name}:new` })
      if (unfinished) await api.unfinished.discardUnfinished(unfinished)
    }),
  )

/** Takes everything off a site but its accounts and settings. */
export const emptySite = async (api: SalusClient): Promise<void> => {
  await dropUnfinished(api)
  const [
    publications,
    profiles,
    teams,
    latest,
    logos,
    messages,
    subscribers,
    posts,
    grants,
    issues,
    own,
  ] = await Promise.all([
    api.publication.showAllPublications({ status: 'all' }),
    api.profile.profiles({ status: 'all' }),
    api.team.all(),
    api.frontPage.frontPages({ status: 'all' }),
    api.logo.getLogo(),
    api.message.showAllMessages(),
    api.newsletter.showAllSubscribers(),
    api.post.getAllPosts({ status: 'all' }),
    api.grant.grants({ status: 'all' }),
    api.issue.issues(),
    api.page.pages({ status: 'all' }),
  ])
  await Promise.all([
    forEach(publications.publications, ({ _id }) => api.publication.deletePublication({ id: _id })),
    forEach(teams.teams, ({ _id }) => api.team.delete({ teamId: _id })),
    forEach(latest.frontPages, ({ _id }) => api.frontPage.deleteFrontPage({ postId: _id })),
    forEach(logos.logo, ({ _id }) => api.logo.deleteLogo({ id: _id })),
    forEach(messages.messages, ({ _id }) => api.message.deleteMessage({ messageId: _id })),
    forEach(subscribers.subscribers, ({ _id }) =>
      api.newsletter.deleteSubscriber({ subscriberId: _id }),
    ),
    forEach(own.pages, ({ _id }) => api.page.deletePage({ pageId: _id })),
    forEach(grants.grants, ({ _id }) => api.grant.deleteGrant({ grantId: _id })),
    forEach(issues.issues, ({ _id }) => api.issue.deleteIssue({ issueId: _id })),
    forEach(posts.posts, ({ _id, category }) =>
      api.post.deletePost({ postId: _id, categoryId: category._id }),
    ),
  ])
  await forEach(profiles.profiles, ({ _id }) => api.profile.deleteProfile({ profileId: _id }))
  const { categories } = await api.category.showAllCategories()
  await forEach(categories, ({ _id }) => api.category.deleteCategory({ categoryId: _id }))
}
