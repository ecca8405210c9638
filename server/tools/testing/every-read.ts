import type { SalusClient } from '#contract/api.ts'
import type { FilledSite } from './filled-site.ts'

/** Something anyone may read. */
export type Reader = (client: SalusClient) => Promise<unknown>

const wanted = { limit: 1, offset: 1 }

/** Every call that anyone may read with, whole and in part. */
export const everyRead = ({
  first,
  one,
  other,
  category,
  publication,
  ownPage,
  grant,
  issue,
  slide,
}: FilledSite): Record<string, Reader> => ({
  'category.showAllCategories': (client) => client.category.showAllCategories(),
  'category.category': (client) => client.category.category({ categoryId: category._id }),
  'post.getAllPosts': (client) => client.post.getAllPosts(),
  'post.getAllPosts, a part': (client) => client.post.getAllPosts(wanted),
  'post.postTitles': (client) => client.post.postTitles(),
  'post.getSinglePost': (client) => client.post.getSinglePost({ id: one._id }),
  'post.getSinglePost, another': (client) => client.post.getSinglePost({ id: other._id }),
  'researchProgress.getResearchProgress': (client) =>
    client.researchProgress.getResearchProgress({ postId: one._id }),
  'research.timeline': (client) => client.research.timeline(),
  'research.timeline, a part': (client) => client.research.timeline({ ...wanted, year: '2030' }),
  'research.timeline, another': (client) => client.research.timeline({ project: other._id }),
  'profile.profiles': (client) => client.profile.profiles(),
  'profile.profileNames': (client) => client.profile.profileNames(),
  'profile.getSingleProfile': (client) => client.profile.getSingleProfile({ id: first }),
  'publication.showAllPublications': (client) => client.publication.showAllPublications(),
  'publication.showAllPublications, searched': (client) =>
    client.publication.showAllPublications({ search: 'e', sort: 'title' }),
  'publication.publicationEntries': (client) =>
    client.publication.publicationEntries({ limit: 25 }),
  'publication.getSinglePublication': (client) =>
    client.publication.getSinglePublication({ id: publication._id }),
  'grant.grants': (client) => client.grant.grants(),
  'grant.getSingleGrant': (client) => client.grant.getSingleGrant({ id: grant._id }),
  'frontPage.frontPages': (client) => client.frontPage.frontPages(),
  'frontPage.getSingleFrontPage': (client) =>
    client.frontPage.getSingleFrontPage({ id: slide._id }),
  'page.pages': (client) => client.page.pages(),
  'page.getPage': (client) => client.page.getPage({ path: ownPage.path }),
  'team.all': (client) => client.team.all(),
  'team.teamNames': (client) => client.team.teamNames(),
  'logo.getLogo': (client) => client.logo.getLogo(),
  'site.getContent': (client) => client.site.getContent({ page: 'home' }),
  'site.getMenus': (client) => client.site.getMenus(),
  'site.getBrand': (client) => client.site.getBrand(),
  'search.find': (client) => client.search.find({ q: 'e' }),
  'issue.sentIssues': (client) => client.issue.sentIssues(),
  'issue.getIssue': (client) => client.issue.getIssue({ id: issue._id }),
  'settings.getSettings': (client) => client.settings.getSettings(),
})
