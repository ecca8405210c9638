import { statusesOf, tally } from '#server/tools/testing/http/refusal.ts'
import type { TestApp } from './app.ts'

const connections = 10

/** Opens all connections to the database, so that what follows really happens at the same time. */
export const warmUp = async ({ services }: TestApp): Promise<void> => {
  const { queries } = services.database
  await Promise.all(
    Array.from({ length: connections }, () =>
      queries.transaction().execute(async (trx) => {
        await trx.selectFrom('installation').select('name').execute()
      }),
    ),
  )
}

/** Makes calls at the same time and answers with how many ended with each status. */
export const outcomesOf = async (
  app: TestApp,
  calls: readonly (() => Promise<unknown>)[],
): Promise<Record<number, number>> => {
  await warmUp(app)
  return tally(await statusesOf(calls.map((call) => call())))
}
