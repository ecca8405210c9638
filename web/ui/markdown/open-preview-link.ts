import type { MouseEvent } from 'react'

/** Opens links of a preview in a new tab, because leaving would lose an unsaved form. */
export const openPreviewLink = (event: MouseEvent<HTMLElement>): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  const isHere = link.getAttribute('href')?.startsWith('#')
  if (isHere) document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView()
  else window.open(link.href, '_blank', 'noopener')
}
