import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether the built server needs a package at run time: native code, and fonts that it reads as files. */
const isNeeded = (name: string): boolean => name === 'sharp' || name.startsWith('@fontsource')

/** PATH for npm, which must not run on the Node in node_modules. */
export const systemPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  .join(delimiter)

/** Installs the packages of a release, and Node, for a machine of any architecture. */
export const installPackages = async (arch: string, folder: string): Promise<void> => {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const needed = Object.fromEntries(Object.entries(dependencies).filter(([name]) => isNeeded(name)))
  mkdirSync(folder, { recursive: true })
  const manifest = { private: true, dependencies: needed, optionalDependencies }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  // With the lock file, npm installs the same versions and checks their hashes.
  cpSync('package-lock.json', join(folder, 'package-lock.json'))
  const target = ['--os=linux', `--cpu=${arch}`, '--libc=glibc', '--include=optional']
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const env = { ...process.env, PATH: systemPath }
  await run('npm', ['install', ...target, ...quietly], { cwd: folder, env })
}

/** Copies the packages of a release from this project, for this machine only and without a network. */
export const copyInstalledPackages = (folder: string): void => {
  const modules = join(folder, 'node_modules')
  mkdirSync(modules, { recursive: true })
  const { packages } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'))
  const names = [
    `node-linux-${process.arch}`,
    '@fontsource',
    '@fontsource-variable',
    '@img',
    'sharp',
  ]
  const ofSharp = Object.keys(packages['node_modules/sharp'].dependencies)
  for (const name of [...names, ...ofSharp.filter((each) => !each.startsWith('@img'))]) {
    symlinkSync(resolve('node_modules', name), join(modules, name))
  }
}
