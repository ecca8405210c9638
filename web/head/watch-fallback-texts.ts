import { directionOf } from '#contract/text/language-direction.ts'
import { createLanguageFinder, type FallbackTexts } from '#web/content/fallback-texts.ts'

const speak = (element: HTMLElement, lang: string) => {
  element.lang = lang
  element.dir = directionOf(lang)
}

const letters = /\p{L}/u

/**
 * Gives `lang` and `dir` to fixed texts that are in another language than the page, whenever a script adds one: to the
 * page as it came the server has given them (mark-fallback-texts.server.ts).
 */
export const watchFallbackTexts = (fallback: FallbackTexts, code: string): MutationObserver => {
  const find = createLanguageFinder(fallback)
  const mark = (text: Node) => {
    const element = text.parentElement
    const lang = find(text.textContent ?? '')
    if (!lang || !element || element.lang || element.closest<HTMLElement>('[lang]')?.lang === lang)
      return
    speak(element, lang)
    for (const child of element.children) {
      const said = child.textContent ?? ''
      if (child instanceof HTMLElement && !child.lang && letters.test(said) && !find(said))
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
