import { lazy, Suspense } from 'react'
import { useIsToasterRequested } from './toaster-wanted.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** Shows toasts. The code for this is loaded once a component of the page needs it. */
export function LazyToaster() {
  return (
    useIsToasterRequested() && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}
