import { type SkippedFile, uploadedSiteLimits } from '#contract/move/move-in.ts'
import { RejectedSiteError } from '../refusal.ts'

/** Files of a site in a folder, ZIP or single file. Names are relative, with slashes. */
export interface ImportedSite {
  readonly names: readonly string[]
  /** Files that exist but cannot be read. */
  readonly left: readonly SkippedFile[]
  sizeOf(name: string): number
  read(name: string): Promise<Buffer>
  /** Returns the path of an uncompressed file on this machine. */
  pathOf?(name: string): string
  close(): Promise<void>
}

const toolFolder =
  /(?:^|\/)(?:\.git|\.github|\.hg|\.svn|node_modules|__MACOSX|\.jekyll-cache|\.sass-cache|\.vscode|\.idea|_site|resources\/_gen)(?=\/)/

export const toolFolderOf = (name: string): string | undefined => {
  const found = toolFolder.exec(name)
  return found ? name.slice(0, found.index + found[0].length + 1) : undefined
}

export type SiteLimits = typeof uploadedSiteLimits & {
  /** Maximum size of one file. Exports of WordPress and Salus are a single file. */
  readonly textBytes: number
  readonly totalNameLength: number
  /** Maximum number of reported files that are not imported. */
  readonly reportedFiles: number
}

const megabyte = 1024 * 1024

/** Limits for sites that an operator put on this machine: almost none. */
const noLimits: SiteLimits = {
  packedBytes: Number.POSITIVE_INFINITY,
  unpackedBytes: Number.POSITIVE_INFINITY,
  files: Number.POSITIVE_INFINITY,
  entries: Number.POSITIVE_INFINITY,
  // Node cannot create much longer strings.
  textBytes: 500 * megabyte,
  totalNameLength: Number.POSITIVE_INFINITY,
  reportedFiles: Number.POSITIVE_INFINITY,
}

const uploadLimits: SiteLimits = {
  ...uploadedSiteLimits,
  textBytes: 64 * megabyte,
  totalNameLength: 4 * megabyte,
  reportedFiles: 30_000,
}

export const siteLimitsFor = (isOnMachine: boolean): SiteLimits =>
  isOnMachine ? noLimits : uploadLimits

export const createSiteTooLargeError = (why: string): RejectedSiteError =>
  new RejectedSiteError(`${why}. The command npm run import takes larger ones`, true)

export const rejectTooManyFiles = (files: number, most: number): void => {
  if (files > most) throw createSiteTooLargeError('A site may have at most 20,000 files')
}

export const rejectTooManyEntries = (entries: number, limits: SiteLimits): void => {
  const most = limits.entries.toLocaleString('en')
  if (entries > limits.entries)
    throw createSiteTooLargeError(`A site may have at most ${most} entries`)
}

export const rejectTooManyRows = (name: string, rows: number, limits: SiteLimits): void => {
  const most = limits.entries.toLocaleString('en')
  if (rows > limits.entries) throw createSiteTooLargeError(`${name} has more than ${most} rows`)
}

/**
 * Returns a function that is called for each file. It sums up the sizes and throws if a limit is exceeded.
 */
export const createSiteLimitChecker = (limits: SiteLimits) => {
  let files = 0
  let bytes = 0
  let signs = 0
  return (name: string, size: number): void => {
    files++
    bytes += size
    signs += name.length
    rejectTooManyFiles(files, limits.files)
    if (bytes > limits.unpackedBytes) {
      throw createSiteTooLargeError('A site may have at most 1 GB when it is unpacked')
    }
    if (signs > limits.totalNameLength)
      throw createSiteTooLargeError('The names of the files of this site are too long')
  }
}
