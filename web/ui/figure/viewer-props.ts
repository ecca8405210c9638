import type { ReactNode } from 'react'

/** What a viewer is given: where its figure is, and what the text says of it. */
export interface ViewerProps {
  readonly address: string
  readonly alt: string
  readonly said: Readonly<Record<string, string>>
  /** The still picture, until there is something to touch. */
  readonly still: ReactNode
}
