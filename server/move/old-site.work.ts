import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseFigureFileName } from '#contract/figure/figure-file.ts'
import { isStoredFileName, maxUploadedFileBytes } from '#contract/media/uploaded-file.ts'
import type { ImportableSystem, ImportedFiles, SkippedFile } from '#contract/move/move-in.ts'
import type { ConfinedTask } from '#server/base/confine/confine.ts'
import { isDiskFullError } from '#server/base/process/disk-full.ts'
import { limitEntrySize, maxImportedEntryBytes, toFailedImportEntry } from './bounded-entry.ts'
import type { ImportedEntry } from './importer.ts'
import { mergeSameWorks } from './merge-works.ts'
import { addNotesAndRedirects } from './notes-and-redirects.ts'
import { catchRejectedSiteError, RejectedSiteError, type SiteReadOutcome } from './refusal.ts'
import { sortEntriesByReferences } from './saving-order.ts'
import { countFiles } from './site/count-files.ts'
import { isDocumentName, type SiteFiles, trackFileUse } from './site/files.ts'
import { type ImportedSite, rejectTooManyEntries, siteLimitsFor } from './site/moving-site.ts'
import { openSiteAt } from './site/open-site.ts'
import { listSkippedFiles } from './site/skipped-files.ts'
import { createSiteListWriter } from './site-lists.ts'
import { siteImporters } from './systems.ts'
import { nameThemeExamples } from './theme-examples.ts'

export interface ReadSiteInput {
  /** Supported database schemas. They are passed in, because this process does not load the database code. */
  readonly schemas: readonly string[]
  readonly path: string
  readonly name: string
  /** Whether an operator put the site on this machine. Its size is then unlimited. */
  readonly isOnMachine?: boolean
  /** Output folder for pictures, documents and lists. Without it, only the system is detected. */
  readonly folder?: string
}

export type FileCounts = Omit<ImportedFiles, 'used'>

/**
 * Numbers of entries, and of pictures and documents, that were read. They themselves are in files, because they can
 * exceed the memory.
 */
export interface ReadSiteSummary {
  readonly system: ImportableSystem
  readonly entries: number
  readonly kept: number
  readonly files: FileCounts
}

export type FileBeingRead = string

const maxPictureBytes = 10 * 1024 * 1024
/**
 * Exports of Salus contain original medical images and recordings, which are larger than pictures.
 */
const maxFigureFileBytes = 200 * 1024 * 1024
const maxBytesOf = (path: string): number => {
  const name = path.replace(/^.*\//, '')
  if (!isStoredFileName(name) && parseFigureFileName(name)) return maxFigureFileBytes
  return isDocumentName(name) ? maxUploadedFileBytes : maxPictureBytes
}

const maxNameLength = 500
const tooManyFiles = 'Not listed, because there are so many'

const nothingToImport =
  'This is no site that can be read: send the files of an al-folio, HugoBlox or lab-website-template site as a ZIP, a WordPress export, an export of Salus, or a CSV table with a first line that names its columns.'

const importerOf = async (files: SiteFiles) => {
  for (const importer of siteImporters) if (await importer.recognises(files)) return importer
  throw new RejectedSiteError(nothingToImport)
}

const diskFull = 'There is no room on the disk to unpack the site. Make room, and try again'

const refuseIfDiskFull = async (write: () => Promise<void>): Promise<void> => {
  try {
    await write()
  } catch (error) {
    throw isDiskFullError(error) ? new RejectedSiteError(diskFull) : error
  }
}

const unpackFiles = async (
  site: ImportedSite,
  files: SiteFiles,
  folder: string,
  step: (name: string) => void,
) => {
  const list = createSiteListWriter(folder, 'kept')
  let unpacked = 0
  for (const name of files.kept) {
    step(name)
    const here = site.pathOf?.(name)
    const isTaken = site.sizeOf(name) <= maxBytesOf(name)
    const path = here ?? join(folder, String(unpacked++))
    if (isTaken && here === undefined) await writeFile(path, await site.read(name), { mode: 0o600 })
    list.add([name, isTaken ? path : null])
  }
  list.close()
}

const writeEntries = (folder: string, entries: readonly ImportedEntry[]): void => {
  const list = createSiteListWriter(folder, 'entries')
  for (const entry of entries) {
    const bounded = limitEntrySize(entry)
    if (!list.add(bounded, maxImportedEntryBytes)) list.add(toFailedImportEntry(bounded))
  }
  list.close()
}

const cutName = (name: string): string => name.slice(0, maxNameLength).toWellFormed()

const shortenLeft = ({ source, reason }: SkippedFile): SkippedFile => ({
  source: cutName(source),
  reason: cutName(reason),
})

const writeLeft = (folder: string, left: readonly SkippedFile[], most: number): void => {
  const list = createSiteListWriter(folder, 'left')
  for (const each of left.slice(0, most)) list.add(shortenLeft(each))
  const more = left.length - most
  if (more > 0) list.add({ source: `${more.toLocaleString('en')} more`, reason: tooManyFiles })
  list.close()
}

const writeUsed = (folder: string, used: ImportedFiles['used']): void => {
  const list = createSiteListWriter(folder, 'used')
  for (const { source, usedBy } of used)
    list.add({ source: cutName(source), usedBy: cutName(usedBy) })
  list.close()
}

const noFiles: FileCounts = { total: 0, entries: 0, left: 0 }

/** Reads a site. Runs in a process of its own, because hostile files can take arbitrarily long. */
export const work: ConfinedTask<ReadSiteInput, SiteReadOutcome<ReadSiteSummary>, FileBeingRead> = (
  { schemas, path, name, isOnMachine = false, folder },
  step,
) =>
  catchRejectedSiteError(async () => {
    const site = await openSiteAt(path, name, isOnMachine)
    try {
      const limits = siteLimitsFor(isOnMachine)
      const files = trackFileUse(site, step, limits)
      const importer = await importerOf(files)
      const { system } = importer
      if (folder === undefined) return { system, entries: 0, kept: 0, files: noFiles }
      const entries = addNotesAndRedirects(
        nameThemeExamples(mergeSameWorks(await importer.read(files, schemas))),
      )
      rejectTooManyEntries(entries.length, limits)
      const left = listSkippedFiles(files)
      const { used, ...counts } = countFiles(files, entries, left)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await refuseIfDiskFull(async () => {
        writeEntries(folder, system === 'salus' ? entries : sortEntriesByReferences(entries))
        await unpackFiles(site, files, folder, step)
        writeLeft(folder, left, limits.reportedFiles)
        writeUsed(folder, used)
      })
      return { system, entries: entries.length, kept: files.kept.size, files: counts }
    } finally {
      await site.close()
    }
  })
