import { createTextColumnsMigration } from './new-columns.ts'

export const publicationLanguage = createTextColumnsMigration(
  '060-publication-language',
  'publication',
  {
    language: '',
  },
)
