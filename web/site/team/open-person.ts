import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsHydrated } from '#web/ui/use-hydrated.ts'

const prefix = 'person-'
// Matches the id of a person at the start, because ids inside the text about a person have further
// characters.
const anchored = /^#person-([0-9a-z]{26})/

/**
 * Returns the anchor of a person, which opens the dialog or, without scripts, leads to the
 * details on the page.
 */
export const personAnchorOf = (id: string): string => prefix + id

/**
 * History state that marks dialogs opened on this page, so that closing them goes back instead of adding an
 * entry.
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

/**
 * Returns the id of the person whose dialog is open according to the URL, and a function that closes the
 * dialog.
 */
export function useOpenPerson() {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  // The server cannot see the fragment, so hydration must start without it.
  const isHydrated = useIsHydrated()
  const id = (isHydrated && anchored.exec(hash)?.[1]) || null

  // Going back twice would leave the page, so further clicks on the close button are ignored.
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = id === null
  }, [id])

  useEffect(() => {
    // If a link opened the dialog, closing must return the focus somewhere, so the person's card gets it
    // first.
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
