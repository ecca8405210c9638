import { useEffect, useState } from 'react'
import { panelsForRole } from '#web/admin/define-panel.ts'
import { panels } from '#web/admin/panels.ts'
import { browserClientOptions } from '#web/api/browser-client.ts'
import { readUserRole } from '#web/session/session.ts'
import type { PaletteCommandGroup } from './commands.ts'
import { createEntrySearches, searchPanelEntries } from './find-entries.ts'
import { searchItems } from './find-items.ts'

const pauseMs = 120

interface Found {
  readonly search: string
  readonly groups: readonly PaletteCommandGroup[]
  readonly hasFailed: boolean
}

const nothing: Found = { search: '', groups: [], hasFailed: false }

/** Returns entries that match the typed text, after a pause in typing. Keeps the previous result until the next arrives. */
export const useEntrySearch = (typed: string, goTo: (address: string) => void) => {
  const search = typed.trim()
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    if (search === '') return setFound(nothing)
    const stop = new AbortController()
    const transport = { ...browserClientOptions, signal: stop.signal }
    const searches = createEntrySearches(panelsForRole(panels, readUserRole()))
    const find = () =>
      Promise.all([
        searchPanelEntries(searches, search, goTo, transport),
        searchItems(search, goTo, transport),
      ]).then(
        (groups) => setFound({ search, groups: groups.flat(), hasFailed: false }),
        () => stop.signal.aborted || setFound({ search, groups: [], hasFailed: true }),
      )
    const timer = setTimeout(find, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [search, goTo])
  return { groups: found.groups, hasFailed: found.hasFailed, isSearching: found.search !== search }
}
