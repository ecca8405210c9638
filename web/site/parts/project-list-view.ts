import type { SalusClient } from '#contract/api.ts'
import type { PostListItem } from '#contract/post/post.ts'
import { projectPath } from '#contract/post/project-path.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { loadPageOfList, type PaginatedItems } from '#web/api/load-page.ts'
import { maxProjectSummaryLength } from '#web/content/shown-lengths.ts'

/** Returns the fields of a project that lists need. */
export const toProjectListItem = (post: PostListItem) => ({
  id: post._id,
  path: projectPath(post),
  title: post.title,
  untranslated: post.untranslated,
  categoryUntranslated: post.category.untranslated,
  summary: truncateText(post.shortDesc, maxProjectSummaryLength),
  image: post.image,
  category: post.category.name,
})

export type ProjectListItem = ReturnType<typeof toProjectListItem>
export const loadProjects = (
  client: SalusClient,
  address: string,
  perPage: number,
): Promise<PaginatedItems<ProjectListItem>> =>
  loadPageOfList(address, perPage, async ({ limit, offset }) => {
    const { posts, total } = await client.post.postTitles({ limit, offset })
    return { items: posts.map(toProjectListItem), total }
  })
