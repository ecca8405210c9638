import { sql } from 'kysely'
import { createTableCheck } from '../check.ts'
import { isPublishedSql } from './published.ts'

/** Items without a picture in a collection that shows cards, unless no other item has one. */
export const itemWithoutPictureCheck = createTableCheck({
  name: 'itemWithoutPicture',
  label: 'Items without a picture',
  weight: 38,
  entity: 'item',
  where: () => sql<boolean>`"item"."picture" = '' and ${isPublishedSql('item')}
    and exists (select 1 from "collection" where "collection"."_id" = "item"."collectionId"
      and "collection"."look" = 'cards')
    and exists (select 1 from "item" as other where other."collectionId" = "item"."collectionId"
      and other."picture" <> '' and other."status" = 'published')`,
  text: 'Visitors see a card without a picture among those with one.',
  field: 'pic',
})
