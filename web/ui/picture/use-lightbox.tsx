import { useState } from 'react'
import { Lightbox, type LightboxPicture } from './lightbox.tsx'

/** Returns `show`, which opens an image full-screen, and `lightbox`, the element to render. */
export function useLightbox(pictures: readonly LightboxPicture[]) {
  const [at, setAt] = useState<number | null>(null)
  return {
    show: (index: number) => setAt(index),
    lightbox: at !== null && (
      <Lightbox pictures={pictures} at={at} onTurn={setAt} onClose={() => setAt(null)} />
    ),
  }
}
