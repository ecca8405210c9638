import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { namedInSheet, sheetAt } from '#server/public/render/sheet-at.ts'
import type { Target } from './target.ts'

const named = z.object({
  uses: z.array(z.string()),
  at: z.array(z.number()),
  inner: z.array(z.number()),
})
const allNamed = z.record(z.string(), named)
type Named = z.output<typeof named>

/** Puts a path into a script where that names files of the site (scripts/script-addresses.mjs). */
const scriptAt = (script: string, { at, inner }: Named, base: string): string => {
  if (base === '/') return script
  const places = [
    ...at.map((place) => [place, base.slice(0, -1)] as const),
    ...inner.map((place) => [place, base.slice(1)] as const),
  ].toSorted(([one], [other]) => one - other)
  let moved = ''
  let done = 0
  for (const [place, text] of places) {
    moved += script.slice(done, place) + text
    done = place
  }
  return moved + script.slice(done)
}

/** Copies built files and all that they name, as they are below a path. Answers with their names. */
export const copyAssets = async (
  {
    folder,
    addresses,
    base,
    target,
  }: {
    /** Where the built site lies. */
    readonly folder: string
    /** What says which files each script names. */
    readonly addresses: string
    readonly base: string
    readonly target: Target
  },
  first: Iterable<string>,
): Promise<string[]> => {
  const scripts = allNamed.parse(JSON.parse(await readFile(addresses, 'utf8')))
  const seen = new Set(first)
  for (const name of seen) {
    const file = `assets/${name}`
    const path = join(folder, file)
    if (name.endsWith('.js')) {
      const uses = scripts[name]
      if (!uses) throw new Error(`${addresses} does not know ${name}: is the site built?`)
      for (const used of uses.uses) seen.add(used)
      if (!target.keep(file))
        await target.put(file, scriptAt(await readFile(path, 'utf8'), uses, base), 'part')
    } else if (name.endsWith('.css')) {
      const css = await readFile(path, 'utf8')
      for (const used of namedInSheet(css))
        if (used.startsWith('/assets/')) seen.add(used.slice('/assets/'.length))
      if (!target.keep(file)) await target.put(file, sheetAt(css, base), 'part')
    } else if (!target.keep(file)) await target.put(file, await readFile(path), 'part')
  }
  return [...seen]
}
