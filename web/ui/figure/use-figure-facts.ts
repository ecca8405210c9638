import { useEffect, useState } from 'react'
import { fetchFigureMetadata } from './fetch-figure.ts'

/**
 * Loads the metadata of a figure. Returns null until it has loaded. Errors are thrown to the nearest error
 * boundary.
 */
export function useFigureMetadata<T>(address: string): T | null {
  const [loaded, setLoaded] = useState<{ facts: T } | { error: unknown } | null>(null)
  useEffect(() => {
    let isCurrent = true
    fetchFigureMetadata<T>(address).then(
      (facts) => isCurrent && setLoaded({ facts }),
      (error: unknown) => isCurrent && setLoaded({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [address])
  if (loaded && 'error' in loaded) throw loaded.error
  return loaded?.facts ?? null
}
