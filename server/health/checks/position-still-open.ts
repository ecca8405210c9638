import { sql } from 'kysely'
import { createTableCheck } from '../check.ts'
import { isPublishedSql } from './published.ts'

/** Positions whose last day is over, in a collection that neither hides nor separates them. */
export const positionStillOpenCheck = createTableCheck({
  name: 'positionStillOpen',
  label: 'Closed positions among open ones',
  weight: 62,
  entity: 'item',
  where: ({ now }) => sql<boolean>`"item"."lastDay" < ${now.toISOString().slice(0, 10)}
    and ${isPublishedSql('item')} and exists (select 1 from "collection"
      where "collection"."_id" = "item"."collectionId" and "collection"."schema" = 'JobPosting'
      and "collection"."past" = 'together')`,
  text: 'Its last day is over, and it is listed like open ones. Hide it, or let the collection hide what is over.',
  field: 'until',
})
