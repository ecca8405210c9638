import type { SalusClient } from '#contract/api.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'

export interface CategoryListItem {
  readonly _id: string
  readonly name: string
  readonly description: string
  readonly count: number
  readonly version: number
  readonly untranslated?: readonly string[]
}

export const loadCategories = async (client: SalusClient): Promise<CategoryListItem[]> => {
  const { categories } = await client.category.showAllCategories()
  return categories.map(({ _id, name, description, version, projects, ...category }) => ({
    _id,
    name,
    description,
    version,
    ...pickUntranslated(category),
    count: projects.length,
  }))
}
