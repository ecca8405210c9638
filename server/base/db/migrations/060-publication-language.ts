import { newColumns } from './new-columns.ts'

/** The language of a publication. */
export const publicationLanguage = newColumns('060-publication-language', 'publication', {
  language: '',
})
