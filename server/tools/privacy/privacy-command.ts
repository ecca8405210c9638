import { privacyApi } from '#contract/lifecycle/privacy.ts'
import { createMediaService } from '#server/base/media/media-service.ts'
import { shellCommandFor } from '#server/base/process/command-line.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { erasePersonalData } from '#server/lifecycle/privacy/erase.ts'
import { exportPersonalData } from '#server/lifecycle/privacy/export.ts'
import { explainError, printError, printLine } from '#server/process/command.ts'
import { runWithDatabase } from '#server/process/command-database.ts'
import { openMediaStorage } from '#server/process/open-storage.ts'

const usage = `Say what: ${shellCommandFor('privacy', 'export EMAIL')}, or ${shellCommandFor('privacy', 'erase EMAIL [PROFILE]')}`
const operator = { accountId: null, name: 'The operator' }

/** Parses the arguments, before a database is opened or created. */
const readArguments = () => {
  const [, , action, email, profileId] = process.argv
  if ((action !== 'export' && action !== 'erase') || email === undefined) {
    throw new OperatorError(usage)
  }
  const given = privacyApi.erase.input.safeParse({ email, profileId })
  if (!given.success) {
    throw new OperatorError(given.error.issues.map(({ message }) => message).join('\n'))
  }
  return { action, ...given.data }
}

const answer = ({ action, email, profileId }: ReturnType<typeof readArguments>) =>
  // The output is JSON, so progress goes to standard error.
  runWithDatabase(
    async (database, env) => {
      if (action === 'export') {
        printLine(JSON.stringify(await exportPersonalData(database.queries, email), null, 2))
        return
      }
      const { pictures, ...data } = await writeInTransaction(database, operator, (tx) =>
        erasePersonalData(tx, email, profileId),
      )
      await createMediaService(database, openMediaStorage(env), () => new Date()).removeUnused(
        pictures,
      )
      printLine(JSON.stringify(data, null, 2))
    },
    { onProgress: printError },
  )

try {
  await answer(readArguments())
} catch (error) {
  printError(explainError(error))
  process.exitCode = 1
}
