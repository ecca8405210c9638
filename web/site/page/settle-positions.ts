import type { PartView } from './load-part.ts'

/** What visitors see of the parts of a page; where all its positions have closed it says so once. */
export const settlePositions = (parts: readonly PartView[]): PartView[] => {
  const isOneOpen = parts.some(({ kind }) => kind === 'position')
  const firstClosed = parts.find(({ kind }) => kind === 'closedPosition')
  return parts.flatMap((part): PartView[] => {
    if (part === firstClosed && !isOneOpen) return [{ kind: 'noPositions' }]
    return part.kind === 'note' || part.kind === 'closedPosition' ? [] : [part]
  })
}
