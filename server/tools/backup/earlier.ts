import { link } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from './files.ts'
import { picturesName, readManifest } from './manifest.ts'

/** An earlier backup whose pictures a new one may share: under one name there is always the same picture. */
export interface Earlier {
  /** Gives the new backup the picture of the earlier one; false where that has none, or none that is whole. */
  share(name: string, target: string): Promise<boolean>
}

/** For the first backup in a place. */
export const nothingEarlier: Earlier = { share: async () => false }

/** A backup in a folder of the same disk; both hold the file then, and it takes its room once. */
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
        // The file is gone, or the disk knows no second name for a file: the picture is copied.
        return false
      }
    },
  }
}
