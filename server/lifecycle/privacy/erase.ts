import { sql } from 'kysely'
import { invalid } from '#contract/call/api-error.ts'
import type { Erasure } from '#contract/lifecycle/privacy.ts'
import { requireAdministrator } from '#server/administrator/store.ts'
import type { Queries } from '#server/base/db/database.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'
import type { Write } from '#server/base/write/write.ts'
import { deleteProfile } from '#server/profile/store.ts'
import { addressPattern, erased } from './address.ts'
import { findMentions, findOwn, type Row, type Rows } from './find.ts'
import { profilesOf } from './profiles-of.ts'
import {
  authorColumns,
  isContent,
  isPassing,
  isRecordOfWork,
  nameOfRow,
  readTables,
  rowName,
  type Table,
} from './tables.ts'

/** Stands for a person whose data was erased. */
const formerActor = 'A former account'

type Found = Rows['rows'][number]

const atRow = (queries: Queries, row: Found) => sql`${rowName(queries)} = ${row.rowName}`

const remove = (queries: Queries, { name }: Table, row: Found) =>
  sql`delete from ${sql.table(name)} where ${atRow(queries, row)}`.execute(queries)

const change = (queries: Queries, { name }: Table, row: Found, values: Row) => {
  const pairs = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  return sql`update ${sql.table(name)} set ${sql.join(pairs)} where ${atRow(queries, row)}`.execute(
    queries,
  )
}

/** Deletes an entity that is a person's own, and all that the journal knew of it. */
const removeEntity = async (write: Write, name: string, id: string): Promise<void> => {
  const entity = {
    label: definitionOf(name)?.label ?? name,
    table: name,
    read: async () => ({ _id: id }),
  }
  await write.remove(entity, id, async () => {
    await sql`delete from ${sql.table(name)} where "_id" = ${id}`.execute(write.queries)
  })
  await write.forget(name, id)
}

const removeOwn = async (write: Write, { table, rows }: Rows): Promise<void> => {
  // The site's records stay; `unname` has taken the name off.
  if (isRecordOfWork(table)) return
  for (const row of rows) {
    if (definitionOf(table.name)) await removeEntity(write, table.name, String(row._id))
    else await remove(write.queries, table, row)
  }
}

/** An account that is erased. */
interface Author {
  readonly id: string
  readonly name: string
  /** Whether another account has the same name. */
  readonly hasNamesake: boolean
}

const readAuthor = async (queries: Queries, { _id, username }: Row): Promise<Author> => {
  const name = String(username)
  const namesake = await queries
    .selectFrom('account')
    .select('_id')
    .where('username', '=', name)
    .where('_id', '!=', String(_id))
    .executeTakeFirst()
  return { id: String(_id), name, hasNamesake: namesake !== undefined }
}

/** Removes the name of an account from what it did; of old rows that several may have done, only the last one's name. */
const unname = async (queries: Queries, tables: readonly Table[], author: Author) => {
  for (const table of tables) {
    for (const { name, id } of authorColumns(table)) {
      const isUnclear = sql<boolean>`${sql.ref(id)} = '' and ${sql.ref(name)} = ${author.name}`
      await sql`update ${sql.table(table.name)}
        set ${sql.ref(name)} = ${formerActor}, ${sql.ref(id)} = null
        where ${sql.ref(id)} = ${author.id}
          ${author.hasNamesake ? sql`` : sql`or ${isUnclear}`}`.execute(queries)
    }
  }
}

const titleOf = (row: Row): string =>
  String(row.title ?? row.name ?? row.subject ?? row.sectionName ?? row._id ?? '')

/** An entry of content by its name among all of them. */
const entryKey = (entity: unknown, id: unknown): string => `${entity} ${id}`

const redact = async (queries: Queries, { table, rows }: Rows, pattern: RegExp): Promise<void> => {
  for (const row of rows) {
    if (isPassing(table, row)) {
      await remove(queries, table, row)
      continue
    }
    const values = table.texts
      .map((column) => [column, row[column]] as const)
      .filter(([, text]) => typeof text === 'string' && text.search(pattern) >= 0)
      .map(([column, text]) => [column, String(text).replaceAll(pattern, erased)])
    await change(queries, table, row, Object.fromEntries(values))
  }
}

/** Erases a profile for good, when it is one of the address; answers with the pictures that nothing shows any more. */
const eraseProfile = async (write: Write, email: string, id: string): Promise<string[]> => {
  const profiles = await profilesOf(write.queries, email)
  if (!profiles.some(({ _id }) => _id === id)) {
    throw invalid([{ path: 'profileId', message: 'This is not a profile of that address' }])
  }
  await deleteProfile(write, id)
  return write.forget('profile', id)
}

/**
 * Erases what is kept about an address: what is the person's own goes, what others wrote no longer names it, also in
 * earlier states. Content of the site stays, and is told; a profile goes only when it is named.
 */
export const eraseData = async (
  write: Write,
  email: string,
  profileId: string | undefined,
): Promise<Erasure & { readonly pictures: string[] }> => {
  const { queries } = write
  const tables = await readTables(queries)
  const counts = new Map<string, number>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const countAll = ({ table, rows }: Rows) => {
    for (const row of rows) count(nameOfRow(table, row))
  }

  const pictures = profileId ? await eraseProfile(write, email, profileId) : []
  if (profileId) count('profile')
  const own = await findOwn(queries, tables, email)
  const accounts = own.flatMap(({ table, rows }) => (table.name === 'account' ? rows : []))
  for (const account of accounts) await unname(queries, tables, await readAuthor(queries, account))
  // What refers to an account goes before the account.
  for (const rows of own.toReversed()) {
    await removeOwn(write, rows)
    countAll(rows)
  }
  if (accounts.length > 0) await requireAdministrator(queries)

  const mentions = await findMentions(queries, tables, email)
  const kept = mentions
    .filter(({ table }) => isContent(table))
    .flatMap(({ table, rows }) =>
      rows.map((row) => ({ entity: table.name, id: String(row._id), title: titleOf(row) })),
    )
  const keptKeys = new Set(kept.map(({ entity, id }) => entryKey(entity, id)))
  const pattern = addressPattern(email)
  for (const { table, rows } of mentions) {
    if (isContent(table)) continue
    // Drafts and earlier states of what still names the address are as public as that is.
    const theirs = rows.filter((row) => !keptKeys.has(entryKey(row.entity, row.entityId)))
    await redact(queries, { table, rows: theirs }, pattern)
    countAll({ table, rows: theirs })
  }
  return { erased: [...counts].map(([table, rows]) => ({ table, rows })), kept, pictures }
}
