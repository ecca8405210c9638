// Runs every npm script: `npm start`, `npm test`, `npm run dev|build|check|bench|release`, and the commands of the server. Each
// of these is a file NAME-command.ts, which `./salus NAME` of a release also runs. Plain JavaScript without dependencies, because
// a fresh clone has none installed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { execute, node24, root } from './command.mjs'
import { install } from './install.mjs'
import { startPostgres } from './postgres.mjs'
import { serverCommands } from './server-commands.mjs'
import { messageOf } from './step.mjs'
import { installSystemPackage } from './system-package.mjs'
import { test } from './test.mjs'

/** @type {Record<string, (args: string[]) => Promise<number>>} each resolves to the exit code */
const commands = {
  start: async (args) => {
    await install()
    await build()
    return asDeployed('server/main.mjs', args)
  },
  dev: async (args) => {
    await install()
    // Watching all imported files would include Vite's temporary ones, and restart endlessly.
    const watched = ['server', 'contract'].map((folder) => `--watch-path=${folder}`)
    return node({ NODE_ENV: 'development' }, ...watched, 'server/main.mjs', ...args)
  },
  build: async () => {
    await install()
    await build()
    return 0
  },
  check: async () => {
    await install()
    return (await check()).failures.length === 0 ? 0 : 1
  },
  test,
  release: async (args) => {
    await install()
    await build()
    // libdeflate compresses better than gzip, which is the fallback.
    if ((await execute('libdeflate-gzip', ['-V'])).code !== 0)
      await installSystemPackage('libdeflate-tools')
    const postgres = args.includes('--prove') ? await startPostgres() : undefined
    const env = { NODE_ENV: 'production', TEST_DATABASE_URL: postgres?.url }
    const code = await node(env, 'scripts/release/release.ts', ...args)
    await postgres?.stop()
    return code
  },
  bench: async (args) => {
    await install()
    await build()
    // Without a browser, only the benchmark of first visits is skipped.
    const browser = await findBrowser().catch(() => '')
    return asDeployed('bench/run.ts', args, { CHROMIUM_PATH: browser })
  },
}

/** @param {string} file @param {string[]} args @param {NodeJS.ProcessEnv} [more] */
async function asDeployed(file, args, more = {}) {
  const settings = readFileSync(join(root, 'deploy/node.env'), 'utf8').matchAll(
    /^(\w+)="?(.*?)"?$/gm,
  )
  const { NODE_FLAGS = '', ...env } = Object.fromEntries(
    Array.from(settings, ([, name, value]) => [name, value]),
  )
  return node({ ...env, ...more }, ...NODE_FLAGS.split(' '), file, ...args)
}

/** @param {string} file @param {string[]} args */
async function serverCommand(file, args) {
  await install()
  return node({ NODE_ENV: 'production' }, file, ...args)
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} args */
async function node(env, ...args) {
  return (await execute(node24, args, { env, show: true })).code
}

for (const [name, file] of Object.entries(serverCommands())) {
  commands[name] = async (args) => {
    // The static export copies files of the build.
    if (name === 'export-static') await commands.build?.([])
    return serverCommand(file, args)
  }
}
const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command) {
  try {
    process.exitCode = await command(args)
  } catch (error) {
    console.error(messageOf(error))
    process.exitCode = 1
  }
} else {
  console.error(`Commands: ${Object.keys(commands).join(', ')}.`)
  process.exitCode = 1
}
