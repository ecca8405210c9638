import { readBibtexFields } from '#server/publication/citation/read/bibtex-fields.ts'
import { bibtexDetails } from '../bibtex-details.ts'
import type { ImportedEntry } from '../importer.ts'
import { missingPictureNotes, type SiteFiles } from '../site/files.ts'
import { isThemeExample } from '../theme-examples.ts'
import { bibtexToImportedEntries, type ImportedWorkDetails } from '../work-entry.ts'

const previewFolders = ['assets/img/publication_preview', 'assets/img']
const localFileFields = ['pdf', 'slides', 'poster', 'supp', 'html', 'blog']

const readThemeFields =
  (files: SiteFiles, source: string) =>
  (entry: string): ImportedWorkDetails => {
    const bibtex = readBibtexFields(entry)
    const preview = bibtex.get('preview') ?? ''
    const picture = files.picture(preview, source, previewFolders)
    const local = localFileFields
      .map((name) => bibtex.get(name) ?? '')
      .filter((value) => value !== '' && !/^https?:/i.test(value))
    const { fields, notes = [] } = bibtexDetails(bibtex, ['preview', 'selected'])
    return {
      fields: {
        ...fields,
        ...(/^true/i.test(bibtex.get('selected') ?? '') && { featured: true }),
        ...(picture && { picture }),
      },
      notes: [
        ...missingPictureNotes(preview, picture),
        ...notes,
        ...(local.length > 0 ? [`Files that Salus does not keep: ${local.join(', ')}`] : []),
      ],
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
