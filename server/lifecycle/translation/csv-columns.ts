/** The columns of a file for translators. */
export const csvColumns = ['entity', 'id', 'field', 'source', 'text', 'state'] as const
