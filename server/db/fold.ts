import {
  type Expression,
  ExpressionWrapper,
  FunctionNode,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import type { Tables } from './schema.ts'

/** A text as it is searched and ordered: without regard to case, width, accents, ß or the dot of an i. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ς', 'σ')

const name = 'fold'

/** The folded text of a column. SQLite calls `fold` for it, PostgreSQL is told in its own words. */
export const folded = (column: string): Expression<string> =>
  new ExpressionWrapper<Tables, keyof Tables, string>(
    FunctionNode.create(name, [sql.ref(column).toOperationNode()]),
  )

/** Makes `fold` known to an open SQLite database. */
export const addFoldTo = (raw: {
  function(name: string, options: object, work: (value: unknown) => string | null): void
}): void =>
  raw.function(name, { deterministic: true }, (value) =>
    typeof value === 'string' ? fold(value) : null,
  )

const inPostgres = (column: () => void, append: (text: string) => void): void => {
  const text = (before: string, after: string) => {
    append(before)
    column()
    append(after)
  }
  // ASCII is most of what there is and needs none of the rest. Collations are named to depend on no setting.
  text('(case when octet_length(', ')')
  text(' = char_length(', ')')
  text(' then lower(', ' collate "C")')
  text(
    ' else replace(replace(replace(lower(regexp_replace(normalize(',
    String.raw`, NFKD), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), 'ß', 'ss'), 'ı', 'i'), 'ς', 'σ') collate "C" end)`,
  )
}

/** Writes `fold` as an expression of PostgreSQL. */
export class FoldingCompiler extends PostgresQueryCompiler {
  protected override visitFunction(node: FunctionNode): void {
    const column = () => this.compileList(node.arguments)
    if (node.func === name) inPostgres(column, (text) => this.append(text))
    else super.visitFunction(node)
  }
}
