import { useEffect, useState } from 'react'

/**
 * Applies the site's colours and fonts if they changed after the page load. Only the user who changes them
 * needs this.
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
