import { useEffect, useState } from 'react'

/** Shows the brand anew once it is another than the page came with, which only the person changing it gets to see. */
export const useAppliedBrand = (version: number): void => {
  const [came] = useState(version)
  useEffect(() => {
    if (version !== came)
      import('#web/frame/apply-brand.ts').then(
        ({ applyBrand }) => applyBrand(),
        // Then it is shown with the next page that is loaded.
        () => undefined,
      )
  }, [came, version])
}
