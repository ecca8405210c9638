// Runs a temporary PostgreSQL while standard input is open, and prints its URL. The kernel closes the input however the parent
// ends, so nothing is left behind even after kill -9. Manually, in a second terminal: node scripts/postgres-cluster.mjs
import { spawn, spawnSync } from 'node:child_process'
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresPrograms, notRoot } from './postgres-programs.mjs'
import { scratchFolder } from './scratch.mjs'

const programs = findPostgresPrograms()
if (!programs) throw new Error('PostgreSQL is not installed.')
const owner = notRoot()
// Root's TMPDIR may be inaccessible to PostgreSQL's user, but these folders are open to all.
const open = owner.uid === undefined || scratchFolder() !== tmpdir() ? scratchFolder() : '/tmp'
const folder = mkdtempSync(join(open, 'salus-postgres-'))
const password = randomBytes(16).toString('hex')
const passwordFile = join(folder, 'password')
const data = join(folder, 'data')
const port = await freePort()
const as = { ...owner, cwd: folder }
/** @type {import('node:child_process').ChildProcess | undefined} */
let server

process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
process.stdin.on('end', stop).on('error', stop).resume()

writeFileSync(passwordFile, verifierOf(password), { mode: 0o600 })
if (owner.uid !== undefined && owner.gid !== undefined) {
  for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid)
}
chmodSync(folder, 0o700)
const initdb = spawnSync(
  join(programs, 'initdb'),
  [
    '--pgdata',
    data,
    '--username',
    'postgres',
    '--pwfile',
    passwordFile,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-sync',
    '--lc-messages=C',
    `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'}`,
  ],
  { ...as, encoding: 'utf8' },
)
if (initdb.status !== 0) throw new Error(`initdb failed:\n${initdb.stdout}${initdb.stderr}`)

const settings = {
  listen_addresses: '127.0.0.1',
  port,
  unix_socket_directories: '',
  max_connections: 200,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  // Databases are too short-lived to benefit.
  ...{
    max_wal_senders: 0,
    autovacuum: 'off',
    checkpoint_timeout: '1h',
    max_wal_size: '512MB',
    jit: 'off',
  },
  // Some tests cause deadlocks deliberately, and would wait for the default of a second.
  deadlock_timeout: '20ms',
}
const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
  ...as,
  stdio: ['ignore', 'ignore', 'pipe'],
})
server.on('exit', (code) => process.exit(code ?? 0))
let log = ''
server.stderr?.setEncoding('utf8').on('data', function announce(text) {
  log += text
  if (!log.includes('ready to accept connections')) return
  console.log(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`)
  server?.stderr?.off('data', announce).resume()
})

function stop() {
  if (!server) process.exit(0)
  server.kill('SIGQUIT')
}

/**
 * Hashes a password for PostgreSQL (RFC 5802). One round suffices for a random password. The default of 4,096 would take a third
 * of the time of a connection, and tests open thousands.
 * @param {string} secret
 */
function verifierOf(secret) {
  const salt = randomBytes(16)
  const key = pbkdf2Sync(secret, salt, 1, 32, 'sha256')
  const sign = (/** @type {string} */ what) => createHmac('sha256', key).update(what).digest()
  const stored = createHash('sha256').update(sign('Client Key')).digest('base64')
  return `SCRAM-SHA-256$1:${salt.toString('base64')}$${stored}:${sign('Server Key').toString('base64')}`
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
