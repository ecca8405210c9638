import { call } from '#contract/call/call.ts'
import { type EntityDefinition, editorial } from '#contract/call/entity.ts'
import { entryOf } from '#contract/call/entry-id.ts'
import { done, id, listPart, text, title, version } from '#contract/call/fields.ts'
import { statusWanted } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'

const fields = z.object({ name: title('a name'), description: text(2_000) })

/** A project as its category lists it. */
const projectTitle = z.object({ ...entryOf('post'), title: z.string() })

/** A subject under which projects are gathered. */
export const category = fields.extend({
  ...entryOf('category'),
  projects: z.array(projectTitle),
  version: z.int(),
})
export type Category = z.infer<typeof category>
export type CategoryFields = z.infer<typeof fields>

/** Categories. */
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
  ...editorial,
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
  /** Another category to read next; null when there is no other. */
  differentCategory: z.object({ ...entryOf('category'), name: z.string() }).nullable(),
})

/** The calls under `/category`. */
export const categoryApi = {
  showAllCategories: call({
    method: 'GET',
    path: '/category/showAllCategories',
    access: 'public',
    encoding: 'query',
    summary: 'All categories with the titles of their projects, by name',
    input: listPart.extend(statusWanted.shape),
    reply: z.object({ categories: z.array(category), total: z.int() }),
  }),
  category: call({
    method: 'GET',
    path: '/category/category',
    access: 'public',
    encoding: 'query',
    summary: 'One category with its projects, and another one to go on with',
    input: z.object({ categoryId: id, ...statusWanted.shape }),
    aliases: { categoryId: '_id' },
    reply: z.object({ data: categoryPage }),
  }),
  addCategory: call({
    method: 'POST',
    path: '/category/addCategory',
    access: 'editor',
    encoding: 'json',
    summary: 'Add a category',
    input: fields.partial({ description: true }),
    reply: z.object({ data: category }),
  }),
  updateCategory: call({
    method: 'PUT',
    path: '/category/updateCategory',
    access: 'editor',
    encoding: 'json',
    summary: 'Change a category; fields left out keep their value',
    input: fields.partial().extend({ categoryId: id, version: version.optional() }),
    aliases: { categoryId: '_id' },
    reply: z.object({ data: category }),
  }),
  deleteCategory: call({
    method: 'DELETE',
    path: '/category/deleteCategory',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete a category that has no projects',
    input: z.object({ categoryId: id }),
    aliases: { categoryId: '_id' },
    reply: done,
  }),
}
