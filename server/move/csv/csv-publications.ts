import { splitAuthorsText } from '#contract/publication/author-text.ts'
import { parseWorkType } from '#server/publication/citation/work-type.ts'
import type { ImportedEntry } from '../importer.ts'
import { importedWorkToEntry } from '../work-entry.ts'
import type { CsvTableRow } from './people.ts'

export const csvRowsToPublications = (rows: readonly CsvTableRow[]): ImportedEntry[] =>
  rows.map(([source, row]) => {
    const { title = '', authors = '', year = '', doi = '', venue = '', url = '', type = '' } = row
    const csl = {
      title,
      DOI: doi,
      URL: url,
      'container-title': venue,
      type: type.trim() && parseWorkType(type),
    }
    return importedWorkToEntry(
      { csl, authors: splitAuthorsText(authors), date: year },
      { source, key: `publication/${source}` },
    )
  })
