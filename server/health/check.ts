import { type RawBuilder, sql } from 'kysely'
import { titleFieldNameOf } from '#contract/call/entity.ts'
import { editPathOf } from '#contract/form-address.ts'
import type { HealthFinding } from '#contract/health/health.ts'
import { appendAll } from '#contract/list/any-length.ts'
import type { Queries } from '#server/base/db/database.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import type { JournaledEntity, WriteTransaction } from '#server/base/write/write.ts'

export interface HealthCheckContext {
  readonly queries: Queries
  readonly now: Date
  /**
   * Dismissed findings by check name, then by entity and id. The value is the entry's stamp at that
   * time.
   */
  readonly asides: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** A finding. Its `stamp` changes whenever the entry changes. */
export interface HealthCheckFinding
  extends Pick<HealthFinding, 'entity' | 'id' | 'title' | 'text' | 'path'> {
  readonly stamp: string
  /** Whether the automatic fix of the check can be used for this entry. Defaults to true. */
  readonly isMendable?: boolean
}

export interface FindingsPage {
  readonly limit: number
  readonly offset: number
}

export interface HealthFixInput {
  readonly tx: WriteTransaction
  readonly now: Date
  readonly id: string
  readonly entity: string
  readonly text: string
  readonly records: ReadonlyMap<string, JournaledEntity<unknown>>
}

/** A kind of problem that a site can have, with queries that find it. */
export interface HealthCheck {
  readonly name: string
  readonly label: string
  /** Importance: checks with a higher weight come first. */
  readonly weight: number
  readonly isForAdmins?: true
  readonly count: (context: HealthCheckContext) => Promise<number>
  readonly list: (context: HealthCheckContext, part: FindingsPage) => Promise<HealthCheckFinding[]>
  /** Returns the finding of one entry, or undefined if the entry has none. */
  readonly find: (
    context: HealthCheckContext,
    entity: string,
    id: string,
  ) => Promise<HealthCheckFinding | undefined>
  readonly mend?: {
    readonly label: string
    readonly asks?: string
    readonly run: (mending: HealthFixInput) => Promise<unknown>
  }
}

type Facts = Pick<HealthCheck, 'name' | 'label' | 'weight' | 'isForAdmins' | 'mend'>

const keyOf = (entity: string, id: string) => `${entity} ${id}`

/** Whether a finding was dismissed and its entry has not changed since. */
const isAside = (
  { asides }: HealthCheckContext,
  check: string,
  { entity, id, stamp }: HealthCheckFinding,
): boolean => asides.get(check)?.get(keyOf(entity, id)) === stamp

/** Builds a check that computes all findings at once, for small sets. */
export const createComputedCheck = ({
  findAll,
  ...facts
}: Facts & {
  readonly findAll: (context: HealthCheckContext) => Promise<readonly HealthCheckFinding[]>
}): HealthCheck => {
  const all = async (context: HealthCheckContext) =>
    (await findAll(context)).filter((found) => !isAside(context, facts.name, found))
  return {
    ...facts,
    count: async (context) => (await all(context)).length,
    list: async (context, { limit, offset }) => (await all(context)).slice(offset, offset + limit),
    find: async (context, entity, id) =>
      (await all(context)).find((found) => found.entity === entity && found.id === id),
  }
}

type Row = { id: string; title: string; stamp: string }

type TableCheck = Facts & {
  readonly entity: string
  /** SQL condition that is true for entries with the problem. */
  readonly where: (
    context: HealthCheckContext,
  ) => RawBuilder<boolean> | Promise<RawBuilder<boolean>>
  readonly text: string
  readonly field: string
  /** Adds details to findings that need more queries. */
  readonly complete?: (
    context: HealthCheckContext,
    found: HealthCheckFinding[],
  ) => Promise<HealthCheckFinding[]>
}

/** Builds a check of one table, counted and listed by the database. */
export const createTableCheck = ({
  entity,
  where,
  text,
  field,
  complete,
  ...facts
}: TableCheck): HealthCheck => {
  const definition = entityDefinitionOf(entity)
  if (!definition) throw new Error(`There is no entity ${entity}`)
  const name = titleFieldNameOf(definition) ?? ''
  const table = sql.table(entity)
  const column = (of: string) => sql.ref(`${entity}.${of}`)
  const notAside = (context: HealthCheckContext) =>
    context.asides.has(facts.name)
      ? sql<boolean>`not exists (select 1 from "healthAside" where "check" = ${facts.name}
          and "healthAside"."entity" = ${entity} and "entityId" = ${column('_id')}
          and "stamp" = cast(${column('version')} as text))`
      : sql<boolean>`1 = 1`
  const condition = async (context: HealthCheckContext) =>
    sql`${await where(context)} and ${notAside(context)}`
  const toFound = ({ id, title, stamp }: Row): HealthCheckFinding => ({
    entity,
    id,
    title: title || definition.label,
    text,
    path: definition.page ? editPathOf(definition.page, title, id, field) : '',
    stamp,
  })
  const read = async (
    context: HealthCheckContext,
    which: RawBuilder<unknown>,
    { limit, offset }: FindingsPage,
  ) => {
    const { rows } = await sql<Row>`select ${column('_id')} as "id", ${column(name)} as "title",
      cast(${column('version')} as text) as "stamp" from ${table} where ${which}
      order by ${column('_id')} desc limit ${limit} offset ${offset}`.execute(context.queries)
    const found = rows.map(toFound)
    return complete ? complete(context, found) : found
  }
  return {
    ...facts,
    count: async (context) => {
      const { rows } = await sql<{
        count: number
      }>`select count(*) as "count" from ${table} where ${await condition(context)}`.execute(
        context.queries,
      )
      return Number(rows[0]?.count ?? 0)
    },
    list: async (context, part) => read(context, await condition(context), part),
    find: async (context, requestedEntity, id) => {
      if (requestedEntity !== entity) return undefined
      const which = sql`${await condition(context)} and ${column('_id')} = ${id}`
      return (await read(context, which, { limit: 1, offset: 0 }))[0]
    },
  }
}

/** Combines checks of several tables into one. */
export const combineTableChecks = (parts: readonly HealthCheck[]): HealthCheck => {
  const [first] = parts
  if (!first) throw new Error('A check needs a table')
  return {
    ...first,
    count: async (context) => {
      let sum = 0
      for (const part of parts) sum += await part.count(context)
      return sum
    },
    list: async (context, { limit, offset }) => {
      const found: HealthCheckFinding[] = []
      let before = offset
      for (const part of parts) {
        if (found.length === limit) break
        const count = await part.count(context)
        if (before < count) {
          appendAll(
            found,
            await part.list(context, { limit: limit - found.length, offset: before }),
          )
        }
        before = Math.max(0, before - count)
      }
      return found
    },
    find: async (context, entity, id) => {
      for (const part of parts) {
        const found = await part.find(context, entity, id)
        if (found) return found
      }
      return undefined
    },
  }
}
