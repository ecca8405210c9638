import { sql } from 'kysely'
import { createInvalidInputError } from '#contract/call/api-error.ts'
import type { ErasureResult } from '#contract/lifecycle/privacy.ts'
import { requireRemainingAdministrator } from '#server/administrator/store.ts'
import type { Queries } from '#server/base/db/database.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { deleteProfile } from '#server/profile/store.ts'
import { createEmailPattern, erasedTextPlaceholder } from './address.ts'
import {
  findPersonalRows,
  findRowsMentioningEmail,
  type PersonalRow,
  type PersonalTableRows,
} from './find.ts'
import { selectProfilesOfEmail } from './profiles-of.ts'
import {
  authorColumnsOf,
  type DatabaseTable,
  erasureReportNameOf,
  internalRowIdSql,
  isActionLogTable,
  isContentTable,
  isTemporaryRow,
  readDatabaseTables,
} from './tables.ts'

const formerActor = 'A former account'

type Found = PersonalTableRows['rows'][number]

const atRow = (queries: Queries, row: Found) => sql`${internalRowIdSql(queries)} = ${row.rowName}`

const remove = (queries: Queries, { name }: DatabaseTable, row: Found) =>
  sql`delete from ${sql.table(name)} where ${atRow(queries, row)}`.execute(queries)

const change = (queries: Queries, { name }: DatabaseTable, row: Found, values: PersonalRow) => {
  const pairs = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  return sql`update ${sql.table(name)} set ${sql.join(pairs)} where ${atRow(queries, row)}`.execute(
    queries,
  )
}

/** Deletes an entry of a person, with its journal. */
const removeEntity = async (write: WriteTransaction, name: string, id: string): Promise<void> => {
  const entity = {
    label: entityDefinitionOf(name)?.label ?? name,
    table: name,
    read: async () => ({ _id: id }),
  }
  await write.remove(entity, id, async () => {
    await sql`delete from ${sql.table(name)} where "_id" = ${id}`.execute(write.queries)
  })
  await write.forget(name, id)
}

const removePersonalRows = async (
  write: WriteTransaction,
  { table, rows }: PersonalTableRows,
): Promise<void> => {
  // Journal and other logs keep their rows. `anonymize` has already removed the name from them.
  if (isActionLogTable(table)) return
  for (const row of rows) {
    if (entityDefinitionOf(table.name)) await removeEntity(write, table.name, String(row._id))
    else await remove(write.queries, table, row)
  }
}

interface Author {
  readonly id: string
  readonly name: string
  readonly hasNamesake: boolean
}

const readAuthor = async (queries: Queries, { _id, username }: PersonalRow): Promise<Author> => {
  const name = String(username)
  const namesake = await queries
    .selectFrom('account')
    .select('_id')
    .where('username', '=', name)
    .where('_id', '!=', String(_id))
    .executeTakeFirst()
  return { id: String(_id), name, hasNamesake: namesake !== undefined }
}

/**
 * Removes the name of an account from its recorded actions. Old rows lack the account id and are changed only
 * if no other account has the same name.
 */
const anonymize = async (queries: Queries, tables: readonly DatabaseTable[], author: Author) => {
  for (const table of tables) {
    for (const { name, id } of authorColumnsOf(table)) {
      const hasNameOnly = sql<boolean>`${sql.ref(id)} = '' and ${sql.ref(name)} = ${author.name}`
      await sql`update ${sql.table(table.name)}
        set ${sql.ref(name)} = ${formerActor}, ${sql.ref(id)} = null
        where ${sql.ref(id)} = ${author.id}
          ${author.hasNamesake ? sql`` : sql`or ${hasNameOnly}`}`.execute(queries)
    }
  }
}

const titleOf = (row: PersonalRow): string =>
  String(row.title ?? row.name ?? row.subject ?? row.sectionName ?? row._id ?? '')

const entryKey = (entity: unknown, id: unknown): string => `${entity} ${id}`

const redact = async (
  queries: Queries,
  { table, rows }: PersonalTableRows,
  pattern: RegExp,
): Promise<void> => {
  for (const row of rows) {
    if (isTemporaryRow(table, row)) {
      await remove(queries, table, row)
      continue
    }
    const values = table.texts
      .map((column) => [column, row[column]] as const)
      .filter(([, text]) => typeof text === 'string' && text.search(pattern) >= 0)
      .map(([column, text]) => [column, String(text).replaceAll(pattern, erasedTextPlaceholder)])
    await change(queries, table, row, Object.fromEntries(values))
  }
}

/** Erases a profile permanently. Throws 400 if the address is not the profile's. Returns the URLs of unused pictures. */
const eraseProfile = async (
  write: WriteTransaction,
  email: string,
  id: string,
): Promise<string[]> => {
  const profiles = await selectProfilesOfEmail(write.queries, email)
  if (!profiles.some(({ _id }) => _id === id)) {
    throw createInvalidInputError([
      { path: 'profileId', message: 'This is not a profile of that address' },
    ])
  }
  await deleteProfile(write, id)
  return write.forget('profile', id)
}

/**
 * Erases the data about an email address. Deletes the person's rows, and redacts the address in other rows and in earlier
 * states. Published content stays and is reported. A profile is deleted only if `profileId` names it.
 */
export const erasePersonalData = async (
  write: WriteTransaction,
  email: string,
  profileId: string | undefined,
): Promise<ErasureResult & { readonly pictures: string[] }> => {
  const { queries } = write
  const tables = await readDatabaseTables(queries)
  const counts = new Map<string, number>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const countAll = ({ table, rows }: PersonalTableRows) => {
    for (const row of rows) count(erasureReportNameOf(table, row))
  }

  const pictures = profileId ? await eraseProfile(write, email, profileId) : []
  if (profileId) count('profile')
  const own = await findPersonalRows(queries, tables, email)
  const accounts = own.flatMap(({ table, rows }) => (table.name === 'account' ? rows : []))
  for (const account of accounts)
    await anonymize(queries, tables, await readAuthor(queries, account))
  // References to an account are deleted before the account.
  for (const rows of own.toReversed()) {
    await removePersonalRows(write, rows)
    countAll(rows)
  }
  if (accounts.length > 0) await requireRemainingAdministrator(queries)

  const mentions = await findRowsMentioningEmail(queries, tables, email)
  const kept = mentions
    .filter(({ table }) => isContentTable(table))
    .flatMap(({ table, rows }) =>
      rows.map((row) => ({ entity: table.name, id: String(row._id), title: titleOf(row) })),
    )
  const keptKeys = new Set(kept.map(({ entity, id }) => entryKey(entity, id)))
  const pattern = createEmailPattern(email)
  for (const { table, rows } of mentions) {
    if (isContentTable(table)) continue
    // Skips drafts and snapshots of content that itself still mentions the address.
    const theirs = rows.filter((row) => !keptKeys.has(entryKey(row.entity, row.entityId)))
    await redact(queries, { table, rows: theirs }, pattern)
    countAll({ table, rows: theirs })
  }
  return { erased: [...counts].map(([table, rows]) => ({ table, rows })), kept, pictures }
}
