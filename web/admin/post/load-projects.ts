import type { SalusClient } from '#contract/api.ts'
import { readStatusFilter } from '#web/admin/editor/panel/status-filter.tsx'
import { loadPageOfList } from '#web/api/load-page.ts'
import { loadPersonChoices } from '#web/api/load-people.ts'

/** Loads the choices for the form of a project. */
export const loadProjectFormChoices = async (client: SalusClient) => {
  const [{ categories }, people] = await Promise.all([
    client.category.showAllCategories(),
    loadPersonChoices(client),
  ])
  return { categories: categories.map(({ _id, name }) => ({ _id, name })), people }
}

export type ProjectFormChoices = Awaited<ReturnType<typeof loadProjectFormChoices>>

export const loadProjectPanel = (client: SalusClient, address: string) =>
  loadPageOfList(address, undefined, async (part) => {
    const { posts, total } = await client.post.postTitles({ ...part, ...readStatusFilter(address) })
    return { items: posts, total }
  })

export const loadProject = async (client: SalusClient, id: string) => {
  const [{ post }, { researchProgress }, choices] = await Promise.all([
    client.post.getSinglePost({ id }),
    client.researchProgress.getResearchProgress({ postId: id }),
    loadProjectFormChoices(client),
  ])
  return { post, progress: researchProgress, choices }
}
