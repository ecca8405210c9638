import { lstat, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { SkippedFile } from '#contract/move/move-in.ts'
import {
  createSiteLimitChecker,
  type ImportedSite,
  type SiteLimits,
  toolFolderOf,
} from './moving-site.ts'

const readIn =
  (folder: string) =>
  (name: string): Promise<Buffer> =>
    readFile(join(folder, name))

export const openFileAsSite = async (
  path: string,
  limits: SiteLimits,
  name = basename(path),
): Promise<ImportedSite> => {
  const { size } = await lstat(path)
  createSiteLimitChecker(limits)(name, size)
  return {
    names: [basename(name)],
    left: [],
    sizeOf: () => size,
    read: () => readFile(path),
    close: async () => undefined,
  }
}

const sizeOf = async (path: string): Promise<number | undefined> =>
  lstat(path).then(
    ({ size }) => size,
    () => undefined,
  )

/**
 * Opens a folder as a site. Skips symbolic links, because they may lead anywhere, and names with backslashes,
 * which separate folders elsewhere.
 */
export const openFolderAsSite = async (
  folder: string,
  limits: SiteLimits,
): Promise<ImportedSite> => {
  const sizes = new Map<string, number>()
  const left: SkippedFile[] = []
  const tally = createSiteLimitChecker(limits)
  const toolFolders = new Set<string>()
  const waiting = ['']
  for (let within = waiting.pop(); within !== undefined; within = waiting.pop()) {
    const found = await readdir(join(folder, within), { withFileTypes: true })
    for (const entry of found.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const name = within ? `${within}/${entry.name}` : entry.name
      const made = toolFolderOf(`${name}/`)
      if (entry.name.includes('\\')) left.push({ source: name, reason: 'Its name has a backslash' })
      else if (made !== undefined && entry.isDirectory()) toolFolders.add(made)
      else if (entry.isDirectory()) waiting.push(name)
      else if (!entry.isFile()) left.push({ source: name, reason: 'It is a link, not a file' })
      else {
        const size = await sizeOf(join(folder, name))
        if (size === undefined) left.push({ source: name, reason: 'It cannot be read' })
        else {
          tally(name, size)
          sizes.set(name, size)
        }
      }
    }
  }
  for (const source of toolFolders) {
    left.push({ source, reason: 'Made by a tool, not written by anyone' })
  }
  return {
    names: [...sizes.keys()],
    left,
    sizeOf: (name) => sizes.get(name) ?? 0,
    read: readIn(folder),
    pathOf: (name) => join(folder, name),
    close: async () => undefined,
  }
}
