import type { ReactNode } from 'react'

/** What a viewer is given: where its figure is, and what the text says of it. */
export interface ViewerProps {
  readonly address: string
  readonly alt: string
  readonly said: Readonly<Record<string, string>>
  /** The still picture, until there is something to touch. */
  readonly still: ReactNode
  /** Called with the current view, as it is written in a text; always the same function. */
  readonly onView?: (said: Readonly<Record<string, string>>) => void
}
