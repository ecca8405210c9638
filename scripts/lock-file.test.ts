import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const text = z.union([z.string(), z.string().array()]).optional()
const packageSchema = z.object({
  os: text,
  cpu: text,
  libc: text,
  integrity: z.string().optional(),
  inBundle: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})
const { packages } = z
  .object({ packages: z.record(z.string(), packageSchema) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

/** Packages with native code that a machine needs to build, check and run the site. */
const compiled = [
  '@biomejs/cli-',
  '@img/sharp-',
  '@oxc-parser/binding-',
  '@rolldown/binding-',
  '@swc/core-',
  '@tailwindcss/oxide-',
  '@typescript/typescript-',
  'lightningcss-',
]

const platforms = [
  ...['glibc', 'musl'].flatMap((libc) => [
    { os: 'linux', cpu: 'x64', libc },
    { os: 'linux', cpu: 'arm64', libc },
  ]),
  { os: 'darwin', cpu: 'x64', libc: '' },
  { os: 'darwin', cpu: 'arm64', libc: '' },
  { os: 'win32', cpu: 'x64', libc: '' },
]

test.each(platforms)('the lock file has every compiled package for $os $cpu $libc', (platform) => {
  const fitting = Object.entries(packages).flatMap(([path, entry]) => {
    const fits = (wanted: z.infer<typeof text>, found: string) =>
      !wanted || !found || [wanted].flat().includes(found)
    const isFitting =
      [entry.os].flat().includes(platform.os) &&
      fits(entry.cpu, platform.cpu) &&
      fits(entry.libc, platform.libc)
    return isFitting ? [path] : []
  })
  for (const name of compiled)
    expect(fitting, name).toContainEqual(expect.stringContaining(`node_modules/${name}`))
})

test('the lock file has every optional package that any package requests, so that npm ci accepts it', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !enclosingFolders(path).some((folder) => packages[`${folder}${name}`]))
      .map((name) => `${path} lacks ${name}`),
  )
  expect(missing).toEqual([])
})

test('every package of the lock file is checked against its checksum', () => {
  const unchecked = Object.entries(packages).filter(
    ([path, { inBundle, integrity }]) => path && !inBundle && !integrity,
  )
  expect(unchecked.map(([path]) => path)).toEqual([])
})

/** Returns the folders in which Node looks for a dependency of the package at `path`, nearest first. */
function enclosingFolders(path: string): string[] {
  const parts = path ? path.split('/node_modules/') : []
  const nested = parts.map((_, index) =>
    parts.slice(0, parts.length - index).join('/node_modules/'),
  )
  return [...nested.map((folder) => `${folder}/node_modules/`), 'node_modules/']
}
