import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { builtClientFolder } from '#server/public/render/web.ts'
import { expect } from './expect.ts'

/** Texts that occur only in scripts of the editor and its preview. */
const marks = ['markdown-input', 'footnoteDefinition']

/** Finds the paths of the built scripts with one of these texts. */
const findEditorScripts = async () => {
  const files = (await readdir(join(builtClientFolder, 'assets'))).filter((name) =>
    name.endsWith('.js'),
  )
  const scripts = await Promise.all(
    files.map(async (name) => ({
      address: `/assets/${name}`,
      text: await readFile(join(builtClientFolder, 'assets', name), 'utf8'),
    })),
  )
  return marks.flatMap((mark) => {
    const found = scripts.filter(({ text }) => text.includes(mark))
    expect(found.length, `scripts with ${mark}`).toBeGreaterThan(0)
    return found.map(({ address }) => address)
  })
}

/** Records the scripts that a page loads. The returned function expects some, and none of the editor. */
export const watchScripts = (page: Page): (() => Promise<void>) => {
  const asked: { script: string; where: string }[] = []
  page.on('request', (request) => {
    const script = new URL(request.url()).pathname
    if (script.endsWith('.js')) asked.push({ script, where: page.url() })
  })
  return async () => {
    // Wait until the last page has requested all its scripts.
    await page.waitForLoadState('networkidle')
    expect(asked.length).toBeGreaterThan(5)
    const editor = await findEditorScripts()
    expect(asked.filter(({ script }) => editor.includes(script))).toEqual([])
  }
}
