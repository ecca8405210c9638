import { join } from 'node:path'
import type { ImportedFiles, SkippedFile } from '#contract/move/move-in.ts'
import {
  createListFileWriter,
  type ListFileWriter,
  readListFile,
} from '#server/base/confine/list-file.ts'
import type { ImportedEntry } from './importer.ts'

/**
 * A picture or document of the old site: its name there and its path on disk. The path is null if the file is too
 * large.
 */
export type FileNameAndPath = readonly [name: string, path: string | null]

interface SiteLists {
  readonly entries: ImportedEntry
  readonly left: SkippedFile
  readonly kept: FileNameAndPath
  readonly used: ImportedFiles['used'][number]
}

export const createSiteListWriter = <K extends keyof SiteLists>(
  folder: string,
  name: K,
): ListFileWriter<SiteLists[K]> => createListFileWriter(join(folder, name))

export const readSiteList = <K extends keyof SiteLists>(
  folder: string,
  name: K,
): AsyncGenerator<SiteLists[K]> => readListFile(join(folder, name))
