import type { PublicationImportEntry } from '#contract/publication/publication-import.ts'
import type { ImportPreviewStrings } from '#web/admin/editor/import/import-preview.tsx'
import { publicationPanelStrings } from '#web/content/publication-panel-strings.ts'

const entries = (count: number) =>
  count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`

const fieldNames: Readonly<Record<string, string>> = publicationPanelStrings.fields

export const publicationImportStrings = {
  open: 'Import',
  title: 'Import publications',
  intro: 'Nothing is saved before you have seen what would be.',
  text: 'Paste here',
  textHint:
    'DOIs, PubMed and arXiv numbers, ORCID iDs, BibTeX, RIS, PubMed’s format or CSL-JSON, also mixed.',
  chooseFile: 'Choose a file',
  dropHint: 'or drop it here: .bib, .ris, .nbib, .json, up to 5 MB',
  removeFile: 'Remove',
  read: 'Preview',
  reading: 'Reading',
  saving: 'Saving',
  undoing: 'Taking it back',
  progress: (done: number, total: number) =>
    `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  groups: {
    new: { name: 'New', tally: (count) => `${count.toLocaleString('en')} new` },
    version: {
      name: 'Other versions of what is here',
      tally: (count) => (count === 1 ? '1 other version' : `${count} other versions`),
    },
    duplicate: {
      name: 'Here already',
      tally: (count) => `${count.toLocaleString('en')} here already`,
    },
    failed: {
      name: 'Could not be read',
      tally: (count) => `${count.toLocaleString('en')} could not be read`,
    },
  } satisfies Record<PublicationImportEntry['status'], ImportPreviewStrings['groups'][string]>,
  count: entries,
  line: (line: number) => `Line ${line}`,
  year: 'Year',
  yearOf: (title: string) => `Year of ${title}`,
  yearHint: 'It is not in what you pasted. Without it the publication is listed as undated.',
  noYear: 'Type a year such as 2024',
  fills: (fields: readonly string[]) =>
    `Would fill in: ${fields.map((name) => fieldNames[name] ?? name).join(', ')}`,
  nothingToFill: 'Nothing to fill in',
  sameAs: (title: string) => `Here as: ${title}`,
  chooseAll: (group: string) => `All: ${group}`,
  more: (count: number) => `Show ${count.toLocaleString('en')} more`,
  mend: 'Text of this entry',
  readAgain: 'Read again',
  save: (count: number) => `Save ${entries(count)}`,
  saved: (count: number) => `${entries(count)} saved.`,
  notSaved: 'These are not:',
  undo: 'Undo the import',
  undone: 'The import is taken back.',
  kept: 'These were edited since and stay:',
  failed: 'The import failed',
  again: 'Start over',
  close: 'Close',
}
