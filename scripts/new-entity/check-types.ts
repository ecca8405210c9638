import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addEventEntity, eventEntityFiles } from './add-event.ts'

// Type-checks a copy with the event entity: `node scripts/new-entity/check-types.ts`. It takes as long as `npm run check`, so it
// is not a test. server/base/entity/new-entity-files.both.test.ts tests everything that needs no compiler.
const root = mkdtempSync(join(tmpdir(), 'salus-event-'))
const left = ['node_modules', 'build', 'data', '.git', '.react-router']
cpSync('.', root, { recursive: true, filter: (source) => !left.includes(source) })
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
addEventEntity(root)
const run = (name: string, ...parameters: string[]) =>
  spawnSync(join(root, 'node_modules/.bin', name), parameters, { cwd: root, stdio: 'inherit' })
run('react-router', 'typegen')
const { status } = run('tsc', '-p', '.')
rmSync(root, { recursive: true })
if (status === 0)
  process.stdout.write(`${eventEntityFiles.length} files:\n${eventEntityFiles.join('\n')}\n`)
process.exitCode = status ?? 1
