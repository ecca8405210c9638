import { lchownSync, statSync } from 'node:fs'

/**
 * Changes the owner of files created by root to the owner of their folder, who otherwise could not
 * access them.
 */
export const chownToFolderOwner = (folder: string, paths: readonly string[]): void => {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  if (uid === 0) return
  for (const path of paths) lchownSync(path, uid, gid)
}
