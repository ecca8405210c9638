import type { Database } from '#server/db/database.ts'
import { type Write, write } from '#server/db/write.ts'

/** Thrown to leave a transaction without a trace. */
class Leave extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super('Nothing of this is kept')
    this.result = result
  }
}

/** Does some work in a transaction of which nothing is kept. */
export const withoutTrace = async (
  database: Database,
  work: (write: Write) => Promise<object>,
): Promise<object> => {
  try {
    return await write(database, { accountId: null, name: 'Preview' }, async (tx) => {
      throw new Leave(await work(tx))
    })
  } catch (error) {
    if (error instanceof Leave && typeof error.result === 'object' && error.result)
      return error.result
    throw error
  }
}
