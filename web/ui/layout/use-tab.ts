import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Returns the element of a URL fragment, or null for an invalid fragment. */
const fragmentElement = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Returns the id of the tab panel that contains the element with this fragment. Undefined if none does. */
const panelOf = (hash: string, ids: readonly string[]): string | undefined => {
  const target = fragmentElement(hash)
  return ids.find((id) => target?.closest(`#${CSS.escape(id)}`))
}

/**
 * Returns the id of the open tab, which is also the URL fragment, and a function that opens another
 * tab. If the fragment names an element inside a panel, the tab of this panel is open.
 */
export function useOpenTab(ids: readonly string[], first: string) {
  const location = useLocation()
  const navigate = useNavigate()
  const [selected, setSelected] = useState(first)
  const [isAwake, setAwake] = useState(false)
  const joinedIds = ids.join(' ')

  // Depends on the whole location, so that clicking an equal fragment again reopens its tab.
  useEffect(() => {
    const named = panelOf(location.hash, joinedIds.split(' '))
    if (named) setSelected(named)
    setAwake(true)
  }, [location, joinedIds])

  const select = (id: string) => {
    setSelected(id)
    navigate({ hash: id }, { replace: true, preventScrollReset: true })
  }
  return { selected, isAwake, select }
}
