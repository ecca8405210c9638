import { previewMessages, type SitePanelPreview } from '#contract/site/site-preview.ts'

const textOf = (element: Element) => element.textContent.trim()

/** Returns the innermost element whose whole text equals `text`. */
const find = (text: string): Element | undefined =>
  [...document.body.querySelectorAll('*')].findLast((element) => textOf(element) === text)

let marked: HTMLElement | undefined
const mark = (text: string): void => {
  if (marked) marked.style.outline = ''
  marked = undefined
  const found = text === '' ? undefined : find(text)
  if (!(found instanceof HTMLElement)) return
  marked = found
  found.style.outline = '2px solid var(--accent)'
  // `scrollIntoView` would also scroll the surrounding panel.
  const { top, height } = found.getBoundingClientRect()
  scrollTo({ top: scrollY + top + height / 2 - innerHeight / 2 })
}

const ownSheet = new CSSStyleSheet()

/** Applies the unsaved site name and styles that the Site panel sends. */
const applyLook = ({ sheet, name, shortName }: Record<string, unknown>): void => {
  if (typeof sheet !== 'string') return
  ownSheet.replaceSync(sheet)
  document.adoptedStyleSheets = [ownSheet]
  for (const text of document.querySelectorAll('[data-slot=wordmark] > span'))
    text.textContent = String(text.closest('footer') ? name : shortName)
}

/**
 * Runs in the preview frame of the Site panel. Shows the unsaved content that the panel sends, and reports
 * clicked texts to the panel.
 */
export const receiveSitePanelPreview = (show: (preview: SitePanelPreview) => void): void => {
  const panel = window.parent
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== panel || data?.kind !== previewMessages.show)
      return
    show({ content: data.content, frame: data.frame })
    applyLook(data)
    requestAnimationFrame(() => mark(String(data.edited ?? '')))
  })
  addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
      if (!(event.target instanceof Element)) return
      panel.postMessage({ kind: previewMessages.pick, text: textOf(event.target) }, location.origin)
    },
    true,
  )
  panel.postMessage({ kind: previewMessages.ready }, location.origin)
}
