import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { loaded, type NotLoaded } from '#web/api/loaded.ts'
import type { SearchView } from './load-search.ts'
import { searchAddress } from './search-address.ts'
import { typingPauseMs } from './typing-pause.ts'

/** What a field's text finds while one types; null where the search does not answer, undefined before it has. */
export function useInstantSearch(field: HTMLInputElement): {
  q: string
  view: SearchView | null | undefined
} {
  const [q, setQ] = useState(() => field.value.trim())
  const { load, data } = useFetcher<SearchView | NotLoaded>()
  // A new search gives up the one before; the router's function is another one in each render.
  const find = useRef(load)
  find.current = load

  useEffect(() => {
    const read = () => setQ(field.value.trim())
    // Someone may have typed since it was drawn.
    read()
    field.addEventListener('input', read)
    return () => field.removeEventListener('input', read)
  }, [field])

  useEffect(() => {
    if (q === '') return
    const timer = setTimeout(() => void find.current(searchAddress(q)), typingPauseMs)
    return () => clearTimeout(timer)
  }, [q])

  return { q, view: data && loaded(data) }
}
