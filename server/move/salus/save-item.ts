import { sql } from 'kysely'
import { deleteRow } from '#server/base/entity/rows.ts'
import type { Write } from '#server/base/write/write.ts'
import { type ItemRow, moveItems } from '../item-store.ts'
import type { SalusFields } from './salus.ts'
import { isHere, type Records, saveEntry } from './save-entry.ts'

/** Adds an entry of an export, unless it has come in since the preview. */
export const saveExported = async (
  tx: Write,
  item: ItemRow,
  { salus }: SalusFields,
  records: Records,
): Promise<void> => {
  if (await isHere(tx.queries, salus)) {
    const change = { status: 'duplicate', matchId: salus.id, isChosen: 0 } as const
    return moveItems.change(tx.queries, item, { ...change, reason: 'It is here already' })
  }
  await saveEntry(tx, salus, records)
  await moveItems.change(tx.queries, item, { savedAs: salus.id, savedVersion: 1 })
}

/** Takes back what there is one of, such as the menus: it is again as it ships. */
export const removeSingle = async (tx: Write, name: string, records: Records): Promise<void> => {
  const record = records.get(name)
  if (!record) return
  const { rows } = await sql<{ _id: string }>`select "_id" from ${sql.table(name)}`.execute(
    tx.queries,
  )
  for (const { _id } of rows) {
    await tx.remove(record, _id, () => deleteRow(tx.queries, name, _id))
  }
}
