/** By what editors narrow a list down: everything, or what is in one state. */
export const listStatuses = ['all', 'published', 'draft', 'scheduled', 'changed'] as const

export type ListStatus = (typeof listStatuses)[number]
