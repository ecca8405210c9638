import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, tool } from './command.mjs'
import { precompress } from './precompress.mjs'
import { writeScriptAddresses } from './script-addresses.mjs'
import { step } from './step.mjs'

/**
 * @typedef {object} Part
 * @property {string} name what it is, for the person waiting
 * @property {string[]} sources
 * @property {string} stamp where it is written down what the last complete build was made of
 * @property {() => Promise<unknown>} make
 */

const packages = ['package.json', 'package-lock.json']
const env = { NODE_ENV: 'production' }

/** @type {Part[]} */
const parts = [
  {
    name: 'the site',
    sources: [
      'web',
      'contract',
      'public',
      'vite.config.ts',
      'vite.for-editors.ts',
      'vite.inline-modules.ts',
      'vite.named-files.ts',
      'vite.public-pages.ts',
      'vite.replace-inside.ts',
      'react-router.config.ts',
    ],
    stamp: join(root, 'build', '.site'),
    make: async () => {
      await run(...tool('react-router', 'build'), { env })
      const assets = join(root, 'build', 'client', 'assets')
      await step('noting what its scripts name', () =>
        writeScriptAddresses(assets, join(root, 'build', 'script-addresses.json')),
      )
      await step('compressing its assets', () => precompress(assets))
    },
  },
  {
    name: 'what answers in a copy of the site as files',
    sources: ['web/static', 'web/site/parts', 'web/site/research', 'contract', 'vite.static.ts'],
    stamp: join(root, 'build', '.static'),
    make: () => run(...tool('vite', 'build', '--config', 'vite.static.ts'), { env }),
  },
  {
    name: 'the server',
    // Texts of pages are read beside the server.
    sources: ['server', 'contract', 'web/prose', 'web/ui/markdown', 'vite.server.ts'],
    stamp: join(root, 'build', '.server'),
    make: () => run(...tool('vite', 'build', '--config', 'vite.server.ts'), { env }),
  },
]

/** Builds what has a source that differs from those of its last complete build. */
export async function build() {
  for (const { name, sources, stamp, make } of parts) {
    const wanted = fingerprint([...sources, ...packages])
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue
    rmSync(stamp, { force: true })
    await step(`building ${name}`, make)
    writeFileSync(stamp, wanted)
  }
}

/**
 * By content and not by time: a copy or a checkout must not look new.
 * @param {string[]} sources
 */
function fingerprint(sources) {
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
