import { join } from 'node:path'
import type { MoveLeft } from '#contract/move/move-in.ts'
import { type ListWriter, readList, writeList } from '#server/base/confine/list-file.ts'
import type { Entry } from './importer.ts'

/** Where the picture of a site lies, by its name on the site; null for one that is too large. */
export type PicturePath = readonly [name: string, path: string | null]

/** The lists that are read of a site. */
interface SiteLists {
  readonly entries: Entry
  readonly left: MoveLeft
  readonly pictures: PicturePath
}

/** Creates the file of one of a site's lists in a folder. */
export const writeSiteList = <K extends keyof SiteLists>(
  folder: string,
  name: K,
): ListWriter<SiteLists[K]> => writeList(join(folder, name))

/** Reads one of a site's lists from its file. */
export const readSiteList = <K extends keyof SiteLists>(
  folder: string,
  name: K,
): AsyncGenerator<SiteLists[K]> => readList(join(folder, name))
