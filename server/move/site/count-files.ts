import type { ImportedFiles, SkippedFile } from '#contract/move/move-in.ts'
import type { ImportedEntry } from '../importer.ts'
import type { SiteFiles } from './files.ts'

/** Removes the position in a file from the source of an entry. */
const fileOf = (source: string, files: SiteFiles): string => {
  let name = source
  while (!files.has(name) && name.includes(':')) name = name.slice(0, name.lastIndexOf(':'))
  return name
}

/** Counts what became of each file of a site. A file counts once, first as an entry. */
export const countFiles = (
  files: SiteFiles,
  entries: readonly ImportedEntry[],
  left: readonly SkippedFile[],
): ImportedFiles => {
  const skipped = new Set(left.map(({ source }) => source))
  const sources = new Set(
    entries
      // A redirect names the page that it replaces, which is not imported.
      .filter(({ kind, source }) => kind !== 'redirect' || !skipped.has(source))
      .map(({ source }) => fileOf(source, files)),
  )
  const others = files.names.filter((name) => !sources.has(name))
  const used = others.filter((name) => !skipped.has(name))
  const unreadable = left.filter(({ source }) => !files.has(source) && files.isUnreadable(source))
  return {
    total: files.names.length + unreadable.length,
    entries: files.names.length - others.length,
    left: others.length - used.length + unreadable.length,
    used: used.map((source) => ({ source, usedBy: files.userOf(source) })),
  }
}
