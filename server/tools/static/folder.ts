import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { type Rank, ranks, type Target } from './target.ts'

/** Where a copy keeps what it knows of itself. */
const ownFolder = '.salus-static'
/** How many files may be on their way to the disk. */
const writtenAtOnce = 64
/** What others may have put beside a copy. */
const alwaysKept = ['CNAME', '.git']

/** A folder with a copy of the site: complete before, while and after a new one takes its place. */
export interface Folder {
  readonly target: Target
  /** What was written down by the last copy that came to its end. */
  readonly notes: string | null
  /** Puts what is new into its place, then removes what is gone. */
  finish(notes: string): Promise<{ written: number; removed: number; files: number }>
  /** Leaves everything as it is. */
  discard(): Promise<void>
}

type Hashes = Record<string, string>

const hashOf = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

const readJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(path, 'utf8').catch(() => 'null'))

/** Writes beside and renames, so that it is there as a whole or not at all. */
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
    `${folder} has files that are no copy of this site: ${one}${more}. Name an empty folder, or those that may stay with --keep ${one.split('/')[0]}.`,
  )
}

/** Opens a folder for a copy; refuses one with files that are not of an earlier copy. */
export const openFolder = async (folder: string, keep: readonly string[] = []): Promise<Folder> => {
  const kept = new Set([ownFolder, ...alwaysKept, ...keep])
  await mkdir(folder, { recursive: true })
  const own = join(folder, ownFolder)
  const files = join(own, 'files.json')
  const notesFile = join(own, 'notes.json')
  const fresh = join(own, 'new')
  const before = new Map(
    Object.entries((await readJson(files)) ?? {}).map(([name, hash]) => [name, String(hash)]),
  )
  const there = await filesIn(folder, (path) => kept.has(path))
  refuseForeign(
    folder,
    there.filter((path) => !before.has(path)),
  )
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  const present = new Set(there)
  const after = new Map<string, string>()
  /** The folders of this copy. */
  const made = new Set(['.'])
  const waiting: { file: string; rank: Rank; at: string }[] = []
  const writes: Promise<void>[] = []

  const isThere = (file: string): boolean => present.has(file) && Boolean(before.get(file))

  const removeGone = async (gone: readonly string[]): Promise<void> => {
    const folders = new Set<string>()
    for (const file of gone) {
      // What has become a folder meanwhile is no file of an earlier copy any more.
      const found = await stat(join(folder, file)).catch(() => null)
      if (found?.isFile()) await rm(join(folder, file))
      for (let parent = dirname(file); parent !== '.'; parent = dirname(parent)) folders.add(parent)
    }
    // Those with something in them stay.
    for (const each of [...folders].toSorted((one, other) => other.length - one.length))
      await rmdir(join(folder, each)).catch(() => undefined)
  }

  /** A file stands where a folder has to be, or the other way round, since the last copy. */
  const makeRoom = async (file: string): Promise<void> => {
    for (let parent = dirname(file); !made.has(parent); parent = dirname(parent))
      if (present.has(parent)) await rm(join(folder, parent), { force: true })
    if (!made.has(dirname(file))) mkdirSync(join(folder, dirname(file)), { recursive: true })
    for (let parent = dirname(file); !made.has(parent); parent = dirname(parent)) made.add(parent)
    if (!statSync(join(folder, file), { throwIfNoEntry: false })?.isDirectory()) return
    await removeGone(there.filter((each) => each.startsWith(`${file}/`) && !after.has(each)))
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
        const at = join(fresh, String(waiting.length))
        waiting.push({ file, rank, at })
        const write = writeFile(at, content)
        write.catch(() => undefined)
        // There are very many, and small: other pages are made while some are written.
        if (writes.push(write) >= writtenAtOnce) await Promise.all(writes.splice(0))
      },
    },
    finish: async (notes) => {
      await Promise.all(writes)
      const gone = there.filter((file) => !after.has(file))
      // Until all is in its place nobody knows what those hold that change.
      const underWay: Hashes = Object.fromEntries([...before, ...after])
      for (const { file } of waiting) underWay[file] = ''
      await rm(notesFile, { force: true })
      await writeWhole(files, JSON.stringify(underWay))
      for (const rank of ranks) {
        for (const each of waiting) {
          if (each.rank !== rank) continue
          await makeRoom(each.file)
          renameSync(each.at, join(folder, each.file))
        }
      }
      await removeGone(gone)
      await writeWhole(files, JSON.stringify(Object.fromEntries(after)))
      await writeWhole(notesFile, notes)
      await rm(fresh, { recursive: true, force: true })
      return { written: waiting.length, removed: gone.length, files: after.size }
    },
    discard: async () => {
      await Promise.allSettled(writes)
      // Some may be written yet where another one has failed.
      await rm(fresh, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
