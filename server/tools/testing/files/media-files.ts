import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Site, startSite } from '#server/tools/testing/content/content.ts'
import { afterPictureHolds } from '#server/tools/testing/database/leftovers.ts'

/** A site with access to its folder of pictures. */
export interface SiteWithFiles extends Site {
  readonly folder: string
  /** Lists all files except unfinished uploads. */
  files(): Promise<string[]>
  file(name: string): Promise<Uint8Array>
  /** Lists the files that remain once nothing can be restored any more. */
  filesInTheEnd(): Promise<string[]>
}

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
      await site.app.services.media.sweep(afterPictureHolds())
      return files()
    },
    file: (name) => readFile(join(folder, name)),
  }
}
