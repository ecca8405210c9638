import { call } from '#contract/call/call.ts'
import { type EntityDefinition, editorialDefaults } from '#contract/call/entity.ts'
import { entryFields } from '#contract/call/entry-id.ts'
import { id, text, titleSchema } from '#contract/call/fields.ts'
import { statusFilter } from '#contract/call/publishing.ts'
import { usualCalls } from '#contract/call/usual-calls.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'

const fields = z.object({ name: titleSchema('a name'), description: text(2_000) })

const projectTitle = z.object({ ...entryFields('post'), title: z.string() })

export const category = fields.extend({
  ...entryFields('category'),
  projects: z.array(projectTitle),
  version: z.int(),
})
export type Category = z.infer<typeof category>
export type CategoryFields = z.infer<typeof fields>

export const categoryEntity = {
  name: 'category',
  label: 'Category',
  fields: {
    name: { kind: 'title', translated: true },
    description: { kind: 'text', translated: true },
    nameKey: { kind: 'internal', keyOf: 'name' },
  },
  order: { by: 'nameKey', newest: 'last' },
  search: ['name', 'description'],
  ...editorialDefaults,
  calls: {
    list: 'showAllCategories',
    add: 'addCategory',
    update: 'updateCategory',
    remove: 'deleteCategory',
  },
  messages: {
    added: 'Category Added Successfully',
    updated: 'Category Updated',
    removed: 'Category Deleted',
  },
  counted: 'categories',
  page: entryPages.category,
} as const satisfies EntityDefinition

const categoryPage = z.object({
  selectedCategory: category,
  /** Another category to read next, or null. */
  differentCategory: z.object({ ...entryFields('category'), name: z.string() }).nullable(),
})

const { list, add, update, remove } = usualCalls(categoryEntity, {
  nouns: ['category', 'categories'],
  entry: category,
  listed: { categories: z.array(category) },
  filters: statusFilter.shape,
  reference: { categoryId: id },
  input: fields.partial({ description: true }),
  summaries: {
    list: 'All categories with the titles of their projects, by name',
    remove: 'Delete a category that has no projects',
  },
})

export const categoryApi = {
  showAllCategories: list,
  category: call({
    method: 'GET',
    path: '/category/category',
    access: 'public',
    encoding: 'query',
    summary: 'One category with its projects, and another one to go on with',
    input: z.object({ categoryId: id, ...statusFilter.shape }),
    aliases: { categoryId: '_id' },
    reply: z.object({ data: categoryPage }),
  }),
  addCategory: add,
  updateCategory: update,
  deleteCategory: remove,
}
