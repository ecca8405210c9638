import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { replaceInside } from './replace-inside.ts'

/** Builds a package with the given entry, in which `./inside/engine.js` is replaced. */
const buildPackage = async (entry: string): Promise<string> => {
  const root = mkdtempSync(join(tmpdir(), 'salus-replace-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = join(root, 'node_modules/motor')
  mkdirSync(join(folder, 'inside'), { recursive: true })
  writeFileSync(join(folder, 'index.js'), entry)
  writeFileSync(join(folder, 'inside/engine.js'), 'export const engine = "theirs"')
  writeFileSync(join(root, 'engine.js'), 'export const engine = "ours"')
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [replaceInside({ './inside/engine.js': join(root, 'engine.js') })],
    build: { write: false, lib: { entry: join(folder, 'index.js'), formats: ['es'] } },
  })
  return JSON.stringify(built)
}

test('a module inside of a package is replaced, and the build fails if that no longer works', async () => {
  const used = await buildPackage("export { engine } from './inside/engine.js'")
  expect(used).toContain('ours')
  expect(used).not.toContain('theirs')
  const renamed = buildPackage("export { engine } from '../motor/inside/engine.js'")
  await expect(renamed).rejects.toThrow('is still used')
  await expect(buildPackage('export const engine = 1')).rejects.toThrow('any more')
})
