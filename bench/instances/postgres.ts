import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findFreePort } from '#server/tools/update/free-port.ts'
import { endWithUs, temporaryFolder } from '../child.ts'

const places = existsSync('/usr/lib/postgresql')
  ? readdirSync('/usr/lib/postgresql')
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => `/usr/lib/postgresql/${version}/bin`)
  : []

const findPrograms = (): string => {
  const found = [...places, ...(process.env.PATH ?? '').split(delimiter)].find((folder) =>
    existsSync(join(folder, 'initdb')),
  )
  if (!found) throw new Error('PostgreSQL is not installed.')
  return found
}

/** PostgreSQL refuses to run as root. */
const owner = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const number = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString())
  return { uid: number('-u'), gid: number('-g') }
}

/** A local PostgreSQL with default settings. */
export interface Postgres {
  readonly url: string
  /** Stops PostgreSQL as a failover would and starts it again. Returns both times. */
  restart(): Promise<{ wentAt: number; backAt: number }>
}

/** Starts PostgreSQL on an empty folder. */
export const startPostgres = async (): Promise<Postgres> => {
  const programs = findPrograms()
  const as = owner()
  const folder = temporaryFolder()
  const password = randomBytes(16).toString('hex')
  writeFileSync(join(folder, 'password'), password)
  if (as.uid !== undefined && as.gid !== undefined) {
    for (const path of [folder, join(folder, 'password')]) chownSync(path, as.uid, as.gid)
  }
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(programs, 'initdb'),
    [
      ...['--pgdata', data, '--username', 'postgres', '--pwfile', join(folder, 'password')],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8'],
    ],
    { ...as, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stdout}${made.stderr}`)
  const port = await findFreePort()
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`

  const start = async (): Promise<ChildProcess> => {
    const child = endWithUs(
      spawn(
        join(programs, 'postgres'),
        ['-D', data, '-c', 'listen_addresses=127.0.0.1', '-p', String(port), '-k', ''],
        { ...as, cwd: folder, stdio: 'ignore' },
      ),
    )
    for (;;) {
      const client = new Client({ connectionString: url })
      const isUp = await client.connect().then(
        () => true,
        () => false,
      )
      await client.end().catch(() => undefined)
      if (isUp) return child
      if (child.exitCode !== null) throw new Error('PostgreSQL ended too early')
      await wait(20)
    }
  }

  let server = await start()
  return {
    url,
    restart: async () => {
      const ended = once(server, 'exit')
      const wentAt = performance.now()
      server.kill('SIGINT')
      await ended
      server = await start()
      return { wentAt, backAt: performance.now() }
    },
  }
}
