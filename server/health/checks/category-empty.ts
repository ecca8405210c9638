import { sql } from 'kysely'
import { deleteCategory } from '#server/category/store.ts'
import { createTableCheck } from '../check.ts'

export const emptyCategoryCheck = createTableCheck({
  name: 'categoryEmpty',
  label: 'Categories without projects',
  weight: 30,
  entity: 'category',
  where: () =>
    sql<boolean>`not exists (select 1 from "post" where "post"."categoryId" = "category"."_id")`,
  text: 'Its page has no project to show.',
  field: 'name',
  mend: { label: 'Move it to the trash', run: ({ tx, id }) => deleteCategory(tx, id) },
})
