// Copying a large database would block the server's requests, so a backup is made in a process of its own.
import { setPriority } from 'node:os'
import { readEnv } from '#server/env.ts'
import { explainError, restrictFilePermissions } from '#server/process/command.ts'
import { makeNightlyBackup } from './nightly.ts'
import type { NightlyBackupMessage } from './nightly-process.ts'

const lowest = 19

// `disconnect` fires when the parent process is gone.
process.on('disconnect', () => process.exit(1))
restrictFilePermissions()
setPriority(lowest)

const said: NightlyBackupMessage = await makeNightlyBackup(readEnv(process.env)).then(
  (made) => ({ made }),
  (error: unknown) => ({ problem: explainError(error) }),
)
process.send?.(said, () => process.disconnect())
