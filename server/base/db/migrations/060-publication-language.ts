import { addTextColumns } from './new-columns.ts'

export const publicationLanguage = addTextColumns('060-publication-language', 'publication', {
  language: '',
})
