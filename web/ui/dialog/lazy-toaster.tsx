import { lazy, Suspense } from 'react'
import { useToasterWanted } from './toaster-wanted.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** The toasts of the page; their code comes with the first thing that may show one. */
export function LazyToaster() {
  return (
    useToasterWanted() && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}
