import { languageDirectionOf } from '#contract/text/language-direction.ts'
import {
  createFallbackLanguageFinder,
  type FallbackTextsByLanguage,
} from '#web/content/fallback-texts.ts'

const speak = (element: HTMLElement, lang: string) => {
  element.lang = lang
  if (!element.dir) element.dir = languageDirectionOf(lang)
}

const letters = /\p{L}/u

/**
 * Adds `lang` and `dir` to untranslated interface texts whenever a script adds one to the page. Returns the
 * observer. Texts of the initial page are marked on the server (`mark-fallback-texts.server.ts`).
 */
export const observeFallbackTexts = (
  fallback: FallbackTextsByLanguage,
  code: string,
): MutationObserver => {
  const find = createFallbackLanguageFinder(fallback)
  /** Elements marked by this function. The value is whether they already had a `dir`. */
  const marked = new WeakMap<HTMLElement, boolean>()
  const isFallback = (node: Node) =>
    node instanceof Text && find(node.textContent ?? '') !== undefined
  const unmark = (element: HTMLElement) => {
    const hadDir = marked.get(element)
    if (hadDir === undefined || [...element.childNodes].some(isFallback)) return
    element.removeAttribute('lang')
    if (!hadDir) element.removeAttribute('dir')
    marked.delete(element)
  }
  const mark = (text: Node) => {
    const element = text.parentElement
    if (!element) return
    const lang = find(text.textContent ?? '')
    if (!lang) return unmark(element)
    if (element.lang || element.closest<HTMLElement>('[lang]')?.lang === lang) return
    marked.set(element, element.dir !== '')
    speak(element, lang)
    for (const child of element.children) {
      const text = child.textContent ?? ''
      if (child instanceof HTMLElement && !child.lang && letters.test(text) && !find(text))
        speak(child, code)
    }
  }
  const look = (node: Node) => {
    if (node instanceof Text) return mark(node)
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) mark(texts.currentNode)
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) look(node)
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return observer
}
