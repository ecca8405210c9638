import { defineCall } from '#contract/call/call.ts'
import { type EntityDefinition, editorialEntityDefaults } from '#contract/call/entity.ts'
import { baseEntryFields } from '#contract/call/entry-id.ts'
import { entryIdSchema, requiredTitleSchema, textSchema } from '#contract/call/fields.ts'
import { statusFilterSchema } from '#contract/call/publishing.ts'
import { createStandardCalls } from '#contract/call/usual-calls.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'

const fields = z.object({ name: requiredTitleSchema('a name'), description: textSchema(2_000) })

const projectTitle = z.object({ ...baseEntryFields('post'), title: z.string() })

export const categorySchema = fields.extend({
  ...baseEntryFields('category'),
  projects: z.array(projectTitle),
  version: z.int(),
})
export type Category = z.infer<typeof categorySchema>
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
  ...editorialEntityDefaults,
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
  selectedCategory: categorySchema,
  /** Category that the page suggests to visitors next, or null. */
  differentCategory: z.object({ ...baseEntryFields('category'), name: z.string() }).nullable(),
})

const { list, add, update, remove } = createStandardCalls(categoryEntity, {
  nouns: ['category', 'categories'],
  entry: categorySchema,
  listed: { categories: z.array(categorySchema) },
  filters: statusFilterSchema.shape,
  reference: { categoryId: entryIdSchema },
  input: fields.partial({ description: true }),
  summaries: {
    list: 'All categories with the titles of their projects, by name',
    remove: 'Delete a category that has no projects',
  },
})

export const categoryApi = {
  showAllCategories: list,
  category: defineCall({
    method: 'GET',
    path: '/category/category',
    access: 'public',
    encoding: 'query',
    summary: 'One category with its projects, and another one to go on with',
    input: z.object({ categoryId: entryIdSchema, ...statusFilterSchema.shape }),
    aliases: { categoryId: '_id' },
    reply: z.object({ data: categoryPage }),
  }),
  addCategory: add,
  updateCategory: update,
  deleteCategory: remove,
}
