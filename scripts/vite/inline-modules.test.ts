import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { inlineModules } from './inline-modules.ts'

test('an import with ?inline is the text of a script that needs no other file', async () => {
  const root = mkdtempSync(join(tmpdir(), 'salus-inline-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'word.ts'), 'export const word: string = "early"')
  writeFileSync(
    join(root, 'early.ts'),
    'import { word } from "./word.ts"\nsaid.push(word as string)',
  )
  writeFileSync(join(root, 'page.ts'), 'export { default } from "./early.ts?inline"')
  const file = join(root, 'page.mjs')
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [inlineModules()],
    build: { ssr: 'page.ts', outDir: root, emptyOutDir: false },
  })
  const { default: text }: { default: string } = await import(file)
  const said: string[] = []
  new Function('said', text)(said)
  expect(said).toEqual(['early'])
})
