import { sql } from 'kysely'
import type { Database } from '#server/base/db/database.ts'
import { entityDefinitions } from '#server/base/definition/definitions.ts'
import { entryWordsOf, toSqliteWords } from '#server/base/search/entry-words.ts'
import { readSearchableEntryTexts, type SearchableEntryTexts } from '#server/base/search/texts.ts'

const found = entityDefinitions.filter((definition) => definition.found)

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

const letters: Readonly<Record<string, string>> = { A: 'title', B: 'people', C: 'keys', D: 'body' }

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

/** Lists every word of the search index with its entry and field, and when entries are visible. */
export const readIndex = async (database: Database): Promise<string[]> => {
  const lines: string[] = []
  for (const { name: entity } of found) {
    lines.push(...(await moments(database, entity)))
    const read = database.kind === 'sqlite' ? inSqlite : inPostgres
    for (const { id, place, word } of await read(database, entity)) {
      lines.push(`${entity} ${id} ${place} ${word}`)
    }
  }
  return lines.toSorted()
}

/**
 * Lists the words of an entry with their field. SQLite keeps them in one column and repeats those outside of the body with a
 * mark.
 */
const placesOf = ({ kind }: Database, texts: SearchableEntryTexts): [string, string][] => {
  const words = entryWordsOf(texts)
  if (kind === 'sqlite') return toSqliteWords(words).map((term) => ['entry', term])
  return Object.entries(words).flatMap(([place, all]) =>
    Array.from(all, (word): [string, string] => [place, word]),
  )
}

/** Computes what `readIndex` returns for a rebuilt index, many times faster than rebuilding it. */
export const expectedIndex = async (database: Database): Promise<string[]> => {
  const { queries } = database
  const reader = { now: new Date().toISOString(), seesAll: false, forGood: true, profileId: '' }
  const lines: string[] = []
  for (const definition of found) {
    const { name } = definition
    const { rows } = await sql<{ id: string }>`select "_id" as id from ${sql.table(name)}`.execute(
      queries,
    )
    const ids = rows.map(({ id }) => id)
    for (const texts of await readSearchableEntryTexts(queries, definition, ids, reader, true)) {
      const { id, shown } = texts
      lines.push(`${name} ${id} shown from ${shown[0]} until ${shown[1]}`)
      for (const [place, word] of placesOf(database, texts)) {
        lines.push(`${name} ${id} ${place} ${word}`)
      }
    }
  }
  return lines.toSorted()
}
