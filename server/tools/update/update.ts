import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDataDirectory } from '#server/base/db/directory-lock.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import type { Env } from '#server/env.ts'
import { explainError, printLine } from '#server/process/command.ts'
import { formatFileNameTimestamp } from '#server/tools/backup/new-files.ts'
import { requireNoRunningSalus } from '#server/tools/backup/postgres-connection.ts'
import { unpackArchive, verifyArchiveHash } from './archive.ts'
import {
  releaseRollbackDiskSpace,
  requireUpdateDiskSpace,
  reserveRollbackDiskSpace,
} from './disk-space.ts'
import { findFreePort } from './free-port.ts'
import type { Installation, UnfinishedUpdate } from './installation.ts'
import { waitUntilServerReady } from './ready.ts'
import { rollBackUpdate } from './roll-back.ts'
import type { RunningSalus } from './running.ts'
import { runVersionCommand, testStartVersion, type VersionEnvironment } from './version-process.ts'

/** Default time for a version to become ready, in seconds. */
export const defaultReadyWaitSeconds = 600

/** Options of the update command. */
export interface UpdateOptions {
  readonly archive: string
  readonly sha256: string | undefined
  /** Maximum time until the new version is ready, migrations included. */
  readonly waitMs: number
}

interface Place {
  readonly installation: Installation
  readonly runner: RunningSalus
  readonly env: Env
  readonly setting: VersionEnvironment
}

/** Throws if another process uses the data, because a rollback would be impossible. */
const requireFreeData = async ({ DATA_DIR, DATABASE_URL }: Env): Promise<void> => {
  lockDataDirectory(DATA_DIR).release()
  if (DATABASE_URL) await requireNoRunningSalus(DATABASE_URL)
}

const startAgain = async ({ runner, env }: Place, waitMs: number): Promise<boolean> => {
  if (!runner.wasRunning) return true
  await runner.start()
  return waitUntilServerReady({ host: env.HOST, port: env.PORT }, waitMs)
}

/** Backs up, tries out and switches to the new version. If anything fails before the switch, `rollBackUpdate` restores everything. */
const replaceVersion = async (
  place: Place,
  update: UnfinishedUpdate,
  wish: UpdateOptions,
): Promise<void> => {
  const { installation, setting, env } = place
  const { from, to } = update
  const backup = join(
    env.DATA_DIR,
    'backups',
    `before-${to}-${formatFileNameTimestamp(new Date())}`,
  )
  printLine(`Making a backup in ${backup} …`)
  await runVersionCommand(installation.folderOf(from), ['backup', backup], setting).catch(
    async (error: unknown) => {
      await rm(backup, { recursive: true, force: true })
      throw error
    },
  )
  await reserveRollbackDiskSpace(env.DATA_DIR)
  await installation.recordUpdate({ from, to, backup })
  printLine(`Trying Salus ${to} on the data …`)
  await testStartVersion(installation.folderOf(to), setting, {
    port: await findFreePort(),
    waitMs: wish.waitMs,
  })
  printLine(`Switching to Salus ${to} …`)
  await installation.switchTo(to)
  await releaseRollbackDiskSpace(env.DATA_DIR)
  await installation.deleteUpdateRecord()
  if (await startAgain(place, wish.waitMs)) return
  await installation.recordUpdate({ from, to, backup })
  throw new OperatorError(
    `Salus ${to} was started and is not ready within ${wish.waitMs / 1000} s.`,
  )
}

/** Removes all but the current and the previous version, and all but the last two update backups. */
const tidyUp = async (
  { home, folderOf }: Installation,
  kept: readonly string[],
  dataDir: string,
): Promise<void> => {
  for (const name of await readdir(join(home, 'versions'))) {
    if (!kept.includes(name)) await rm(folderOf(name), { recursive: true, force: true })
  }
  const backups = join(dataDir, 'backups')
  const ofUpdates = (await readdir(backups)).filter((name) => name.startsWith('before-'))
  const momentOf = (name: string) => name.slice(-'2026-11-17T08-29-58-526Z'.length)
  const oldestFirst = ofUpdates.toSorted((one, other) => (momentOf(one) < momentOf(other) ? -1 : 1))
  for (const name of oldestFirst.slice(0, -2))
    await rm(join(backups, name), { recursive: true, force: true })
}

/** Rolls back a failed update and starts the earlier version. Always throws, with `reason`. */
const rollBackAndThrow = async (
  place: Place,
  update: UnfinishedUpdate,
  wish: UpdateOptions,
  reason: string,
): Promise<never> => {
  const { installation, runner, setting } = place
  const { from, to, backup } = installation.readUnfinishedUpdate() ?? update
  try {
    if (runner.wasRunning && installation.current() === to) await runner.stop()
    await rollBackUpdate(installation, { from, to, backup }, setting)
  } catch (error) {
    throw new OperatorError(
      `${reason}\nThe update failed, and so did restoring the data: ${explainError(error)}\nSalus is stopped, and the former data is in ${backup}. Once this is fixed, salus start tries again.`,
    )
  }
  // `--wait` was meant for the new version, so the earlier one gets at least the default.
  const isBack = await startAgain(place, Math.max(wish.waitMs, defaultReadyWaitSeconds * 1_000))
  const runs = isBack ? 'runs again' : 'is in place, but does not become ready'
  const state = runner.wasRunning ? runs : 'is in place as before'
  throw new OperatorError(
    `${reason}\nThe update failed: Salus ${from} ${state}, with the data from before.`,
  )
}

/**
 * Replaces the installed version by that of an archive. If this fails, rolls back to the earlier version with its data, and
 * throws.
 */
export const updateInstallation = async (place: Place, wish: UpdateOptions): Promise<void> => {
  const { installation, runner, env } = place
  const from = installation.current()
  printLine(`Checking ${wish.archive} …`)
  await verifyArchiveHash(wish.archive, wish.sha256)
  await requireUpdateDiskSpace(installation.home, env.DATA_DIR)
  printLine('Unpacking it …')
  const to = await unpackArchive(wish.archive, installation)
  const update = { from, to, backup: null }
  await installation.recordUpdate(update)
  try {
    if (runner.wasRunning) printLine(`Stopping Salus ${from} …`)
    if (runner.wasRunning) await runner.stop()
    await requireFreeData(env)
    await replaceVersion(place, update, wish)
  } catch (error) {
    await rollBackAndThrow(place, update, wish, explainError(error))
  }
  await tidyUp(installation, [from, to], env.DATA_DIR)
  printLine(`Salus ${to} ${runner.wasRunning ? 'runs' : 'is in place'}, with all data.`)
  if (!runner.wasRunning)
    printLine('It was not running before the update: start it when you want it to.')
}
