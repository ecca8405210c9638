import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#web/ui/use-hydrated.ts'

const prefix = 'person-'
// A footnote or a heading in the text about someone has an anchor that begins like theirs.
const anchored = /^#person-([0-9a-z]{26})/

/** The anchor of a person: the address of the dialog, and without scripts of the details on the same page. */
export const personAnchor = (id: string): string => prefix + id

/** Says that the dialog was opened on this page, so that closing it is a step back. */
const openedHere = { openedHere: true }

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHere' in state

/** Opens someone in the dialog where a press would lead to their page; one for a new tab is left alone. */
export function useOpener(id: string) {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate({ hash: personAnchor(id) }, { state: openedHere, preventScrollReset: true })
  }
}

/** Which person the address asks for, and how to close again. */
export function useOpenPerson() {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  // The server never sees the anchor, so the first rendering in the browser must not either.
  const isHydrated = useHydrated()
  const id = (isHydrated && anchored.exec(hash)?.[1]) || null

  // A second press while the first is under way must not leave the page.
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = id === null
  }, [id])

  useEffect(() => {
    // One who came by a link finds the focus on the person's card afterwards.
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
