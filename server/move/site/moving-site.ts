import { type MoveLeft, moveLimits } from '#contract/move/move-in.ts'
import { Refusal } from '../refusal.ts'

/** The files of a site that moves in, wherever they lie. Names have slashes and lead nowhere else. */
export interface Site {
  readonly names: readonly string[]
  /** What is there and cannot be read. */
  readonly left: readonly MoveLeft[]
  sizeOf(name: string): number
  read(name: string): Promise<Buffer>
  /** Where a file lies on this machine, if it lies there as it is. */
  pathOf?(name: string): string
  close(): Promise<void>
}

/** Folders of tools and of what they made: nobody wrote anything in them. */
const madeByTools =
  /(?:^|\/)(?:\.git|\.github|\.hg|\.svn|node_modules|__MACOSX|\.jekyll-cache|\.sass-cache|\.vscode|\.idea|_site|resources\/_gen)(?=\/)/

/** The folder made by tools in which a file lies; undefined for any other. */
export const toolFolderOf = (name: string): string | undefined => {
  const found = madeByTools.exec(name)
  return found ? name.slice(0, found.index + found[0].length + 1) : undefined
}

/** How large a site may be, and what is read of it. */
export type SiteLimits = typeof moveLimits & {
  /** Maximum size of one file. Exports of WordPress and Salus are a single file. */
  readonly textBytes: number
  /** Maximum length of all file names together. */
  readonly nameSigns: number
  /** How many files that become nothing are named. */
  readonly left: number
}

const megabyte = 1024 * 1024

/** Whoever runs the server may bring in what they have on it, however large it is. */
const noLimits: SiteLimits = {
  packedBytes: Number.POSITIVE_INFINITY,
  unpackedBytes: Number.POSITIVE_INFINITY,
  files: Number.POSITIVE_INFINITY,
  entries: Number.POSITIVE_INFINITY,
  // Longer ones are no texts for Node.
  textBytes: 500 * megabyte,
  nameSigns: Number.POSITIVE_INFINITY,
  left: Number.POSITIVE_INFINITY,
}

const uploadLimits: SiteLimits = {
  ...moveLimits,
  textBytes: 64 * megabyte,
  nameSigns: 4 * megabyte,
  left: 30_000,
}

/** How large a site may be that was uploaded, or that lies on this machine. */
export const limitsFor = (isOnMachine: boolean): SiteLimits =>
  isOnMachine ? noLimits : uploadLimits

/** What is said of a site that is too large to be uploaded. */
export const tooLarge = (why: string): Refusal =>
  new Refusal(`${why}. The command npm run import takes larger ones`, true)

/** Refuses more files than are taken. */
export const refuseMany = (files: number, most: number): void => {
  if (files > most) throw tooLarge('A site may have at most 20,000 files')
}

/** Refuses more entries than are taken. */
export const refuseManyEntries = (entries: number, limits: SiteLimits): void => {
  const most = limits.entries.toLocaleString('en')
  if (entries > limits.entries) throw tooLarge(`A site may have at most ${most} entries`)
}

/** Refuses a table with more rows than are taken. */
export const refuseManyRows = (name: string, rows: number, limits: SiteLimits): void => {
  const most = limits.entries.toLocaleString('en')
  if (rows > limits.entries) throw tooLarge(`${name} has more than ${most} rows`)
}

/** Counts files, their bytes and the length of their names, and refuses what is more than is taken. */
export const createTally = (limits: SiteLimits) => {
  let files = 0
  let bytes = 0
  let signs = 0
  return (name: string, size: number): void => {
    files++
    bytes += size
    signs += name.length
    refuseMany(files, limits.files)
    if (bytes > limits.unpackedBytes) {
      throw tooLarge('A site may have at most 1 GB when it is unpacked')
    }
    if (signs > limits.nameSigns) throw tooLarge('The names of the files of this site are too long')
  }
}
