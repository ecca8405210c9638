// A process of its own that makes one backup: copying a large database would hold up everyone who asks the server.
import { setPriority } from 'node:os'
import { readEnv } from '#server/env.ts'
import { explain, keepFilesPrivate } from '#server/process/command.ts'
import { makeNightly } from './nightly.ts'
import type { Said } from './nightly-process.ts'

const lowest = 19

// The parent process is gone.
process.on('disconnect', () => process.exit(1))
keepFilesPrivate()
setPriority(lowest)

const said: Said = await makeNightly(readEnv(process.env)).then(
  (made) => ({ made }),
  (error: unknown) => ({ problem: explain(error) }),
)
process.send?.(said, () => process.disconnect())
