import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prefixStyleSheetUrls } from '#server/public/render/style-sheet-urls.ts'
import type { StaticCopyWriter } from './target.ts'

/**
 * Copies built files and all other built files that they mention. Inserts the base path into style sheets.
 * Returns the file names.
 */
export const copyAssets = async (
  {
    folder,
    base,
    target,
  }: {
    readonly folder: string
    readonly base: string
    readonly target: StaticCopyWriter
  },
  first: Iterable<string>,
): Promise<string[]> => {
  const built = new Set(await readdir(join(folder, 'assets')))
  const seen = new Set(first)
  for (const name of seen) {
    const file = `assets/${name}`
    const content = await readFile(join(folder, file))
    const text = /\.(?:js|css)$/.test(name) ? content.toString() : ''
    // Built names contain a hash, so a name in a text is that file and nothing else.
    for (const [named] of text.matchAll(/[\w.-]+\.\w+/g)) if (built.has(named)) seen.add(named)
    if (!target.keep(file))
      await target.put(
        file,
        name.endsWith('.css') ? prefixStyleSheetUrls(text, base) : content,
        'part',
      )
  }
  return [...seen]
}
