import { fork } from 'node:child_process'
import { workerModulePathOf } from '#server/base/confine/built-file.ts'
import type { VerifiedBackup } from '#server/lifecycle/backup/store.ts'

/** The last message of the process that makes a backup. */
export type NightlyBackupMessage = { readonly made: VerifiedBackup } | { readonly problem: string }

/** Makes a backup in a process of its own, with this process's settings. Aborting the signal kills it. */
export const runNightlyBackupProcess = (signal: AbortSignal): Promise<VerifiedBackup> =>
  new Promise((resolve, reject) => {
    const child = fork(workerModulePathOf('./server/tools/backup/nightly.worker.ts'), [], {
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    })
    child.on('error', reject)
    child.once('message', (said: NightlyBackupMessage) => {
      if ('made' in said) resolve(said.made)
      else reject(new Error(said.problem))
    })
    child.once('exit', (code, ended) =>
      reject(new Error(`The process that makes the backup ended too early (${ended ?? code}).`)),
    )
  })
