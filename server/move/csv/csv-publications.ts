import { splitAuthors } from '#contract/publication/author-text.ts'
import { workType } from '#server/publication/citation/work-type.ts'
import type { Entry } from '../importer.ts'
import { describedWork } from '../work-entry.ts'
import type { NamedRow } from './people.ts'

export const readPublications = (rows: readonly NamedRow[]): Entry[] =>
  rows.map(([source, row]) => {
    const { title = '', authors = '', year = '', doi = '', venue = '', url = '', type = '' } = row
    const csl = { title, DOI: doi, URL: url, 'container-title': venue, type: workType(type) }
    return describedWork(
      { csl, authors: splitAuthors(authors), date: year },
      { source, key: `publication/${source}` },
    )
  })
