import { useState } from 'react'
import { Lightbox, type LightboxPicture } from './lightbox.tsx'

/** Enlargeable pictures: `show` opens one, `lightbox` is rendered anywhere on the page. */
export function useLightbox(pictures: readonly LightboxPicture[]) {
  const [at, setAt] = useState<number | null>(null)
  return {
    show: (index: number) => setAt(index),
    lightbox: at !== null && (
      <Lightbox pictures={pictures} at={at} onTurn={setAt} onClose={() => setAt(null)} />
    ),
  }
}
