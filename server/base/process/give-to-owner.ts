import { lchownSync, statSync } from 'node:fs'

/** Gives what root has made in a folder to whom that belongs, who could neither read nor write it otherwise. */
export const giveToOwner = (folder: string, paths: readonly string[]): void => {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  if (uid === 0) return
  for (const path of paths) lchownSync(path, uid, gid)
}
