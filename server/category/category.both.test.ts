import { expect, test } from 'vitest'
import {
  makeCategory,
  makePost,
  startSite,
  uniqueName,
  unknownId,
} from '#server/tools/testing/content/content.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { refusalsOf } from '#server/tools/testing/http/refusals.ts'

test('a category is added with every field, and everyone sees it', async () => {
  const { admin, visitor } = await startSite()
  const fields = { name: 'Imaging', description: 'What can be seen' }
  const { data, message } = await admin.category.addCategory(fields)
  expect(message).toBe('Category Added Successfully')
  expect(data).toEqual({ ...fields, _id: data._id, projects: [], version: 1 })
  expect(await visitor.category.showAllCategories()).toMatchObject({ categories: [data], total: 1 })
})

test('only the name of a category is required', async () => {
  const { admin } = await startSite()
  expect((await admin.category.addCategory({ name: 'Bare' })).data.description).toBe('')
})

test('an update changes only the fields that are sent', async () => {
  const { admin } = await startSite()
  const before = await makeCategory(admin, { description: 'Stays' })
  const { data, message } = await admin.category.updateCategory({
    categoryId: before._id,
    name: 'New name',
  })
  expect(message).toBe('Category Updated')
  expect(data).toEqual({ ...before, name: 'New name', version: 2 })
  const emptied = await admin.category.updateCategory({ categoryId: before._id, description: '' })
  expect(emptied.data).toEqual({ ...data, description: '', version: 3 })
})

test('categories are sorted by name, with the titles of their projects, newest first', async () => {
  const { admin, visitor } = await startSite()
  const second = await makeCategory(admin, { name: 'beta' })
  const first = await makeCategory(admin, { name: 'Alpha' })
  const old = await makePost(admin, { category: second._id, title: 'Old' })
  const young = await makePost(admin, { category: second._id, title: 'Young' })
  const { categories } = await visitor.category.showAllCategories()
  expect(categories.map(({ name, projects }) => [name, projects])).toEqual([
    [first.name, []],
    [
      second.name,
      [
        { _id: young._id, title: 'Young' },
        { _id: old._id, title: 'Old' },
      ],
    ],
  ])
})

test('a category page has the category and the next one by name, cyclically', async () => {
  const { admin, visitor } = await startSite()
  const alpha = await makeCategory(admin, { name: 'Alpha' })
  const alone = await visitor.category.category({ categoryId: alpha._id })
  expect(alone.data).toEqual({ selectedCategory: alpha, differentCategory: null })
  const gamma = await makeCategory(admin, { name: 'gamma' })
  const beta = await makeCategory(admin, { name: 'beta' })
  const next = async (categoryId: string) =>
    (await visitor.category.category({ categoryId })).data.differentCategory
  expect(await next(alpha._id)).toEqual({ _id: beta._id, name: 'beta' })
  expect(await next(beta._id)).toEqual({ _id: gamma._id, name: 'gamma' })
  expect(await next(gamma._id)).toEqual({ _id: alpha._id, name: 'Alpha' })
})

test('a category page lists only its own projects', async () => {
  const { admin, visitor } = await startSite()
  const { _id, category } = await makePost(admin, { title: 'Mine' })
  await makePost(admin)
  const { data } = await visitor.category.category({ categoryId: category._id })
  expect(data.selectedCategory.projects).toEqual([{ _id, title: 'Mine' }])
})

test('deleting a category without projects does not affect others', async () => {
  const { admin, visitor } = await startSite()
  const gone = await makeCategory(admin)
  const stays = await makeCategory(admin)
  const { message } = await admin.category.deleteCategory({ categoryId: gone._id })
  expect(message).toBe('Category Deleted')
  expect((await visitor.category.showAllCategories()).categories).toEqual([stays])
  const again = admin.category.deleteCategory({ categoryId: gone._id })
  expect(await refusalOf(again)).toMatchObject({ status: 404, message: 'Category not found' })
})

test.for([
  [1, 'Move or delete its 1 project first'],
  [2, 'Move or delete its 2 projects first'],
] as const)('a category with %i projects is not deleted', async ([count, message]) => {
  const { admin, visitor } = await startSite()
  const { _id: category } = await makeCategory(admin)
  for (let n = 0; n < count; n++) await makePost(admin, { category })
  const before = await visitor.category.showAllCategories()
  const refusal = await refusalOf(admin.category.deleteCategory({ categoryId: category }))
  expect(refusal).toMatchObject({ status: 409, message })
  expect(await visitor.category.showAllCategories()).toEqual(before)
  const [post] = (await visitor.post.getAllPosts()).posts
  expect(post?.category._id).toBe(category)
})

test.for(['Imaging', 'IMAGING', '  imaging ', 'Ｉmaging'])(
  'a name that is taken, written "%s", is refused',
  async (name) => {
    const { admin, visitor } = await startSite()
    await makeCategory(admin, { name: 'Imaging' })
    const other = await makeCategory(admin, { name: 'Other' })
    const before = await visitor.category.showAllCategories()
    const message = 'A category with this name exists already'
    const calls = [
      admin.category.addCategory({ name }),
      admin.category.updateCategory({ categoryId: other._id, name, description: 'not kept' }),
    ]
    for (const refusal of await refusalsOf(calls)) {
      expect(refusal).toMatchObject({ status: 409, message, errors: [{ path: 'name', message }] })
    }
    expect(await visitor.category.showAllCategories()).toEqual(before)
  },
)

test('a category can change the case of its own name', async () => {
  const { admin } = await startSite()
  const { _id } = await makeCategory(admin, { name: 'imaging' })
  const { data } = await admin.category.updateCategory({ categoryId: _id, name: 'Imaging' })
  expect(data.name).toBe('Imaging')
})

test('an update of an outdated version is rejected', async () => {
  const { admin, visitor } = await startSite()
  const { _id, version } = await makeCategory(admin)
  await admin.category.updateCategory({ categoryId: _id, version, name: uniqueName('First') })
  const before = await visitor.category.showAllCategories()
  const late = admin.category.updateCategory({ categoryId: _id, version, description: 'Late' })
  expect(await refusalOf(late)).toMatchObject({
    status: 409,
    message: 'Category was changed by someone else in the meantime',
  })
  expect(await visitor.category.showAllCategories()).toEqual(before)
})

test('an unknown category is not found', async () => {
  const { admin, visitor } = await startSite()
  const calls = [
    visitor.category.category({ categoryId: unknownId }),
    admin.category.updateCategory({ categoryId: unknownId, name: 'x' }),
    admin.category.deleteCategory({ categoryId: unknownId }),
  ]
  for (const refusal of await refusalsOf(calls)) {
    expect(refusal).toMatchObject({ status: 404, message: 'Category not found' })
  }
})
