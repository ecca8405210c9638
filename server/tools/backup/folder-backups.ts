import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupStore } from './backup-store.ts'
import { backupManifestFileName } from './manifest.ts'
import { isNightlyBackupName } from './nightly-name.ts'

const isWhole = (folder: string): Promise<boolean> =>
  stat(join(folder, backupManifestFileName)).then(
    () => true,
    () => false,
  )

/**
 * Opens a store with one folder per backup. A picture that several backups contain is stored once and
 * hard-linked.
 */
export const openFolderBackupStore = (root: string): BackupStore => {
  const all = async () =>
    (await readdir(root).catch(() => [])).filter(isNightlyBackupName).toSorted()
  const list = async () => {
    const names: string[] = []
    for (const name of await all()) if (await isWhole(join(root, name))) names.push(name)
    return names
  }
  return {
    list,
    add: async (name, make) => {
      await mkdir(root, { recursive: true, mode: 0o700 })
      const last = (await list()).at(-1)
      const folder = join(root, name)
      try {
        return await make(folder, last ? join(root, last) : null)
      } catch (error) {
        await rm(folder, { recursive: true, force: true })
        throw error
      }
    },
    lend: (name, use) => use(join(root, name)),
    keepOnly: async (names) => {
      for (const name of await all()) {
        if (!names.includes(name)) await rm(join(root, name), { recursive: true, force: true })
      }
    },
  }
}
