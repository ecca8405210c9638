import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { collectEnds, makeFolder } from '#server/tools/testing/database/place.ts'
import { createEmptyDatabase } from '#server/tools/testing/database/postgres.ts'
import { freePort } from '#server/tools/testing/http/free-port.ts'
import { thisMachine } from './bare-machine.ts'
import { runLifeCycle, type TestArchives } from './life-cycle.ts'
import { createOperator, waitUntil } from './operator.ts'
import { migratedTitle, packBothReleases, packPlainRelease, setFailureMode } from './spoil.ts'
import { listTitles, publishPublication, signUp } from './visitor.ts'

// Tests updates with real releases of two versions. `npm run release -- --prove` runs the first test on a bare Debian, and the
// others here.
const isProof = process.env.SALUS_PROVE === '1'

const { atEnd, end } = collectEnds()
const work = makeFolder(atEnd)
const machine = thisMachine(join(work, 'machine'))
afterAll(end)

let archives: TestArchives
beforeAll(async () => {
  mkdirSync(join(machine.root, 'tmp'), { recursive: true })
  const { plain: first, spoiled } = await packBothReleases(work, '0.1.0', '0.2.0')
  archives = { first, spoiled, next: spoiled }
})

const plain = { SEED_DEMO: 'false', STOP_DELAY_MS: '0', BACKUP_AT: '' }

test('a machine with nothing but the archive runs, backs up, survives failing updates, updates, and restores', async () => {
  const setting = { machine, port: await freePort(), settings: plain, isShort: true }
  expect(await runLifeCycle(setting, archives, () => undefined)).toEqual([migratedTitle])
})

/** Mounts a disk of 300 MB, which needs root. */
const mountSmall = (folder: string, ...options: string[]) => {
  mkdirSync(folder, { recursive: true })
  const wanted = ['size=300m', 'mode=700', ...options].join()
  execFileSync('mount', ['-t', 'tmpfs', '-o', wanted, 'none', folder])
  onTestFinished(() => void execFileSync('umount', ['-l', folder]))
}

/** Creates a database on a disk of 300 MB. */
const smallDatabase = async (): Promise<string> => {
  const folder = join('/tmp', `salus-small-${process.pid}`)
  const owner = execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).trim()
  mountSmall(folder, `uid=${owner}`)
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  const administer = async (...questions: string[]) => {
    const client = new Client({ connectionString: url.href })
    await client.connect()
    for (const question of questions) await client.query(question)
    await client.end()
  }
  const name = `small_${process.pid}`
  await administer(
    `create tablespace ${name} location '${folder}'`,
    `create database ${name} tablespace ${name}`,
  )
  onTestFinished(() => administer(`drop database ${name} with (force)`, `drop tablespace ${name}`))
  return new URL(`/${name}`, url).href
}

const databases = ['sqlite', 'postgres'] as const
const steps = ['Checking', 'Unpacking', 'Stopping', 'Making a backup', 'Trying', 'Switching']

describe.for(isProof ? databases : [])('on %s', (kind) => {
  /** Installs and starts the first version, and adds content. */
  const startFirst = async (databaseUrl?: string) => {
    const operator = createOperator(machine, await freePort())
    const { url, letGo } =
      databaseUrl || kind === 'sqlite'
        ? { url: databaseUrl, letGo: async () => undefined }
        : await createEmptyDatabase()
    onTestFinished(async () => {
      await operator.kill()
      await letGo()
    })
    await operator.install(archives.first, { ...plain, ...(url && { DATABASE_URL: url }) })
    const dataDir = join(operator.home, 'data')
    if (kind === 'sqlite' && databaseUrl === '') mountSmall(dataDir)
    await operator.start()
    await publishPublication(operator, await signUp(operator), 'Kept')
    const state = async () => [
      operator.version(),
      (await operator.isReady()) && (await listTitles(operator)),
    ]
    return { operator, dataDir, state }
  }
  const before = ['0.1.0', ['Kept']]
  const after = ['0.2.0', [migratedTitle]]

  test('an older version is rejected while Salus runs on', async () => {
    const { operator, state } = await startFirst()
    const { said } = await operator.run('update', await packPlainRelease(work, '0.0.9'))
    expect(said).toContain('0.0.9 is older than 0.1.0, which runs')
    expect(await state()).toEqual(before)
  })

  test.for(steps)('killed at "%s", one version is installed with its data', async (step) => {
    const { operator, state } = await startFirst()
    const update = operator.begin('update', archives.next)
    const ended = once(update, 'close')
    let said = ''
    update.stdout?.on('data', (text) => (said += text))
    await waitUntil(() => said.includes(step), step)
    update.kill('SIGKILL')
    await ended
    // Salus may just have started the new version, or be about to stop the old one.
    await operator.settle()
    if (!(await operator.isReady())) await operator.start()
    expect([before, after]).toContainEqual(await state())
    // Whichever version is installed, it can be updated again.
    if (operator.version() === '0.1.0') await operator.run('update', archives.next)
    expect(await state()).toEqual(after)
  })

  test('a new version that does not become ready is not used', async () => {
    const { operator, dataDir, state } = await startFirst()
    setFailureMode(dataDir, 'hang')
    const { code, said } = await operator.run('update', archives.spoiled, '--wait', '5')
    expect(said).toContain('it was not ready within 5 s')
    expect(said).toContain('Salus 0.1.0 runs again, with the data from before.')
    expect([code, ...(await state())]).toEqual([1, ...before])
  })

  test('with too short a wait for a new version, the earlier one runs again', async () => {
    const { operator, state } = await startFirst()
    const { code, said } = await operator.run('update', archives.next, '--wait', '0.001')
    expect(said).toContain('Salus 0.1.0 runs again, with the data from before.')
    expect([code, ...(await state())]).toEqual([1, ...before])
  })

  test('a failing migration, and a version that keeps running after it, keep all data', async () => {
    const { operator, dataDir, state } = await startFirst()
    setFailureMode(dataDir, 'fail')
    const { code, said } = await operator.run('update', archives.spoiled)
    expect(said).toContain('This step fails')
    expect([code, ...(await state())]).toEqual([1, ...before])
    setFailureMode(dataDir, null)
    expect(await operator.run('update', archives.next)).toMatchObject({ code: 0 })
    expect(await state()).toEqual(after)
  })

  test('a disk that is full before the update changes nothing', async () => {
    const { operator, dataDir, state } = await startFirst(kind === 'sqlite' ? '' : undefined)
    if (kind === 'postgres') {
      await operator.stop()
      mountSmall(dataDir)
      await operator.start()
    }
    const filler = join(dataDir, 'filler')
    execFileSync('fallocate', ['-l', '250M', filler])
    expect((await operator.run('update', archives.next)).said).toContain('not enough disk space in')
    expect(await state()).toEqual(before)
    rmSync(filler)
    expect(statSync(dataDir).isDirectory()).toBe(true)
  })

  test('a disk that fills up while the new version migrates changes nothing', async () => {
    const { operator, dataDir, state } = await startFirst(
      kind === 'sqlite' ? '' : await smallDatabase(),
    )
    setFailureMode(dataDir, 'fill')
    const { code, said } = await operator.run('update', archives.spoiled)
    expect(said).toMatch(/disk is full|No space left on device/)
    expect([code, ...(await state())]).toEqual([1, ...before])
  })
})
