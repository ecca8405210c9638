import { countByStatus, statusesOf } from '#server/tools/testing/http/refusal.ts'
import type { TestApp } from './app.ts'

const connections = 10

/** Opens all database connections, so that later requests are really concurrent. */
export const openAllConnections = async ({ services }: TestApp): Promise<void> => {
  const { queries } = services.database
  await Promise.all(
    Array.from({ length: connections }, () =>
      queries.transaction().execute(async (trx) => {
        await trx.selectFrom('installation').select('name').execute()
      }),
    ),
  )
}

/** Makes concurrent calls. Returns how many ended with each status. */
export const countConcurrentStatuses = async (
  app: TestApp,
  calls: readonly (() => Promise<unknown>)[],
): Promise<Record<number, number>> => {
  await openAllConnections(app)
  return countByStatus(await statusesOf(calls.map((call) => call())))
}
