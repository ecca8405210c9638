import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './command.mjs'
import { findPostgresPrograms } from './postgres-programs.mjs'
import { step } from './step.mjs'
import { installSystemPackage } from './system-package.mjs'

/**
 * Provides a PostgreSQL for the tests: that of TEST_DATABASE_URL, or a temporary one.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  if (!findPostgresPrograms()) await installSystemPackage('postgresql')
  if (!findPostgresPrograms()) {
    throw new Error(
      'The tests need PostgreSQL: install it, or set TEST_DATABASE_URL to a server on which databases may be created.',
    )
  }
  return step('starting a throw-away PostgreSQL', startCluster)
}

async function startCluster() {
  const script = join(root, 'scripts', 'postgres-cluster.mjs')
  // Detached, so that signals to this process group leave it alive to clean up.
  const keeper = spawn(process.execPath, [script], { detached: true, stdio: 'pipe' })
  let complaint = ''
  keeper.stderr.setEncoding('utf8').on('data', (text) => (complaint += text))
  const lines = createInterface(keeper.stdout)
  const ended = once(keeper, 'exit')
  const first = await Promise.race([once(lines, 'line'), ended.then(() => undefined)])
  if (!first) throw new Error(`PostgreSQL did not start:\n${complaint}`)
  return {
    url: String(first[0]),
    stop: async () => {
      keeper.stdin.end()
      await ended
    },
  }
}
