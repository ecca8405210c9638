import { join, resolve } from 'node:path'
import { shellCommandFor } from '#server/base/process/command-line.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import {
  printError,
  printLine,
  readPositionalArguments,
  runCommand,
} from '#server/process/command.ts'
import { verifyBackupByRestoring } from './check.ts'
import { openBackupStore, splitBackupAddress } from './open-backup-store.ts'

const [given] = readPositionalArguments(
  1,
  shellCommandFor('verify', '[FOLDER or s3://bucket/prefix/name]'),
)

await runCommand(async (env) => {
  const trial = {
    scratch: join(env.DATA_DIR, 'work'),
    databaseUrl: env.DATABASE_URL,
    onWarning: printError,
  }
  const check = async (folder: string, shown: string) => {
    const {
      madeAt,
      salus,
      database,
      pictures,
      tables = {},
    } = await verifyBackupByRestoring(folder, trial)
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    printLine(`${shown} is whole: it was made ${madeAt} by Salus ${salus} and can be restored.`)
    printLine(
      `${database.bytes} bytes of database (${Object.keys(tables).length} tables, ${rows} rows), ${pictures.length} pictures.`,
    )
  }
  if (given !== undefined && !given.startsWith('s3://')) return check(resolve(given), given)
  const { place, name } = given
    ? splitBackupAddress(given)
    : { place: env.BACKUP_TO, name: undefined }
  const kept = openBackupStore(env, place)
  const chosen = name ?? (await kept.list()).at(-1)
  if (chosen === undefined) throw new OperatorError(`There is no backup in ${place}.`)
  await kept.lend(chosen, (folder) => check(folder, `${place}/${chosen}`))
})
