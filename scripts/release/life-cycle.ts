import { once } from 'node:events'
import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { TestMachine } from './bare-machine.ts'
import { type CommandResult, createOperator, type Operator, waitUntil } from './operator.ts'
import { migrationStartedFile, setFailureMode } from './spoil.ts'
import { listTitles, openEveryPage, openHomePage, publishPublication, signUp } from './visitor.ts'

/** Archives to install and update to, and one whose migration fails on demand. Each has a SHA-256 file beside it. */
export interface TestArchives {
  readonly first: string
  readonly spoiled: string
  readonly next: string
}

/** The machine and settings of a run. `isShort` skips one kind of rollback, and visits the pages once. */
export interface LifeCycleOptions {
  readonly machine: TestMachine
  readonly port: number
  readonly settings: Readonly<Record<string, string>>
  readonly isShort?: boolean
}

/** Links an archive and its hash into the machine. */
const bring = (machine: TestMachine, archive: string): string => {
  const path = join('/tmp', basename(archive))
  mkdirSync(join(machine.root, 'tmp'), { recursive: true })
  for (const ending of ['', '.sha256']) {
    rmSync(join(machine.root, path + ending), { force: true })
    linkSync(archive + ending, join(machine.root, path + ending))
  }
  return machine.inside(path)
}

const expectSaid = ({ code, said }: CommandResult, expected: number, words: string): void => {
  if (code !== expected || !said.includes(words)) {
    throw new Error(`Expected ${expected} and "${words}", and there was ${code}:\n${said}`)
  }
}

const expectSite = async (operator: Operator, version: string, shown: string[]): Promise<void> => {
  const found = await listTitles(operator)
  if (operator.version() !== version || String(found) !== String(shown)) {
    throw new Error(`Expected ${version} with ${shown}: it is ${operator.version()} with ${found}.`)
  }
}

/** Kills an update while the new version migrates, and starts Salus again. */
const killUpdate = async (operator: Operator, archive: string): Promise<() => string> => {
  setFailureMode(join(operator.home, 'data'), 'hang')
  const update = operator.begin('update', archive)
  const ended = once(update, 'close')
  await waitUntil(
    () => existsSync(join(operator.home, 'data', migrationStartedFile)),
    'The new version works',
  )
  update.kill('SIGKILL')
  await ended
  return operator.start()
}

/** Makes an update fail in its migration. */
const failUpdate = async (operator: Operator, archive: string): Promise<void> => {
  setFailureMode(join(operator.home, 'data'), 'fail')
  const before = operator.version()
  const failed = await operator.run('update', archive)
  expectSaid(failed, 1, 'This step fails')
  expectSaid(failed, 1, `Salus ${before} runs again, with the data from before.`)
}

/**
 * Runs a release through its life on a machine: start, backup, rejected and interrupted and failed updates, a successful update,
 * and restore. Returns the titles shown afterwards.
 */
export const runLifeCycle = async (
  { machine, port, settings, isShort = false }: LifeCycleOptions,
  archives: TestArchives,
  say: (sentence: string) => void,
): Promise<string[]> => {
  const operator = createOperator(machine, port)
  const [spoiled, next] = [bring(machine, archives.spoiled), bring(machine, archives.next)]
  const backup = '/tmp/backup'
  const pages = async () => {
    if (!isShort) return ` and shows ${await openEveryPage(operator)} pages`
    await openHomePage(operator)
    return ' and shows its first page'
  }
  rmSync(join(machine.root, backup), { recursive: true, force: true })
  try {
    await operator.install(archives.first, settings)
    await operator.start()
    const first = operator.version()
    say(`Salus ${first} runs${await pages()}`)
    const token = await signUp(operator)
    await publishPublication(operator, token, 'Kept')
    const kept = await listTitles(operator)

    expectSaid(await operator.run('backup', machine.inside(backup)), 0, 'The backup is in')
    expectSaid(await operator.run('verify', machine.inside(backup)), 0, 'is whole')
    say('a backup is made and tried out')

    const damaged = '/tmp/damaged.tar'
    writeFileSync(join(machine.root, damaged), 'Half of it')
    const hash = ['--sha256', '0'.repeat(64)]
    expectSaid(await operator.run('update', machine.inside(damaged), ...hash), 1, 'is damaged')
    await expectSite(operator, first, kept)
    say('an archive that is damaged changes nothing')

    const said = await killUpdate(operator, spoiled)
    if (!said().includes(`Salus ${first} is in place as before, with the data from before`)) {
      throw new Error(`After an update that was killed it says:\n${said()}`)
    }
    await expectSite(operator, first, kept)
    say('an update that is killed while the new version migrates is taken back')

    if (!isShort) {
      await failUpdate(operator, spoiled)
      await expectSite(operator, first, kept)
      say('an update whose migration fails is taken back')
    }

    setFailureMode(join(operator.home, 'data'), null)
    expectSaid(await operator.run('update', next), 0, 'runs, with all data.')
    const updated = await listTitles(operator)
    if (updated.length !== kept.length) throw new Error(`After the update there are ${updated}.`)
    say(`Salus ${operator.version()} runs after the update${await pages()}`)

    await publishPublication(operator, token, 'Lost')
    await operator.stop()
    expectSaid(await operator.run('restore', machine.inside(backup)), 0, 'Restored the state of')
    await operator.start()
    say(`the backup of Salus ${first} is restored and shows ${await openEveryPage(operator)} pages`)
    return await listTitles(operator)
  } finally {
    await operator.kill()
  }
}
