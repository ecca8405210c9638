import { join, resolve } from 'node:path'
import { shellCommandFor } from '#server/base/process/command-line.ts'
import {
  printError,
  printLine,
  readPositionalArguments,
  runCommand,
} from '#server/process/command.ts'
import { openMediaStorage } from '#server/process/open-storage.ts'
import { makeBackup } from './backup.ts'
import { formatFileNameTimestamp } from './new-files.ts'

const [given] = readPositionalArguments(1, shellCommandFor('backup', '[FOLDER]'))

await runCommand(async (env) => {
  const folder = resolve(
    given ?? join(env.DATA_DIR, 'backups', formatFileNameTimestamp(new Date())),
  )
  const { database, pictures } = await makeBackup(
    { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, storage: openMediaStorage(env) },
    folder,
    (name) => printError(`The picture ${name} is not in the store, so it is not in the backup.`),
  )
  printLine(
    `The backup is in ${folder}: ${database.bytes} bytes of database, ${pictures.length} pictures.`,
  )
  if (given === undefined)
    printLine('Copy it to another machine: it is on the disk that it protects.')
})
