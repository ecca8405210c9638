import { useEffect, useState } from 'react'

/**
 * Applies the brand if it was changed since the page load, which only the user who changes it
 * experiences.
 */
export const useApplyChangedBrand = (version: number): void => {
  const [came] = useState(version)
  useEffect(() => {
    if (version !== came)
      import('#web/frame/apply-brand.ts').then(
        ({ applyBrand }) => applyBrand(),
        // If this fails, the next page load applies it.
        () => undefined,
      )
  }, [came, version])
}
