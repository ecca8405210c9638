import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import type { FindingsPage, HealthCheck, HealthCheckContext, HealthCheckFinding } from './check.ts'

type Fact = DatabaseTables['healthFact']

/** Returns the problem that the last scan recorded for an entry and a check, or undefined. */
export const readScanFact = (
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

/** Builds a check that finds the problems recorded by the last scan of each entry. */
export const createScanResultCheck = ({
  text,
  ...facts
}: Pick<HealthCheck, 'name' | 'label' | 'weight' | 'mend'> & {
  readonly text: (detail: string) => string
}): HealthCheck => {
  const condition = ({ asides }: HealthCheckContext): RawBuilder<boolean> =>
    asides.has(facts.name)
      ? sql<boolean>`"check" = ${facts.name} and not exists (select 1 from "healthAside"
          where "healthAside"."check" = "healthFact"."check"
          and "healthAside"."entity" = "healthFact"."entity"
          and "healthAside"."entityId" = "healthFact"."entityId"
          and "healthAside"."stamp" = "healthFact"."stamp")`
      : sql<boolean>`"check" = ${facts.name}`
  const all = (context: HealthCheckContext) =>
    context.queries.selectFrom('healthFact').where(condition(context))
  const toFound = ({ entity, entityId, title, path, stamp, detail }: Fact): HealthCheckFinding => ({
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
    list: async (context, { limit, offset }: FindingsPage) => {
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
