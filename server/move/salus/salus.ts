import { parseFigureFileName } from '#contract/figure/figure-file.ts'
import type { ImportedEntry, SiteImporter } from '../importer.ts'
import { RejectedSiteError } from '../refusal.ts'
import type { SiteFiles } from '../site/files.ts'
import { findFigureProblem } from './figure-problem.ts'
import { type ExportedEntry, parseSalusExport } from './read-export.ts'

const jsonFile = 'salus.json'
export const exportMediaFolder = 'media/'

const toEntry = (exported: ExportedEntry): ImportedEntry => {
  const { entity, kind, id, title, notes, failed } = exported
  // Redirects to list pages have no ids of their own, so their path identifies them.
  const key = `${entity} ${kind === 'redirect' ? title : id}`
  const problems = failed === undefined ? { notes } : { failed }
  return { kind, key, title, source: jsonFile, fields: {}, exported, ...problems }
}

/**
 * Marks the media files of an export for import. Invalid metadata of figures is reported instead.
 */
const keepMedia = async (files: SiteFiles): Promise<void> => {
  const inStore = (path: string) => path.slice(exportMediaFolder.length)
  const paths = files.below(exportMediaFolder)
  const stems = Map.groupBy(paths.map(inStore), (name) => parseFigureFileName(name)?.stem)
  for (const path of paths) {
    const figure = parseFigureFileName(inStore(path))
    const isFacts = figure?.ending === 'volume' || figure?.ending === 'trace'
    const problem =
      isFacts && findFigureProblem(figure, await files.text(path), stems.get(figure.stem) ?? [])
    if (problem) files.leave(path, problem)
    else files.keep(path)
  }
}

export const salusImporter: SiteImporter = {
  system: 'salus',
  recognises: (files) => files.has(jsonFile),
  read: async (files, schemas) => {
    const read = parseSalusExport(await files.text(jsonFile), schemas)
    if ('refused' in read) throw new RejectedSiteError(read.refused)
    for (const reason of read.left) files.leave(`${jsonFile}: ${reason}`, 'It cannot be used')
    // The other files of an export repeat the content for other systems.
    for (const name of files.below('content/', /\.md$/)) files.use(name)
    for (const name of ['publications.bib', 'people.csv']) files.use(name)
    await keepMedia(files)
    return read.entries.map(toEntry)
  },
}
