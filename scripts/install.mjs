import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { execute, node24, root, run, systemPath } from './command.mjs'
import { step } from './step.mjs'

/** Makes node_modules what package-lock.json says, with a Node 24 in it that runs. */
export async function install() {
  if (!isInstalled()) {
    await step('installing packages', installPackages)
  }
  if (await hasNode24()) return
  await step('fetching Node 24 with npm', async () => {
    await installPackages()
    await npm('rebuild', 'node', '--ignore-scripts=false')
  })
  if (await hasNode24()) return
  throw new Error(
    'node_modules/.bin/node is not a working Node 24: delete node_modules, allow npm to run install scripts (npm config delete ignore-scripts) and run the command again.',
  )
}

// Not npm ci: it refuses a lock file that lacks other platforms' optional packages.
// include=dev: the build needs them, and NODE_ENV=production would leave them out.
function installPackages() {
  console.log('Installing what package-lock.json names; the first time takes about a minute.')
  return npm('install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--no-progress')
}

/** Compares the lock file with the record npm leaves when an installation is complete. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const found = packagesOf('node_modules/.package-lock.json')
  if (!wanted || !found) return false
  return [...Object.keys(wanted), ...Object.keys(found)].every((path) => {
    const [locked, present] = [wanted[path], found[path]]
    if (path === '' || !locked || !present) return path === '' || (locked ?? present)?.optional
    return locked.version === present.version && locked.integrity === present.integrity
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, integrity?: string, optional?: boolean }> | undefined}
 */
function packagesOf(file) {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

/** @param {string[]} args */
const npm = (...args) => run('npm', [...args, '--loglevel=error'], { env: { PATH: systemPath } })

async function hasNode24() {
  const { code, output } = await execute(node24, ['--version'])
  return code === 0 && output.startsWith('v24.')
}
