export const csvColumns = ['entity', 'id', 'field', 'source', 'text', 'state'] as const
