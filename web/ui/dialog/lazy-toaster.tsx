import { lazy, Suspense } from 'react'
import { useIsToasterRequested } from './toaster-wanted.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** Renders toasts. Loads the toaster with the first component that may show one. */
export function LazyToaster() {
  return (
    useIsToasterRequested() && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}
