import type { SalusClient } from '#contract/api.ts'
import type { CategoryRow } from './category-list.tsx'

/** The categories as their list shows them. */
export const loadCategories = async (client: SalusClient): Promise<CategoryRow[]> => {
  const { categories } = await client.category.showAllCategories()
  return categories.map(({ _id, name, description, version, projects }) => ({
    _id,
    name,
    description,
    version,
    count: projects.length,
  }))
}
