import { languageDirectionOf } from '#contract/text/language-direction.ts'
import type { FindFallbackLanguage } from '#web/content/fallback-texts.ts'

interface Shown {
  readonly parent: Shown | undefined
  readonly at: number
  /** Value of an existing `lang` attribute. */
  readonly given: string | undefined
  readonly hasDir: boolean
  /**
   * Language of the untranslated interface text directly in the element. Empty if its text is in
   * the page's language, undefined if it has no text.
   */
  own?: string | undefined
  readonly name: string | undefined
  hasText?: boolean
}

const tokens = /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:[^">]|"[^"]*")*)>|[^<]+/gs
const empty = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const raw = /^(?:script|style|textarea)$/
/**
 * Matches form fields. Their `lang` would also apply to the typed text and its spell checking, so they are
 * not marked.
 */
const fields = /^(?:input|textarea)$/
const names = / (?:alt|aria-label|placeholder|title)="([^"]*)"/
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const decode = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (each) => entities[each] ?? '')
    : text

/**
 * Returns the language of an accessible name. Names such as `Salus, home page` begin with the site's name, so
 * the last part is tried, too.
 */
const languageOfName = (name: string, find: FindFallbackLanguage): string | undefined =>
  find(name) ?? find(name.slice(name.lastIndexOf(', ') + 1))

/** Returns the elements of the body that have texts or accessible names, parents first. */
const readElements = (page: string, find: FindFallbackLanguage): Shown[] => {
  const all: Shown[] = []
  let open: Shown | undefined
  tokens.lastIndex = Math.max(0, page.indexOf('<body'))
  for (let token = tokens.exec(page); token; token = tokens.exec(page)) {
    const [whole, close, tag, attributes = ''] = token
    if (close) open = open?.parent
    else if (tag) {
      const name = fields.test(tag) ? undefined : names.exec(attributes)?.[1]
      const element: Shown = {
        parent: open,
        at: token.index + 1 + tag.length,
        given: / lang="([^"]*)"/.exec(attributes)?.[1],
        hasDir: attributes.includes(' dir="'),
        name: name && languageOfName(decode(name), find),
      }
      all.push(element)
      if (raw.test(tag)) {
        const end = page.indexOf(`</${tag}`, tokens.lastIndex)
        tokens.lastIndex = end < 0 ? page.length : end
      }
      if (!empty.test(tag) && !attributes.endsWith('/')) open = element
    } else if (open && /\p{L}/u.test(whole)) {
      open.own = find(decode(whole)) ?? open.own ?? ''
      for (let each: Shown | undefined = open; each && !each.hasText; each = each.parent)
        each.hasText = true
    }
  }
  return all
}

/** Language and direction that the children of an element inherit. */
interface Around {
  readonly lang: string
  readonly dir: string
  /**
   * Whether a fallback text determined the language: as the element's text, or only as its accessible name.
   */
  readonly of?: 'text' | 'name'
}

const langOf = ({ given, own, name, hasText }: Shown, around: Around, page: Around): Around => {
  if (given !== undefined) return { lang: given, dir: around.dir }
  const fallback = own ?? name
  // If only the accessible name of an element is a fallback, its visible texts are in the page's language.
  if (!fallback)
    return (around.of === 'name' && hasText) || (around.of && own === '') ? page : around
  if (own === undefined) return { lang: fallback, dir: around.dir, of: 'name' }
  return { lang: fallback, dir: languageDirectionOf(fallback), of: 'text' }
}

/**
 * Adds `lang` and `dir` to elements of a rendered page whose interface text is in another language than the
 * page. Texts of entries are marked during rendering.
 */
export const markFallbackTexts = (
  page: string,
  find: FindFallbackLanguage,
  code: string,
): string => {
  const whole: Around = { lang: code, dir: languageDirectionOf(code) }
  const languages = new Map<Shown | undefined, Around>()
  let marked = ''
  let done = 0
  for (const element of readElements(page, find)) {
    const around = languages.get(element.parent) ?? whole
    const here = langOf(element, around, whole)
    languages.set(element, here)
    const isSame = here.lang === around.lang && here.dir === around.dir
    if (element.given !== undefined || isSame) continue
    const dir = here.of === 'name' || element.hasDir ? '' : ` dir="${here.dir}"`
    marked += `${page.slice(done, element.at)} lang="${here.lang}"${dir}`
    done = element.at
  }
  return marked + page.slice(done)
}
