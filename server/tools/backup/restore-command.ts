import { resolve } from 'node:path'
import { shellCommandFor } from '#server/base/process/command-line.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import {
  printError,
  printLine,
  readPositionalArguments,
  runCommand,
} from '#server/process/command.ts'
import { openMediaStorage } from '#server/process/open-storage.ts'
import { openBackupStore, splitBackupAddress } from './open-backup-store.ts'
import { restoreBackup } from './restore.ts'

const usage = `${shellCommandFor('restore', 'FOLDER')}, or s3://bucket/prefix/name`
const [given] = readPositionalArguments(1, usage)

await runCommand(async (env) => {
  if (given === undefined) throw new OperatorError(`Name a backup: ${usage}`)
  const restore = async (folder: string) => {
    const { manifest, aside } = await restoreBackup(folder, {
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      bucket: env.S3_BUCKET ? openMediaStorage(env) : undefined,
      onWarning: printError,
    })
    printLine(
      `Restored the state of ${manifest.madeAt}, with ${manifest.pictures.length} pictures.`,
    )
    printLine(`The former data is kept until you delete it: ${aside.join(' and ')}.`)
  }
  if (!given.startsWith('s3://')) return restore(resolve(given))
  const { place, name } = splitBackupAddress(given)
  await openBackupStore(env, place).lend(name, restore)
})
