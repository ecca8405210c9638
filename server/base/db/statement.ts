import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import { append } from '#contract/list/any-length.ts'
import type { Queries } from './database.ts'
import { dialectOf } from './dialect.ts'

type Value = string | number

/** A fragment of a statement, with a question mark for each of its values. */
export interface Fragment {
  readonly text: string
  readonly values: readonly Value[]
}

/** A fragment that is only text. */
export const raw = (text: string): Fragment => ({ text, values: [] })

/** The name of a table or column; `table.column` for one of a table's. */
export const name = (of: string): Fragment => raw(`"${of.replace('.', '"."')}"`)

/**
 * Writes a fragment of a statement out of values and other fragments. A search asks long and many questions, and writing
 * them with Kysely would take nearly as long as answering them.
 */
export const fragment = (
  texts: TemplateStringsArray,
  ...parts: readonly (Fragment | Value)[]
): Fragment => {
  let text = texts[0] ?? ''
  const values: Value[] = []
  for (const [at, part] of parts.entries()) {
    if (typeof part === 'object') {
      text += part.text
      append(values, part.values)
    } else {
      text += '?'
      values.push(part)
    }
    text += texts[at + 1] ?? ''
  }
  return { text, values }
}

/** Fragments one after another, with something between them. */
export const joinFragments = (fragments: readonly Fragment[], between: string): Fragment => ({
  text: fragments.map(({ text }) => text).join(between),
  values: fragments.flatMap(({ values }) => values),
})

/** Runs a statement and answers with its rows. */
export const runQuery = async <Row>(
  queries: Queries,
  { text, values }: Fragment,
): Promise<Row[]> => {
  let count = 0
  const numbered = () => `$${++count}`
  const statement = dialectOf(queries) === 'postgres' ? text.replaceAll('?', numbered) : text
  const { rows } = await queries.executeQuery<Row>(CompiledQuery.raw(statement, [...values]))
  return rows
}

/** A fragment as a part of one of Kysely's statements. */
export const toKysely = <T>({ text, values }: Fragment): RawBuilder<T> => {
  const parts = text.split('?').map((part, at) => {
    const value = values[at]
    return value === undefined ? sql.raw(part) : sql`${sql.raw(part)}${value}`
  })
  return sql<T>`${sql.join(parts, sql``)}`
}
