import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import { appendAll } from '#contract/list/any-length.ts'
import type { Queries } from './database.ts'
import { dialectOf } from './dialect.ts'

type Value = string | number

/** Part of an SQL statement, with a question mark for each value. */
export interface SqlFragment {
  readonly text: string
  readonly values: readonly Value[]
}

export const rawSqlFragment = (text: string): SqlFragment => ({ text, values: [] })

/** Quotes the name of a table or column, or of a `table.column`. */
export const quoteSqlName = (of: string): SqlFragment =>
  rawSqlFragment(`"${of.replace('.', '"."')}"`)

/**
 * Builds an SQL fragment from values and other fragments. Search statements are long, and building
 * them with Kysely would take almost as long as running them.
 */
export const sqlFragment = (
  texts: TemplateStringsArray,
  ...parts: readonly (SqlFragment | Value)[]
): SqlFragment => {
  let text = texts[0] ?? ''
  const values: Value[] = []
  for (const [at, part] of parts.entries()) {
    if (typeof part === 'object') {
      text += part.text
      appendAll(values, part.values)
    } else {
      text += '?'
      values.push(part)
    }
    text += texts[at + 1] ?? ''
  }
  return { text, values }
}

export const joinSqlFragments = (
  fragments: readonly SqlFragment[],
  between: string,
): SqlFragment => ({
  text: fragments.map(({ text }) => text).join(between),
  values: fragments.flatMap(({ values }) => values),
})

export const runSqlFragment = async <Row>(
  queries: Queries,
  { text, values }: SqlFragment,
): Promise<Row[]> => {
  let count = 0
  const numbered = () => `$${++count}`
  const statement = dialectOf(queries) === 'postgres' ? text.replaceAll('?', numbered) : text
  const { rows } = await queries.executeQuery<Row>(CompiledQuery.raw(statement, [...values]))
  return rows
}

export const convertFragmentToKysely = <T>({ text, values }: SqlFragment): RawBuilder<T> => {
  const parts = text.split('?').map((part, at) => {
    const value = values[at]
    return value === undefined ? sql.raw(part) : sql`${sql.raw(part)}${value}`
  })
  return sql<T>`${sql.join(parts, sql``)}`
}
