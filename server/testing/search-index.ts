import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

interface Line {
  readonly id: string
  readonly place: string
  readonly word: string
}

const inSqlite = async ({ queries }: Database, entity: string): Promise<Line[]> => {
  const table = `searchText_${entity}`
  await sql`create virtual table if not exists ${sql.table(`temp.words_${entity}`)}
    using fts5vocab('main', ${sql.lit(table)}, 'instance')`.execute(queries)
  const { rows } = await sql<Line>`
    select "entityId" as id, 'entry' as place, term as word from ${sql.table(`temp.words_${entity}`)}
    inner join "searchEntry" on entity = ${entity} and number = doc`.execute(queries)
  return rows
}

const letters: Readonly<Record<string, string>> = { A: 'title', B: 'people', D: 'body' }

const inPostgres = async ({ queries }: Database, entity: string): Promise<Line[]> => {
  const { rows } = await sql<Line>`select "entityId" as id, unnest(weights) as place, lexeme as word
    from "searchEntry", unnest(words) where entity = ${entity}`.execute(queries)
  return rows.map((row) => ({ ...row, place: letters[row.place] ?? row.place }))
}

const moments = async ({ queries }: Database, entity: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string; from: string; until: string }>`
    select "entityId" as id, "shownFrom" as "from", "shownUntil" as "until"
    from "searchEntry" where entity = ${entity}`.execute(queries)
  return rows.map(({ id, from, until }) => `${entity} ${id} shown from ${from} until ${until}`)
}

/** Every word of the search index with the entry and the part of it in which it stands, and when entries are shown. */
export const readIndex = async (database: Database, entities: readonly string[]) => {
  const lines: string[] = []
  for (const entity of entities) {
    lines.push(...(await moments(database, entity)))
    const read = database.kind === 'sqlite' ? inSqlite : inPostgres
    for (const { id, place, word } of await read(database, entity)) {
      lines.push(`${entity} ${id} ${place} ${word}`)
    }
  }
  return lines.toSorted()
}
