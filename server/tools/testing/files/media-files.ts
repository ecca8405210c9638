import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Site, startSite } from '#server/tools/testing/content/content.ts'
import { whenHoldsHaveEnded } from '#server/tools/testing/database/leftovers.ts'

/** A site whose picture folder can be looked into. */
export interface SiteWithFiles extends Site {
  readonly folder: string
  /** The names of all files, without those that are only on their way in. */
  files(): Promise<string[]>
  file(name: string): Promise<Uint8Array>
  /** The names of the files that are left once nothing can be brought back. */
  filesInTheEnd(): Promise<string[]>
}

/** Starts a site on a folder of its own. */
export const startSiteWithFiles = async (): Promise<SiteWithFiles> => {
  const site = await startSite()
  const folder = join(site.app.place.dataDir, 'media')
  await mkdir(folder)
  const files = async () =>
    (await readdir(folder, { withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted()
  return {
    ...site,
    folder,
    files,
    filesInTheEnd: async () => {
      await site.app.services.media.sweep(whenHoldsHaveEnded())
      return files()
    },
    file: (name) => readFile(join(folder, name)),
  }
}
