export const translationCsvColumns = ['entity', 'id', 'field', 'source', 'text', 'state'] as const
