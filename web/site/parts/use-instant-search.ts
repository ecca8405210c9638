import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { type ListLoadError, listOrNullOnError } from '#web/api/loaded.ts'
import type { SearchResultsView } from './load-search.ts'
import { searchPageUrl } from './search-address.ts'
import { searchDebounceMs } from './typing-pause.ts'

/**
 * Searches while the user types. The view is null if the search failed and undefined before the
 * first response.
 */
export function useInstantSearch(field: HTMLInputElement): {
  q: string
  view: SearchResultsView | null | undefined
} {
  const [q, setQ] = useState(() => field.value.trim())
  const { load, data } = useFetcher<SearchResultsView | ListLoadError>()
  // In a ref, because the router passes a new function in each render, which must not start another search.
  const find = useRef(load)
  find.current = load

  useEffect(() => {
    const read = () => setQ(field.value.trim())
    // Searches at once if the user typed before hydration.
    read()
    field.addEventListener('input', read)
    return () => field.removeEventListener('input', read)
  }, [field])

  useEffect(() => {
    if (q === '') return
    const timer = setTimeout(() => void find.current(searchPageUrl(q)), searchDebounceMs)
    return () => clearTimeout(timer)
  }, [q])

  return { q, view: data && listOrNullOnError(data) }
}
