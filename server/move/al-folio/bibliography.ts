import { readBibtexFields } from '#server/publication/citation/read/bibtex-fields.ts'
import { localLinkWarning } from '#server/publication/citation/read/links.ts'
import { bibtexDetails } from '../bibtex-details.ts'
import type { ImportedEntry } from '../importer.ts'
import { missingPictureNotes, type SiteFiles } from '../site/files.ts'
import { isThemeExample } from '../theme-examples.ts'
import { bibtexToImportedEntries, type ImportedWorkDetails } from '../work-entry.ts'
import { toPublicationLinks } from '../work-links.ts'

const previewFolders = ['assets/img/publication_preview', 'assets/img']
const documentFolders = ['assets/pdf', 'assets']
const localFileFields = ['pdf', 'slides', 'poster', 'supp', 'html', 'blog']

const readThemeFields =
  (files: SiteFiles, source: string) =>
  (entry: string): ImportedWorkDetails => {
    const bibtex = readBibtexFields(entry)
    const preview = bibtex.get('preview') ?? ''
    const picture = files.picture(preview, source, previewFolders)
    const local = localFileFields
      .map((name) => ({ name, url: bibtex.get(name) ?? '' }))
      .filter(({ url }) => url !== '' && !/^https?:/i.test(url))
    const { pdf, notes: fileNotes } = toPublicationLinks(local, (url) =>
      files.document(url, source, documentFolders),
    )
    const { fields, notes = [] } = bibtexDetails(bibtex, ['preview', 'selected'])
    return {
      fields: {
        ...fields,
        ...(/^true/i.test(bibtex.get('selected') ?? '') && { featured: true }),
        ...(picture && { picture }),
        ...(pdf && { pdf }),
      },
      notes: [...missingPictureNotes(preview, picture), ...notes, ...fileNotes],
      settledWarnings: local.map(({ name, url }) => localLinkWarning(name, url)),
    }
  }

export const readAlFolioPublications = async (files: SiteFiles): Promise<ImportedEntry[]> => {
  const entries: ImportedEntry[] = []
  for (const name of files.below('_bibliography/', /\.bib$/i)) {
    const found = bibtexToImportedEntries(
      await files.text(name),
      name,
      readThemeFields(files, name),
    )
    for (const entry of found) {
      const isExample = isThemeExample(name, { title: '', texts: [entry.title] })
      entries.push(isExample ? { ...entry, isExample } : entry)
    }
  }
  return entries
}
