import { createTextColumnsMigration } from './new-columns.ts'

export const publicationPdf = createTextColumnsMigration('088-publication-pdf', 'publication', {
  pdf: '',
})
