import { useEffect, useState } from 'react'
import { panelsForRole } from '#web/admin/define-panel.ts'
import { panels } from '#web/admin/panels.ts'
import { browserClientOptions } from '#web/api/browser-client.ts'
import { readUserRole } from '#web/session/session.ts'
import type { PaletteCommandGroup } from './commands.ts'
import { createEntrySearches, searchPanelEntries } from './find-entries.ts'

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
    const find = () =>
      searchPanelEntries(createEntrySearches(panelsForRole(panels, readUserRole())), search, goTo, {
        ...browserClientOptions,
        signal: stop.signal,
      }).then(
        (groups) => setFound({ search, groups, hasFailed: false }),
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
