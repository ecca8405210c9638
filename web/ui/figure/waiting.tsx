import type { ReactNode } from 'react'

/** A figure's still picture, with room for what it will be touched with: nothing moves when that comes. */
export function Waiting({ still }: { still: ReactNode }) {
  return (
    <div className="grid gap-3">
      {still}
      <Room />
    </div>
  )
}

/** What stands below a figure: as high empty as with what is usual there. */
export function Room({ children }: { children?: ReactNode }) {
  return (
    <div data-slot="touch-room" className="grid content-start gap-3">
      {children}
    </div>
  )
}
