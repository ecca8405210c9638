import type { SalusClient } from '#contract/api.ts'
import { countedEntities, type Overview } from '#contract/lifecycle/overview.ts'
import { issueEntity } from '#contract/newsletter/newsletter-issue.ts'

interface Entry {
  readonly _id: string
}

const forEach = <T extends Entry>(entries: readonly T[], remove: (entry: T) => Promise<unknown>) =>
  Promise.all(entries.map(remove))

/** Drops what the owner has typed in forms without adding it, which would be offered to the next journey. */
const dropUnfinished = (api: SalusClient) =>
  Promise.all(
    [...countedEntities, issueEntity].map(async ({ name }) => {
      const { unfinished } = await api.unfinished.showUnfinished({ form: `${name}:new` })
      if (unfinished) await api.unfinished.discardUnfinished(unfinished)
    }),
  )

type Counted = keyof Overview['counts']

/** How all there are of a kind are deleted. */
const deletions = (api: SalusClient): Readonly<Record<Counted, () => Promise<unknown>>> => ({
  publications: async () => {
    const { publications } = await api.publication.showAllPublications({ status: 'all' })
    return forEach(publications, ({ _id }) => api.publication.deletePublication({ id: _id }))
  },
  teams: async () => {
    const { teams } = await api.team.all()
    return forEach(teams, ({ _id }) => api.team.delete({ teamId: _id }))
  },
  latestPosts: async () => {
    const { frontPages } = await api.frontPage.frontPages({ status: 'all' })
    return forEach(frontPages, ({ _id }) => api.frontPage.deleteFrontPage({ postId: _id }))
  },
  logos: async () => {
    const { logo } = await api.logo.getLogo()
    return forEach(logo, ({ _id }) => api.logo.deleteLogo({ id: _id }))
  },
  subscribers: async () => {
    const { subscribers } = await api.newsletter.showAllSubscribers()
    return forEach(subscribers, ({ _id }) => api.newsletter.deleteSubscriber({ subscriberId: _id }))
  },
  pages: async () => {
    const { pages } = await api.page.pages({ status: 'all' })
    return forEach(pages, ({ _id }) => api.page.deletePage({ pageId: _id }))
  },
  grants: async () => {
    const { grants } = await api.grant.grants({ status: 'all' })
    return forEach(grants, ({ _id }) => api.grant.deleteGrant({ grantId: _id }))
  },
  projects: async () => {
    const { posts } = await api.post.getAllPosts({ status: 'all' })
    return forEach(posts, ({ _id, category }) =>
      api.post.deletePost({ postId: _id, categoryId: category._id }),
    )
  },
  profiles: async () => {
    const { profiles } = await api.profile.profiles({ status: 'all' })
    return forEach(profiles, ({ _id }) => api.profile.deleteProfile({ profileId: _id }))
  },
  categories: async () => {
    const { categories } = await api.category.showAllCategories()
    return forEach(categories, ({ _id }) => api.category.deleteCategory({ categoryId: _id }))
  },
})

/** What the overview does not count. */
const deleteUncounted = async (api: SalusClient) => {
  const [{ messages }, { issues }] = await Promise.all([
    api.message.showAllMessages(),
    api.issue.issues(),
  ])
  await Promise.all([
    forEach(messages, ({ _id }) => api.message.deleteMessage({ messageId: _id })),
    forEach(issues, ({ _id }) => api.issue.deleteIssue({ issueId: _id })),
  ])
}

/** Takes everything off a site but its accounts and settings, asking only for what it has any of. */
export const emptySite = async (api: SalusClient): Promise<void> => {
  const [{ overview }] = await Promise.all([
    api.overview.getOverview(),
    dropUnfinished(api),
    deleteUncounted(api),
  ])
  const deleteAll = deletions(api)
  // What refers to another goes before it.
  for (const { counted } of countedEntities.toReversed())
    if (overview.counts[counted] > 0) await deleteAll[counted]()
}
