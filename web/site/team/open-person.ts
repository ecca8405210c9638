import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'

const prefix = 'person-'
// A footnote or a heading in the text about someone has an anchor that begins like theirs.
const anchored = /^#person-([0-9a-z]{26})/
const never = () => () => undefined

/** The anchor of a person: where the dialog is linked to, and without scripts the details stand. */
export const personAnchor = (id: string): string => prefix + id

/** Says that the dialog was opened on this page, so that closing it is a step back. */
export const openedHere = { openedHere: true }

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHere' in state

/** Which person the address asks for, and how to close again. */
export function useOpenPerson() {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  // The server never sees the anchor, so the first rendering in the browser must not either.
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const id = (isAwake && anchored.exec(hash)?.[1]) || null

  // A second press while the first is under way must not leave the page.
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = id === null
  }, [id])

  useEffect(() => {
    // One who came by a link finds the focus on the person's card afterwards.
    if (id === null || document.activeElement !== document.body) return
    document
      .querySelector<HTMLElement>(`a[href$="#${CSS.escape(prefix + id)}"]`)
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
