import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Site, startSite } from './content.ts'
import { freshPlace } from './database.ts'

/** A site whose picture folder can be looked into. */
export interface SiteWithFiles extends Site {
  readonly folder: string
  /** The names of all files, without those that are only on their way in. */
  files(): Promise<string[]>
  file(name: string): Promise<Uint8Array>
}

/** Starts a site on a folder of its own. */
export const startSiteWithFiles = async (): Promise<SiteWithFiles> => {
  const place = await freshPlace(onTestFinished)
  const folder = join(place.dataDir, 'media')
  await mkdir(folder)
  return {
    ...(await startSite({ place })),
    folder,
    files: async () =>
      (await readdir(folder, { withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .toSorted(),
    file: (name) => readFile(join(folder, name)),
  }
}
