import { ApiError, notFound } from '#contract/call/api-error.ts'
import { type Category, type CategoryFields, categoryEntity } from '#contract/category/category.ts'
import type { Queries } from '#server/base/db/database.ts'
import { isMissingReference } from '#server/base/db/faults.ts'
import { count, matching, type Part, part } from '#server/base/db/list.ts'
import { nameKeyOf, nameTaken } from '#server/base/db/name-key.ts'
import { among, groupBy, type Owners, owner } from '#server/base/db/ordered-list.ts'
import { everything, type Reader, visible } from '#server/base/reader/visible.ts'
import type { Entity, Write } from '#server/base/write/write.ts'

const columns = ['_id', 'name', 'description', 'version'] as const

const readProjects = async (queries: Queries, owners: Owners, reader: Reader) => {
  const rows = await queries
    .selectFrom('post')
    .select(['_id', 'title', 'categoryId'])
    .where(among('categoryId', owners))
    .where(visible(reader, 'post'))
    .orderBy('_id', 'desc')
    .execute()
  return groupBy(
    rows,
    (row) => row.categoryId ?? '',
    ({ _id, title }) => ({ _id, title }),
  )
}

/** One category with its projects. */
const readCategory = async (
  queries: Queries,
  id: string,
  reader: Reader,
): Promise<Category | undefined> => {
  const row = await queries
    .selectFrom('category')
    .select(columns)
    .where('_id', '=', id)
    .executeTakeFirst()
  const projects = await readProjects(queries, owner(id), reader)
  return row && { ...row, projects: projects.get(id) ?? [] }
}

/** Categories as the journal sees them. */
export const categories: Entity<Category> = {
  label: categoryEntity.label,
  table: categoryEntity.name,
  read: (queries, id) => readCategory(queries, id, everything),
}

const { search: searched } = categoryEntity

/** Categories by name with their projects, and how many there are in all. */
export const listCategories = async (queries: Queries, reader: Reader, wanted: Part) => {
  const ordered = queries.selectFrom('category').orderBy('nameKey')
  const page = matching(ordered.select('_id'), searched, wanted)
  const rows = await part(matching(ordered.select(columns), searched, wanted), wanted).execute()
  const projects = await readProjects(queries, part(page, wanted), reader)
  return {
    categories: rows.map((row) => ({ ...row, projects: projects.get(row._id) ?? [] })),
    total: await count(queries, 'category', searched, wanted),
  }
}

/** A category together with the one that follows it by name, round and round. */
export const readCategoryPage = async (queries: Queries, reader: Reader, id: string) => {
  const selectedCategory = await readCategory(queries, id, reader)
  if (selectedCategory === undefined) throw notFound('Category')
  const others = queries
    .selectFrom('category')
    .select(['_id', 'name'])
    .where('_id', '!=', id)
    .orderBy('nameKey')
    .limit(1)
  const next = await others
    .where('nameKey', '>', nameKeyOf(selectedCategory.name))
    .executeTakeFirst()
  return { selectedCategory, differentCategory: next ?? (await others.executeTakeFirst()) ?? null }
}

/** Adds a category; its name must not be taken. */
export const addCategory = (
  write: Write,
  { name, description = '' }: Partial<CategoryFields> & { name: string },
) =>
  write.create(categories, async (row) => {
    await write.queries
      .insertInto('category')
      .values({ ...row, name, nameKey: nameKeyOf(name), description })
      .execute()
      .catch(nameTaken('category'))
  })

/** Changes the given fields of a category. */
export const updateCategory = (
  write: Write,
  id: string,
  version: number | undefined,
  fields: Partial<CategoryFields>,
) =>
  write.update(categories, id, version, async ({ name }) => {
    await write.queries
      .updateTable('category')
      .set({ ...fields, nameKey: nameKeyOf(fields.name ?? name) })
      .where('_id', '=', id)
      .execute()
      .catch(nameTaken('category'))
  })

const stillNeeded = (projects: number): ApiError => {
  const what = projects === 1 ? 'its 1 project' : `its ${projects} projects`
  return new ApiError('inUse', `Move or delete ${what} first`)
}

/** Deletes a category that has no projects. */
export const deleteCategory = (write: Write, id: string) =>
  write.remove(categories, id, async ({ projects }) => {
    if (projects.length > 0) throw stillNeeded(projects.length)
    await write.queries
      .deleteFrom('category')
      .where('_id', '=', id)
      .execute()
      .catch((error: unknown) => {
        // A project came in while this was under way.
        throw isMissingReference(error) ? stillNeeded(1) : error
      })
  })
