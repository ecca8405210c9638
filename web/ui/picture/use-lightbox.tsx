import { useState } from 'react'
import { Lightbox, type LightboxLabels, type LightboxPicture } from './lightbox.tsx'

const english: LightboxLabels = {
  title: 'Picture',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  of: (place, places) => `${place} of ${places}`,
}

/** Pictures one can see large: `show` opens one, `lightbox` goes somewhere on the page. */
export function useLightbox(pictures: readonly LightboxPicture[], labels = english) {
  const [at, setAt] = useState<number | null>(null)
  return {
    show: (index: number) => setAt(index),
    lightbox: at !== null && (
      <Lightbox
        pictures={pictures}
        at={at}
        onTurn={setAt}
        onClose={() => setAt(null)}
        labels={labels}
      />
    ),
  }
}
