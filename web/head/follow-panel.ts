import type { ChangedContent } from '#contract/content/group.ts'
import { previewKind } from '#contract/site/site-preview.ts'

const textOf = (element: Element) => element.textContent.trim()

/** The innermost element that says exactly this. */
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
  // Not scrollIntoView: that would move the panel around the page too, away from under the pointer.
  const { top, height } = found.getBoundingClientRect()
  scrollTo({ top: scrollY + top + height / 2 - innerHeight / 2 })
}

const ownSheet = new CSSStyleSheet()

/** Shows the name and the look that are being chosen. */
const applyLook = ({ sheet, name, shortName }: Record<string, unknown>): void => {
  if (typeof sheet !== 'string') return
  ownSheet.replaceSync(sheet)
  document.adoptedStyleSheets = [ownSheet]
  for (const text of document.querySelectorAll('[data-slot=wordmark] > span'))
    text.textContent = String(text.closest('footer') ? name : shortName)
}

/** Lets the panel around this page say what to show, and tells it which text was pressed. */
export const followPanel = (show: (content: ChangedContent) => void): void => {
  const panel = window.parent
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== panel || data?.kind !== previewKind.show) return
    show(data.content)
    applyLook(data)
    requestAnimationFrame(() => mark(String(data.edited ?? '')))
  })
  addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
      if (!(event.target instanceof Element)) return
      panel.postMessage({ kind: previewKind.pick, text: textOf(event.target) }, location.origin)
    },
    true,
  )
  panel.postMessage({ kind: previewKind.ready }, location.origin)
}
