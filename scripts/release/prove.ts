import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { openBareMachine } from './bare-machine.ts'
import { buildReleaseOfCommit } from './earlier.ts'
import { runLifeCycle } from './life-cycle.ts'
import { createOperator } from './operator.ts'
import { packSpoiledRelease } from './spoil.ts'
import { requestSharingImage } from './visitor.ts'

const port = 3917

const say = (sentence: string) => console.log(`ok      ${sentence}`)

/** Runs further commands of an operator on the installed version. */
const doTheRest = async (operator: ReturnType<typeof createOperator>): Promise<void> => {
  await operator.start()
  say(`a picture for sharing is drawn (${await requestSharingImage(operator)})`)
  await operator.stop()
  for (const args of [['doctor'], ['search-rebuild'], ['remove-examples'], ['version']]) {
    const { code, said } = await operator.run(...args)
    if (code !== 0) throw new Error(`salus ${args.join(' ')} ended with ${code}:\n${said}`)
  }
  say('doctor, search-rebuild, remove-examples and version do their work')
}

/** Installs the release of an earlier commit on a machine without Node, and updates it to this one. */
const proveOnBareMachine = async (
  next: string,
  { rootfs, from }: { rootfs: string | undefined; from: string },
): Promise<void> => {
  const { stdout } = await promisify(execFile)('git', ['log', '-1', '--format=%h %s', from])
  console.log(`Making the release of ${stdout.trim()} …`)
  const first = await buildReleaseOfCommit(from, '0.0.1')
  const work = resolve('release', 'work-proof')
  mkdirSync(work, { recursive: true })
  const machine = await openBareMachine(rootfs)
  try {
    const spoiled = await packSpoiledRelease(work, '99.0.0')
    console.log(`Proving ${next} on ${machine.name}`)
    await runLifeCycle(
      { machine, port, settings: {} },
      { first, spoiled, next: resolve(next) },
      say,
    )
    await doTheRest(createOperator(machine, port))
  } finally {
    await createOperator(machine, port).kill()
    await machine.end()
    rmSync(work, { recursive: true, force: true })
  }
}

/** Runs the full test of failing updates, on both databases. */
const proveUpdates = async (): Promise<void> => {
  const args = [join('node_modules', '.bin', 'vitest'), 'run', 'scripts/release/update.test.ts']
  const child = spawn(process.execPath, [...args, '--reporter=verbose', '--retry=0'], {
    env: { ...process.env, SALUS_PROVE: '1', NODE_ENV: 'test' },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('An update does not do what is promised.')
}

/** Checks the systemd unit if systemd is installed. The program is replaced, because /opt/salus does not exist here. */
const proveUnit = async (): Promise<void> => {
  const unit = resolve('release', 'salus.service')
  const text = readFileSync('deploy/salus.service', 'utf8')
  writeFileSync(unit, text.replaceAll('/opt/salus/salus', '/bin/true'))
  const verified = promisify(execFile)('systemd-analyze', ['verify', unit])
  const isThere = await verified.then(
    () => true,
    (error) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  rmSync(unit)
  if (isThere) say('systemd can read the unit')
  else console.log('not run systemd is not installed: nobody has read the unit')
}

/** Tests an archive: the systemd unit, an update from an earlier commit on a bare machine, and failing updates. */
export const proveRelease = async (
  archive: string,
  wish: { rootfs: string | undefined; from: string },
): Promise<void> => {
  await proveUnit()
  await proveOnBareMachine(archive, wish)
  await proveUpdates()
}
