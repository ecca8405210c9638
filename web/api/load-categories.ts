import type { SalusClient } from '#contract/api.ts'
import { untranslatedNamesOf } from '#web/content/untranslated.ts'

export interface CategoryRow {
  readonly _id: string
  readonly name: string
  readonly description: string
  readonly count: number
  readonly version: number
  readonly untranslated?: readonly string[]
}

export const loadCategories = async (client: SalusClient): Promise<CategoryRow[]> => {
  const { categories } = await client.category.showAllCategories()
  return categories.map(({ _id, name, description, version, projects, ...category }) => ({
    _id,
    name,
    description,
    version,
    ...untranslatedNamesOf(category),
    count: projects.length,
  }))
}
