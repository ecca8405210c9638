import type { Database } from '#server/base/db/database.ts'
import { type WriteTransaction, writeInTransaction } from '#server/base/write/write.ts'

/** Carries a result out of a transaction that is rolled back. */
class Rollback extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super('Rolled back on purpose')
    this.result = result
  }
}

/** Runs work in a transaction, rolls it back and returns the result. */
export const runAndRollBack = async (
  database: Database,
  work: (write: WriteTransaction) => Promise<object>,
): Promise<object> => {
  try {
    return await writeInTransaction(database, { accountId: null, name: 'Preview' }, async (tx) => {
      throw new Rollback(await work(tx))
    })
  } catch (error) {
    if (error instanceof Rollback && typeof error.result === 'object' && error.result)
      return error.result
    throw error
  }
}
