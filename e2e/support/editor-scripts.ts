import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { clientFolder } from '#server/public/render/web.ts'
import { expect } from './expect.ts'

/** What only the editor has: its own code, and the reader of Markdown behind its preview. */
const marks = ['markdown-input', 'footnoteDefinition']

/** The addresses of the built scripts that have one of these marks. */
const findEditorScripts = async () => {
  const files = (await readdir(join(clientFolder, 'assets'))).filter((name) => name.endsWith('.js'))
  const scripts = await Promise.all(
    files.map(async (name) => ({
      address: `/assets/${name}`,
      text: await readFile(join(clientFolder, 'assets', name), 'utf8'),
    })),
  )
  return marks.flatMap((mark) => {
    const found = scripts.filter(({ text }) => text.includes(mark))
    expect(found.length, `scripts with ${mark}`).toBeGreaterThan(0)
    return found.map(({ address }) => address)
  })
}

/** Watches what a page loads from now on; the answer expects some of it, and none of the editor. */
export const watchScripts = (page: Page): (() => Promise<void>) => {
  const asked: { script: string; where: string }[] = []
  page.on('request', (request) => {
    const script = new URL(request.url()).pathname
    if (script.endsWith('.js')) asked.push({ script, where: page.url() })
  })
  return async () => {
    // All that the last page loads by itself has been asked for.
    await page.waitForLoadState('networkidle')
    expect(asked.length).toBeGreaterThan(5)
    const editor = await findEditorScripts()
    expect(asked.filter(({ script }) => editor.includes(script))).toEqual([])
  }
}
