import { link } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from './files.ts'
import { picturesName, readManifest } from './manifest.ts'

/** An earlier backup whose pictures a new one may share: equal file names mean equal content. */
export interface Earlier {
  /** Hard-links a picture into the new backup. Returns false if the earlier backup has no intact copy. */
  share(name: string, target: string): Promise<boolean>
}

export const nothingEarlier: Earlier = { share: async () => false }

/** Opens an earlier backup on the same disk, to share its pictures as hard links. */
export const openEarlier = async (folder: string): Promise<Earlier> => {
  const manifest = await readManifest(folder).catch(() => null)
  const known = new Map(manifest?.pictures.map((picture) => [picture.name, picture]))
  return {
    share: async (name, target) => {
      const expected = known.get(name)
      if (!expected) return false
      const source = join(folder, picturesName, name)
      try {
        const { bytes, sha256 } = await fingerprint(source)
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
