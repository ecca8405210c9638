import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Queries } from './database.ts'
import { dialectOf } from './dialect.ts'

type Value = string | number

/** A piece of a statement, with a question mark for each of its values. */
export interface Piece {
  readonly text: string
  readonly values: readonly Value[]
}

/** A piece that is only text. */
export const plain = (text: string): Piece => ({ text, values: [] })

/** The name of a table or column; `table.column` for one of a table's. */
export const name = (of: string): Piece => plain(`"${of.replace('.', '"."')}"`)

/**
 * Writes a piece of a statement out of values and other pieces. A search asks long and many questions, and writing
 * them with Kysely would take nearly as long as answering them.
 */
export const piece = (texts: TemplateStringsArray, ...parts: readonly (Piece | Value)[]): Piece => {
  let text = texts[0] ?? ''
  const values: Value[] = []
  for (const [at, part] of parts.entries()) {
    if (typeof part === 'object') {
      text += part.text
      values.push(...part.values)
    } else {
      text += '?'
      values.push(part)
    }
    text += texts[at + 1] ?? ''
  }
  return { text, values }
}

/** Pieces one after another, with something between them. */
export const joinPieces = (pieces: readonly Piece[], between: string): Piece => ({
  text: pieces.map(({ text }) => text).join(between),
  values: pieces.flatMap(({ values }) => values),
})

/** Runs a statement and answers with its rows. */
export const ask = async <Row>(queries: Queries, { text, values }: Piece): Promise<Row[]> => {
  let count = 0
  const numbered = () => `$${++count}`
  const statement = dialectOf(queries) === 'postgres' ? text.replaceAll('?', numbered) : text
  const { rows } = await queries.executeQuery<Row>(CompiledQuery.raw(statement, [...values]))
  return rows
}

/** A piece as a part of one of Kysely's statements. */
export const toRaw = <T>({ text, values }: Piece): RawBuilder<T> => {
  const parts = text.split('?').map((part, at) => {
    const value = values[at]
    return value === undefined ? sql.raw(part) : sql`${sql.raw(part)}${value}`
  })
  return sql<T>`${sql.join(parts, sql``)}`
}
