import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsHydrated } from '#web/ui/use-hydrated.ts'

const prefix = 'person-'
// Anchors inside the text about a person start with the anchor of the person.
const anchored = /^#person-([0-9a-z]{26})/

/**
 * Returns the anchor of a person, which opens the dialog or, without scripts, leads to the
 * details on the page.
 */
export const personAnchorOf = (id: string): string => prefix + id

/**
 * State of navigations that opened the dialog on this page, so that closing goes back in the
 * history.
 */
const openedHere = { openedHere: true }

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHere' in state

/**
 * Returns a click handler that opens a person in the dialog. Clicks for a new tab keep their
 * default.
 */
export function useOpenPersonOnClick(id: string) {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate({ hash: personAnchorOf(id) }, { state: openedHere, preventScrollReset: true })
  }
}

/** Returns the person in the URL and a function that closes the dialog. */
export function useOpenPerson() {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  // The server does not know the fragment, so the first render must ignore it.
  const isHydrated = useIsHydrated()
  const id = (isHydrated && anchored.exec(hash)?.[1]) || null

  // A second click while closing must not leave the page.
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = id === null
  }, [id])

  useEffect(() => {
    // Visitors who came by a link find the focus on the person's card.
    if (id === null || document.activeElement !== document.body) return
    document
      .querySelector<HTMLElement>(`[data-person="${CSS.escape(id)}"]`)
      ?.focus({ preventScroll: true })
  }, [id])

  function close() {
    if (isClosing.current) return
    isClosing.current = true
    if (isOpenedHere(state)) navigate(-1)
    else navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  }

  return { id, close }
}
