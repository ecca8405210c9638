import type { PagePartView } from './load-part.ts'

/**
 * Returns the parts without editor notes and closed positions. If all positions are closed, one message
 * replaces them.
 */
export const hideClosedPositions = (parts: readonly PagePartView[]): PagePartView[] => {
  const isOneOpen = parts.some(({ kind }) => kind === 'position')
  const firstClosed = parts.find(({ kind }) => kind === 'closedPosition')
  return parts.flatMap((part): PagePartView[] => {
    if (part === firstClosed && !isOneOpen) return [{ kind: 'noPositions' }]
    return part.kind === 'note' || part.kind === 'closedPosition' ? [] : [part]
  })
}
