import {
  type Expression,
  ExpressionWrapper,
  FunctionNode,
  PostgresQueryCompiler,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import type { DatabaseTables } from './schema.ts'

/**
 * Normalizes text for search and sorting: ignores case, width, accents, and variants of ß and i.
 */
export const foldForSearch = (text: string): string =>
  isAscii.test(text) ? text.toLowerCase() : foldLetters(text)

const isAscii = /^[\0-\x7f]*$/

const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ς', 'σ')

const name = 'fold'

export const foldedColumnExpression = (column: string): Expression<string> =>
  new ExpressionWrapper<DatabaseTables, keyof DatabaseTables, string>(
    FunctionNode.create(name, [sql.ref(column).toOperationNode()]),
  )

export const registerSqliteFoldFunction = (raw: {
  function(name: string, options: object, work: (value: unknown) => string | null): void
}): void =>
  raw.function(name, { deterministic: true }, (value) =>
    typeof value === 'string' ? foldForSearch(value) : null,
  )

// Parts of the SQL expression, joined by the column name. For ASCII texts, the faster `lower` suffices.
const inSqlite = [
  '(case when octet_length(',
  ') = length(',
  ') then lower(',
  `) else ${name}(`,
  ') end)',
]

const inPostgres = [
  '(case when octet_length(',
  ') = char_length(',
  ') then lower(',
  ' collate "C") else replace(replace(replace(lower(regexp_replace(normalize(',
  String.raw`, NFKD), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), 'ß', 'ss'), 'ı', 'i'), 'ς', 'σ') collate "C" end)`,
]

const write = (
  [first = '', ...rest]: readonly string[],
  column: () => void,
  append: (text: string) => void,
): void => {
  append(first)
  for (const part of rest) {
    column()
    append(part)
  }
}

export class SqliteFoldingCompiler extends SqliteQueryCompiler {
  protected override visitFunction(node: FunctionNode): void {
    const column = () => this.compileList(node.arguments)
    if (node.func === name) write(inSqlite, column, (text) => this.append(text))
    else super.visitFunction(node)
  }
}

export class PostgresFoldingCompiler extends PostgresQueryCompiler {
  protected override visitFunction(node: FunctionNode): void {
    const column = () => this.compileList(node.arguments)
    if (node.func === name) write(inPostgres, column, (text) => this.append(text))
    else super.visitFunction(node)
  }
}
