import { splitAuthors } from '#contract/publication/author-text.ts'
import { workType } from '#server/publication/citation/work-type.ts'
import type { ImportedEntry } from '../importer.ts'
import { describedWorkToEntry } from '../work-entry.ts'
import type { CsvTableRow } from './people.ts'

export const csvToPublications = (rows: readonly CsvTableRow[]): ImportedEntry[] =>
  rows.map(([source, row]) => {
    const { title = '', authors = '', year = '', doi = '', venue = '', url = '', type = '' } = row
    const csl = { title, DOI: doi, URL: url, 'container-title': venue, type: workType(type) }
    return describedWorkToEntry(
      { csl, authors: splitAuthors(authors), date: year },
      { source, key: `publication/${source}` },
    )
  })
