export const listStatuses = ['all', 'published', 'draft', 'scheduled', 'changed'] as const

export type ListStatus = (typeof listStatuses)[number]
