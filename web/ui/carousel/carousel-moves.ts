import { useEffect, useState } from 'react'
import type { CarouselApi } from './carousel-engine.tsx'

type Move = (api: CarouselApi) => void

/** Moves a carousel, or remembers to until what moves it is there. */
export function useCarouselMoves(api: CarouselApi | undefined) {
  const [waiting, setWaiting] = useState<readonly Move[]>([])

  useEffect(() => {
    if (!api || waiting.length === 0) return
    for (const move of waiting) move(api)
    setWaiting([])
  }, [api, waiting])

  return {
    move: (move: Move) => (api ? move(api) : setWaiting((before) => [...before, move])),
    /** Whether something waits to be moved. */
    isWanted: waiting.length > 0,
  }
}
