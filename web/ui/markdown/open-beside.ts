import type { MouseEvent } from 'react'

/** Opens a link that was pressed in a preview beside it: it must not lead away from a form that is not saved. */
export const openBeside = (event: MouseEvent<HTMLElement>): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  const isHere = link.getAttribute('href')?.startsWith('#')
  if (isHere) document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView()
  else window.open(link.href, '_blank', 'noopener')
}
