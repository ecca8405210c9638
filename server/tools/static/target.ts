/**
 * The order in which files become visible: scripts and images first, then a page's data, then the page, then the lists of pages.
 */
export const fileVisibilityOrder = ['part', 'data', 'page', 'list'] as const
export type FileVisibilityStage = (typeof fileVisibilityOrder)[number]

export interface StaticCopyWriter {
  /** Keeps a file from an earlier copy. Returns false if there is none. */
  keep(file: string): boolean
  /** Stores a file, possibly in the background. A failed write rejects later, before any new file becomes visible. */
  put(file: string, content: Uint8Array | string, rank: FileVisibilityStage): Promise<void>
}
