import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What an anchor names; nothing where it was cut or mistyped. */
const placeOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Which of the panels holds the place an anchor names. */
const panelOf = (hash: string, ids: readonly string[]): string | undefined => {
  const target = placeOf(hash)
  return ids.find((id) => target?.closest(`#${CSS.escape(id)}`))
}

/** The open tab, kept in the address; an anchor within a panel opens it, too. */
export function useTab(ids: readonly string[], first: string) {
  const location = useLocation()
  const navigate = useNavigate()
  const [selected, setSelected] = useState(first)
  const [isAwake, setAwake] = useState(false)
  const known = ids.join(' ')

  // By the whole location: the same anchor once more opens its tab again.
  useEffect(() => {
    const named = panelOf(location.hash, known.split(' '))
    if (named) setSelected(named)
    setAwake(true)
  }, [location, known])

  const select = (id: string) => {
    setSelected(id)
    navigate({ hash: id }, { replace: true, preventScrollReset: true })
  }
  return { selected, isAwake, select }
}
