import type { ReactNode } from 'react'

/** Poster of a loading figure, with space for its controls so that the layout does not shift. */
export function LoadingFigure({ still }: { still: ReactNode }) {
  return (
    <div className="grid gap-3">
      {still}
      <FigureControls />
    </div>
  )
}

/** Container of a figure's controls. Its minimum height reserves their space while the figure loads. */
export function FigureControls({ children }: { children?: ReactNode }) {
  return (
    <div data-slot="touch-room" className="grid content-start gap-3">
      {children}
    </div>
  )
}
