import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Check, Context, Found, Part } from './check.ts'

type Fact = Tables['healthFact']

/** Returns the fact recorded for an entry by the last scan, or undefined. */
export const factOf = (
  queries: Queries,
  check: string,
  entity: string,
  id: string,
): Promise<Fact | undefined> =>
  queries
    .selectFrom('healthFact')
    .selectAll()
    .where('check', '=', check)
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .executeTakeFirst()

/** Builds a check of facts that the last scan of each entry recorded. */
export const factCheck = ({
  text,
  ...facts
}: Pick<Check, 'name' | 'label' | 'weight' | 'mend'> & {
  readonly text: (detail: string) => string
}): Check => {
  const condition = ({ asides }: Context): RawBuilder<boolean> =>
    asides.has(facts.name)
      ? sql<boolean>`"check" = ${facts.name} and not exists (select 1 from "healthAside"
          where "healthAside"."check" = "healthFact"."check"
          and "healthAside"."entity" = "healthFact"."entity"
          and "healthAside"."entityId" = "healthFact"."entityId"
          and "healthAside"."stamp" = "healthFact"."stamp")`
      : sql<boolean>`"check" = ${facts.name}`
  const all = (context: Context) =>
    context.queries.selectFrom('healthFact').where(condition(context))
  const toFound = ({ entity, entityId, title, path, stamp, detail }: Fact): Found => ({
    entity,
    id: entityId,
    title,
    path,
    stamp,
    text: text(detail),
  })
  return {
    ...facts,
    count: async (context) => {
      const { count } = await all(context)
        .select((row) => row.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    list: async (context, { limit, offset }: Part) => {
      const rows = await all(context)
        .selectAll()
        .orderBy('entityId', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(toFound)
    },
    find: async (context, entity, id) => {
      const row = await all(context)
        .selectAll()
        .where('entity', '=', entity)
        .where('entityId', '=', id)
        .executeTakeFirst()
      return row && toFound(row)
    },
  }
}
