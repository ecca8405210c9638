import { openDatabase } from '#server/db/database.ts'
import { DirectoryTakenError } from '#server/db/directory-lock.ts'
import { NewerDatabaseError } from '#server/db/migrate.ts'
import { write } from '#server/db/write.ts'
import { EnvError, readEnv } from '#server/env.ts'
import { createMedia } from '#server/media/media.ts'
import { openStorage } from '#server/media/open-storage.ts'
import { removeExamples } from './remove.ts'

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
const complain = (sentence: string) => process.stderr.write(`${sentence}\n`)

/** The pictures go at once: nobody is here to change their mind. */
const noGrace = 0

const run = async (): Promise<void> => {
  const env = readEnv(process.env)
  const database = await openDatabase({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    onError: (error) => complain(String(error)),
    onProgress: say,
  })
  try {
    const media = createMedia(database, openStorage(env), noGrace)
    const actor = { accountId: null, name: 'Command line' }
    await write(database, actor, (tx) => removeExamples(tx, media))
    say('The example content is gone.')
  } finally {
    await database.close()
  }
}

const isExpected = (error: unknown): error is Error =>
  error instanceof EnvError ||
  error instanceof DirectoryTakenError ||
  error instanceof NewerDatabaseError

try {
  await run()
} catch (error) {
  complain(isExpected(error) ? error.message : String(error instanceof Error ? error.stack : error))
  process.exitCode = 1
}
