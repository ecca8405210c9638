import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { type FileVisibilityStage, fileVisibilityOrder, type StaticCopyWriter } from './target.ts'

/** Folder inside a copy for data about the copy itself. */
const ownFolder = '.salus-static'
/** Maximum number of files written at the same time. */
const writtenAtOnce = 64
/** Files that hosts and Git keep beside a copy. */
const alwaysKept = ['CNAME', '.git']

/** A folder with a copy of the site, which stays complete while a new copy replaces it. */
export interface StaticCopyFolder {
  readonly target: StaticCopyWriter
  /** Notes of the last finished copy, or null. */
  readonly notes: string | null
  /** Moves the new files into place, then removes obsolete ones. */
  finish(notes: string): Promise<{ written: number; removed: number; files: number }>
  /** Removes the new files and keeps the copy as it was. */
  discard(): Promise<void>
}

type Hashes = Record<string, string>

const hashOf = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

const readJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(path, 'utf8').catch(() => 'null'))

/** Writes a temporary file and renames it, so that readers see the whole file or none. */
const writeWhole = async (path: string, text: string): Promise<void> => {
  await writeFile(`${path}.new`, text, { flush: true })
  await rename(`${path}.new`, path)
}

const filesIn = async (folder: string, isKept: (path: string) => boolean): Promise<string[]> => {
  const found: string[] = []
  const walk = async (inner: string): Promise<void> => {
    for (const entry of await readdir(join(folder, inner), { withFileTypes: true })) {
      const path = inner ? `${inner}/${entry.name}` : entry.name
      if (isKept(path)) continue
      if (entry.isDirectory()) await walk(path)
      else found.push(path)
    }
  }
  await walk('')
  return found
}

const refuseForeign = (folder: string, foreign: readonly string[]): void => {
  const [one] = foreign
  if (one === undefined) return
  const more = foreign.length > 1 ? ` and ${foreign.length - 1} more` : ''
  throw new OperatorError(
    `${folder} has files that are not from a copy of this site: ${one}${more}. Name an empty folder, or those that may stay with --keep ${one.split('/')[0]}.`,
  )
}

/** Opens a folder for a copy. Throws if it contains files that are not from an earlier copy. */
export const openStaticCopyFolder = async (
  folder: string,
  keep: readonly string[] = [],
): Promise<StaticCopyFolder> => {
  const kept = new Set([ownFolder, ...alwaysKept, ...keep])
  await mkdir(folder, { recursive: true })
  const own = join(folder, ownFolder)
  const files = join(own, 'files.json')
  const notesFile = join(own, 'notes.json')
  const newFolder = join(own, 'new')
  const before = new Map(
    Object.entries((await readJson(files)) ?? {}).map(([name, hash]) => [name, String(hash)]),
  )
  const existingFiles = await filesIn(folder, (path) => kept.has(path))
  refuseForeign(
    folder,
    existingFiles.filter((path) => !before.has(path)),
  )
  await rm(newFolder, { recursive: true, force: true })
  await mkdir(newFolder, { recursive: true })
  const present = new Set(existingFiles)
  const after = new Map<string, string>()
  /** Folders created for this copy. */
  const made = new Set(['.'])
  const waiting: { file: string; rank: FileVisibilityStage; at: string }[] = []
  const writes: Promise<void>[] = []

  const isThere = (file: string): boolean => present.has(file) && Boolean(before.get(file))

  const removeGone = async (gone: readonly string[]): Promise<void> => {
    const folders = new Set<string>()
    for (const file of gone) {
      // A file of an earlier copy may be a folder now.
      const found = await stat(join(folder, file)).catch(() => null)
      if (found?.isFile()) await rm(join(folder, file))
      for (let parent = dirname(file); parent !== '.'; parent = dirname(parent)) folders.add(parent)
    }
    // `rmdir` fails for folders that are not empty, which must stay.
    for (const each of [...folders].toSorted((one, other) => other.length - one.length))
      await rmdir(join(folder, each)).catch(() => undefined)
  }

  /**
   * Removes a folder in place of the file, or a file in place of one of its parent folders, left by the last
   * copy.
   */
  const makeRoom = async (file: string): Promise<void> => {
    for (let parent = dirname(file); !made.has(parent); parent = dirname(parent))
      if (present.has(parent)) await rm(join(folder, parent), { force: true })
    if (!made.has(dirname(file))) mkdirSync(join(folder, dirname(file)), { recursive: true })
    for (let parent = dirname(file); !made.has(parent); parent = dirname(parent)) made.add(parent)
    if (!statSync(join(folder, file), { throwIfNoEntry: false })?.isDirectory()) return
    await removeGone(
      existingFiles.filter((each) => each.startsWith(`${file}/`) && !after.has(each)),
    )
    await rmdir(join(folder, file)).catch(() => undefined)
  }

  return {
    notes: await readFile(notesFile, 'utf8').catch(() => null),
    target: {
      keep: (file) => {
        const hash = before.get(file)
        if (!hash || !isThere(file)) return false
        after.set(file, hash)
        return true
      },
      put: async (file, content, rank) => {
        if (kept.has(file) || kept.has(file.split('/')[0] ?? '')) return
        const hash = hashOf(content)
        if (after.get(file) === hash) return
        after.set(file, hash)
        if (isThere(file) && before.get(file) === hash) return
        const at = join(newFolder, String(waiting.length))
        waiting.push({ file, rank, at })
        const write = writeFile(at, content)
        write.catch(() => undefined)
        // Does not wait for each of the many small files, so that pages are rendered while others are being
        // written.
        if (writes.push(write) >= writtenAtOnce) await Promise.all(writes.splice(0))
      },
    },
    finish: async (notes) => {
      await Promise.all(writes)
      const gone = existingFiles.filter((file) => !after.has(file))
      // Stores an empty hash for files that are about to change, because an interruption leaves their content
      // unknown.
      const underWay: Hashes = Object.fromEntries([...before, ...after])
      for (const { file } of waiting) underWay[file] = ''
      await rm(notesFile, { force: true })
      await writeWhole(files, JSON.stringify(underWay))
      for (const rank of fileVisibilityOrder) {
        for (const each of waiting) {
          if (each.rank !== rank) continue
          await makeRoom(each.file)
          renameSync(each.at, join(folder, each.file))
        }
      }
      await removeGone(gone)
      await writeWhole(files, JSON.stringify(Object.fromEntries(after)))
      await writeWhole(notesFile, notes)
      await rm(newFolder, { recursive: true, force: true })
      return { written: waiting.length, removed: gone.length, files: after.size }
    },
    discard: async () => {
      await Promise.allSettled(writes)
      // Retries, because some writes may still be running after another has failed.
      await rm(newFolder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
