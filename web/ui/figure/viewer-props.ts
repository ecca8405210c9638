import type { ReactNode } from 'react'

export interface FigureViewerProps {
  readonly address: string
  readonly alt: string
  readonly attributes: Readonly<Record<string, string>>
  /** Poster, shown until the viewer has loaded. */
  readonly still: ReactNode
  /** Called with the attributes of the current view. Must be a stable function. */
  readonly onView?: (said: Readonly<Record<string, string>>) => void
}
