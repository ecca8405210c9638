import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { execute, node24, root, run, systemPath } from './command.mjs'
import { step } from './step.mjs'

const lockFile = 'package-lock.json'

/** Installs the packages of package-lock.json, including a Node 24 that works. */
export async function install() {
  if (!isInstalled()) await step('installing packages', installPackages)
  if (await hasNode24()) return
  // If npm has no Node package for this machine, the current Node is used.
  if (!isPackaged() && isEnough(process.version)) return symlinkSync(process.execPath, node24)
  await step('fetching Node 24 with npm', installPackages)
  if (await hasNode24()) return
  throw new Error(
    'node_modules/.bin/node is not a working Node 24: delete node_modules and run the command again, with Node 24 or later where npm has no package of it (on Linux it has, for x64 and arm64).',
  )
}

/** Whether the lock file names a Node for this machine. */
function isPackaged() {
  return `node_modules/node-${process.platform}-${process.arch}` in (packagesOf(lockFile) ?? {})
}

// NODE_ENV=production would omit dev packages, which the build needs, and Node is an optional package.
async function installPackages() {
  console.log('Installing what package-lock.json names; the first time takes about a minute.')
  await run(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-progress', '--loglevel=error'],
    {
      env: { PATH: systemPath },
    },
  )
}

/** Whether the lock file equals the record that npm writes after a complete installation. */
function isInstalled() {
  const wanted = packagesOf(lockFile)
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

/** @param {string} version in Node's format, such as v24.1.0 */
const isEnough = (version) => Number(/^v(\d+)\./.exec(version)?.[1]) >= 24

async function hasNode24() {
  const { code, output } = await execute(node24, ['--version'])
  return code === 0 && isEnough(output)
}
