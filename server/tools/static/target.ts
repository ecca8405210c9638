/**
 * What has to be there before what: parts (scripts, pictures) before what names them, a page's data before the page,
 * lists of pages last.
 */
export const ranks = ['part', 'data', 'page', 'list'] as const
export type Rank = (typeof ranks)[number]

/** Takes the files of a copy, in whichever order they are made. */
export interface Target {
  /** Whether it has a file from an earlier copy; it is kept then. */
  keep(file: string): boolean
  /** Takes a file, which may be written while others are made: what fails of it is told later, before any takes its place. */
  put(file: string, content: Uint8Array | string, rank: Rank): Promise<void>
}
