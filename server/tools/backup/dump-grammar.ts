/** The kind of line expected next in a dump: a new statement, more of one that spans lines, or rows of a table. */
export type DumpParserState = 'statement' | 'columns' | 'options' | 'constraint' | 'rows'

// Names and values exclude backslashes, nested quotes, other parentheses, and names followed by a parenthesis. Therefore psql
// ends every statement at the end of its line, and no statement calls a function.
const name = String.raw`(?:[a-z_][a-z0-9_]*|"\w+")`
const names = `${name}(?:, ${name})*`
const table = String.raw`public\.${name}`
const type = String.raw`(?:text|integer|bigint|smallint|boolean|real|double precision|jsonb|tsvector)(?:\[\])?`
const value = String.raw`(?:-?\d+(?:\.\d+)?|true|false|'[^'\\]*'(?:::${type})?)`
const collation = String.raw`COLLATE pg_catalog\."\w+"`
const condition = String.raw`\(${name} (?:IS (?:NOT )?NULL|(?:=|<>|<|>|<=|>=) ${value})\)`
const conditions = String.raw`(?:${condition}|\(${condition}(?: (?:AND|OR) ${condition})+\))`
const column = `${name}(?: ${collation})?(?: ${name})?(?: (?:ASC|DESC))?(?: NULLS (?:FIRST|LAST))?`
const storage = String.raw`WITH \(\w+='?[\w.]+'?(?:, \w+='?[\w.]+'?)*\)`
const action = '(?:CASCADE|RESTRICT|SET NULL|SET DEFAULT|NO ACTION)'

const line = (pattern: string, next: DumpParserState = 'statement') => ({
  pattern: new RegExp(`^${pattern}$`),
  next,
})

/**
 * The lines that pg_dump 13 to 18 writes for tables like those of Salus. The last ones in a group are for tables that an operator
 * has tuned.
 */
const lines: Readonly<
  Record<Exclude<DumpParserState, 'rows'>, readonly ReturnType<typeof line>[]>
> = {
  statement: [
    line(''),
    line('--.*'),
    line('SET (?:statement|lock|idle_in_transaction_session|transaction)_timeout = 0;'),
    line(String.raw`SET client_encoding = '\w+';`),
    line('SET standard_conforming_strings = on;'),
    line(String.raw`SELECT pg_catalog\.set_config\('search_path', '', false\);`),
    line('SET check_function_bodies = false;'),
    line('SET xmloption = content;'),
    line('SET client_min_messages = warning;'),
    line('SET row_security = off;'),
    line(`SET default_tablespace = (?:''|${name});`),
    line(`SET default_table_access_method = ${name};`),
    line(String.raw`CREATE (?:UNLOGGED )?TABLE ${table} \(`, 'columns'),
    line(String.raw`COPY ${table} \(${names}\) FROM stdin;`, 'rows'),
    line(`ALTER TABLE ONLY ${table}`, 'constraint'),
    line(
      String.raw`CREATE (?:UNIQUE )?INDEX ${name} ON ${table} USING (?:btree|gin) \(${column}(?:, ${column})*\)(?: ${storage})?(?: WHERE ${conditions})?;`,
    ),
    line(
      `ALTER TABLE (?:ONLY )?${table} (?:CLUSTER ON ${name}|REPLICA IDENTITY (?:FULL|NOTHING|USING INDEX ${name})|(?:ENABLE|FORCE) ROW LEVEL SECURITY|ALTER COLUMN ${name} SET (?:STATISTICS \\d+|(?:STORAGE|COMPRESSION) \\w+));`,
    ),
  ],
  columns: [
    line(
      `    ${name} ${type}(?: DEFAULT ${value}| NOT NULL| CONSTRAINT ${name} NOT NULL| ${collation})*,?`,
      'columns',
    ),
    line(String.raw`\);`),
    line(String.raw`\)`, 'options'),
  ],
  options: [line(`${storage};`)],
  constraint: [
    line(String.raw`    ADD CONSTRAINT ${name} (?:PRIMARY KEY|UNIQUE) \(${names}\);`),
    line(
      String.raw`    ADD CONSTRAINT ${name} FOREIGN KEY \(${names}\) REFERENCES ${table}\(${names}\)(?: ON UPDATE ${action})?(?: ON DELETE ${action})?;`,
    ),
  ],
}

/** Returns the state after a line, or null if pg_dump writes no such line there. */
export const nextDumpParserState = (
  state: Exclude<DumpParserState, 'rows'>,
  text: string,
): DumpParserState | null => {
  // A carriage return ends a comment in psql. Other encodings can hide a backslash inside a character.
  if (!/^[ -~]*$/.test(text)) return null
  return lines[state].find(({ pattern }) => pattern.test(text))?.next ?? null
}
