import { link } from 'node:fs/promises'
import { join } from 'node:path'
import { backupPicturesFolderName, readBackupManifest } from './manifest.ts'
import { fingerprintFile } from './new-files.ts'

/** An earlier backup whose pictures a new one may share: equal file names mean equal content. */
export interface EarlierBackup {
  /** Hard-links a picture into the new backup. Returns false if the earlier backup has no intact copy. */
  linkPicture(name: string, target: string): Promise<boolean>
}

export const noEarlierBackup: EarlierBackup = { linkPicture: async () => false }

/** Opens an earlier backup on the same disk, to share its pictures as hard links. */
export const openEarlierBackup = async (folder: string): Promise<EarlierBackup> => {
  const manifest = await readBackupManifest(folder).catch(() => null)
  const known = new Map(manifest?.pictures.map((picture) => [picture.name, picture]))
  return {
    linkPicture: async (name, target) => {
      const expected = known.get(name)
      if (!expected) return false
      const source = join(folder, backupPicturesFolderName, name)
      try {
        const { bytes, sha256 } = await fingerprintFile(source)
        if (bytes !== expected.bytes || sha256 !== expected.sha256) return false
        await link(source, target)
        return true
      } catch {
        // The file is gone, or the file system has no hard links: the picture is copied instead.
        return false
      }
    },
  }
}
