import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, tool } from './command.mjs'
import { precompress } from './precompress.mjs'
import { step } from './step.mjs'

const sources = [
  'contract',
  'public',
  'server',
  'web',
  'scripts/vite',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
]
const assets = join(root, 'build', 'client', 'assets')
const env = { NODE_ENV: 'production' }

/** Hash of the sources of the last complete build. */
const stamp = join(root, 'build', '.sources')

/** Builds everything (`vite.config.ts`) unless the sources are unchanged since the last complete build. */
export async function build() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(stamp, { force: true })
  await step('building the site and the server', async () => {
    await run(...tool('vite', 'build'), { env })
    await step('compressing its assets', () => precompress(assets))
  })
  writeFileSync(stamp, wanted)
}

/** Hashes contents instead of times, so that a copy or checkout is not rebuilt. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesOf)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { recursive: true })
    .map((name) => join(path, String(name)))
    .filter((name) => !/\.test\.tsx?$/.test(name) && statSync(join(root, name)).isFile())
    .sort()
}
