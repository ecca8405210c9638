import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @returns {string | undefined} the folder of a PostgreSQL whose initdb and postgres both work */
export function findPostgresPrograms() {
  return [
    ...versionsIn('/usr/lib/postgresql'),
    ...versionsIn('/opt/homebrew/opt'),
    ...versionsIn('/usr/local/opt'),
    ...(process.env.PATH ?? '').split(delimiter),
  ].find(works)
}

/**
 * Lists the folders of installed versions, newest first.
 * @param {string} folder
 */
function versionsIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^(postgresql(@\d+)?|\d+)$/.test(name))
    .sort((a, b) => versionOf(b) - versionOf(a))
    .map((name) => join(folder, name, 'bin'))
}

/** @param {string} name */
const versionOf = (name) => Number(/\d+/.exec(name)?.[0] ?? 0)

/**
 * Whether PostgreSQL works. A program copied out of its installation prints its version but lacks its shared files.
 * @param {string} folder
 */
function works(folder) {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return false
  const version = said(join(folder, 'postgres'), '--version')
  const settings = said(join(folder, 'initdb'), '--show', '--pgdata=unused')
  const catalogue = /^POSTGRES_BKI=(.*)$/m.exec(settings)?.[1]
  return version.includes('PostgreSQL') && catalogue !== undefined && existsSync(catalogue)
}

/** @param {string} program @param {string[]} args */
function said(program, ...args) {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', ...notRoot() })
  return `${stdout ?? ''}${stderr ?? ''}`
}

/**
 * Returns the user to run PostgreSQL as, because it refuses to run as root.
 * @returns {{ uid?: number, gid?: number }}
 */
export function notRoot() {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user]))
    if (uid?.status === 0 && gid?.status === 0) {
      return { uid: Number(uid.stdout.toString()), gid: Number(gid.stdout.toString()) }
    }
  }
  return {}
}
