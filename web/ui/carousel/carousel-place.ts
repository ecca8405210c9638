import { useEffect, useState } from 'react'
import type { CarouselApi } from './carousel-engine.tsx'

/** Where a carousel stands, and among how many places. */
export function useCarouselPlace(api: CarouselApi | undefined, slides: number) {
  const [place, setPlace] = useState({ selected: 0, places: slides })
  useEffect(() => {
    if (!api) return
    const read = () =>
      setPlace({ selected: api.selectedScrollSnap(), places: api.scrollSnapList().length })
    read()
    api.on('select', read).on('reInit', read)
    return () => {
      api.off('select', read).off('reInit', read)
    }
  }, [api])
  return place
}
