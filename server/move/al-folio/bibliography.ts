import type { ImportedEntry } from '../importer.ts'
import { missingPictureNotes, type SiteFiles } from '../site/files.ts'
import { isThemeExample } from '../theme-examples.ts'
import { bibtexToImportedEntries, type ImportedWorkDetails } from '../work-entry.ts'

const bibtexField = (entry: string, name: string): string =>
  new RegExp(`^[ \\t]*${name}[ \\t]*=[ \\t]*[{"]?([^{}"\\n]{1,500})`, 'im')
    .exec(entry)?.[1]
    ?.replace(/,\s*$/, '')
    .trim() ?? ''

const previewFolders = ['assets/img/publication_preview', 'assets/img']

const readThemeFields =
  (files: SiteFiles, source: string) =>
  (entry: string): ImportedWorkDetails => {
    const preview = bibtexField(entry, 'preview')
    const picture = files.picture(preview, source, previewFolders)
    const award = bibtexField(entry, 'award_name') || bibtexField(entry, 'award')
    const local = ['pdf', 'slides', 'poster', 'supp', 'html', 'blog']
      .map((name) => bibtexField(entry, name))
      .filter((value) => value !== '' && !/^https?:/i.test(value))
    const lost = ['abbr', 'additional_info', 'annotation'].filter((name) =>
      bibtexField(entry, name),
    )
    return {
      fields: {
        ...(/^true/i.test(bibtexField(entry, 'selected')) && { featured: true }),
        ...(award && { award: award.slice(0, 300) }),
        ...(picture && { picture }),
      },
      notes: [
        ...missingPictureNotes(preview, picture),
        ...lost.map((name) => `Not kept: ${name} (${bibtexField(entry, name)})`),
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
