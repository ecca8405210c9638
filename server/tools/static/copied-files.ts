import { posix } from 'node:path'
import type { StaticCopyWriter } from './target.ts'

/** Files that every copy has, and hidden ones. */
const ownFiles = /^(?:\.|(?:_headers|_redirects|nginx\.conf)(?:\/|$)|answers\/)/

function* parentsOf(file: string): Generator<string> {
  for (let at = posix.dirname(file); at !== '.'; at = posix.dirname(at)) yield at
}

/** Records the files that are written to a copy, because no file can have the name of a folder. */
export const trackCopiedFiles = (target: StaticCopyWriter) => {
  const files = new Set<string>()
  const folders = new Set<string>()
  const note = (file: string): void => {
    files.add(file)
    for (const folder of parentsOf(file)) folders.add(folder)
  }
  const tracked: StaticCopyWriter = {
    keep: (file) => {
      const isKept = target.keep(file)
      if (isKept) note(file)
      return isKept
    },
    put: (file, content, rank) => {
      note(file)
      return target.put(file, content, rank)
    },
  }
  return {
    target: tracked,
    /** Whether a file can be added that has no place of its own, such as the page of a redirect. */
    isFree: (file: string): boolean =>
      !ownFiles.test(file) &&
      !files.has(file) &&
      !folders.has(file) &&
      !parentsOf(file).some((folder) => files.has(folder)),
  }
}
