import { newColumns } from './new-columns.ts'

export const publicationLanguage = newColumns('060-publication-language', 'publication', {
  language: '',
})
