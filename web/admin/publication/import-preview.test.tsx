import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PublicationImportEntry } from '#contract/publication/publication-import.ts'
import { ImportPreview } from '#web/admin/editor/import/import-preview.tsx'
import { ImportedPublicationRow } from './import-entry-row.tsx'
import { publicationImportStrings as strings } from './publication-import-strings.ts'

const entry = (
  index: number,
  status: PublicationImportEntry['status'],
  reason = '',
): PublicationImportEntry => ({
  index,
  status,
  reason,
  line: index + 1,
  matches: [],
  fills: [],
  savedAs: '',
  text: status === 'failed' ? '@article{broken' : '',
  publication:
    status === 'failed'
      ? null
      : {
          title: `Title ${index}`,
          authors: 'Jane Doe',
          publicationDate: '2024-01-01',
          publicationType: 'Journal article',
          publicationLink: '',
          publicationSummary: '',
          datePrecision: 'year',
          doi: '',
          pmid: '',
          arxivId: '',
          venue: '',
          volume: '',
          issue: '',
          pages: '',
          publisher: '',
          editors: '',
          series: '',
          number: '',
          ...{
            edition: '',
            genre: '',
            language: '',
            properNouns: [],
            abstract: '',
            keywords: [],
            links: [],
            notices: [],
          },
          authorList: [],
        },
})

const show = (entries: readonly PublicationImportEntry[]) => {
  const nothing = () => undefined
  render(
    <ImportPreview entries={entries} strings={strings} chosen={new Set()} onChoose={nothing}>
      {(each) => (
        <ImportedPublicationRow
          entry={each}
          isChosen={false}
          onChoose={nothing}
          onMend={nothing}
          year=""
          onYear={nothing}
        />
      )}
    </ImportPreview>,
  )
}

test('entries that can be saved come first, failed ones are collapsed below', () => {
  show([entry(0, 'failed', 'It has no title'), entry(1, 'duplicate'), entry(2, 'new')])
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual(['New1 entry', 'Here already1 entry', 'Could not be read'])
  const folded = screen.getByRole('group')
  expect(folded).toHaveProperty('open', false)
  expect(within(folded).getByText('It has no title', { exact: false })).toBeDefined()
  expect(screen.getByText(/1 new · 1 here already ·/)).toBeDefined()
  screen.getByRole('button', { name: '1 could not be read' }).click()
  expect(folded).toHaveProperty('open', true)
  expect(document.activeElement).toBe(folded.firstChild)
})

test('if nothing could be read, the failed entries are shown', () => {
  show([entry(0, 'failed', 'It has no title')])
  expect(screen.getByRole('group')).toHaveProperty('open', true)
})
