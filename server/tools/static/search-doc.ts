import { entryPages, type SearchResultKind, searchResultKinds } from '#contract/entry-pages.ts'
import { findWordsWithPositions } from '#contract/static/placed-words.ts'
import { decodeEntities } from '#server/base/text/html-entities.ts'
import { parsePageHtml } from './html.ts'

export interface SearchDoc {
  readonly kind: SearchResultKind
  readonly title: string
  /** Year and authors of a publication, otherwise empty. */
  readonly detail: string
  /** The start of the page's text, or its description. */
  readonly about: string
  /** All different words of the page in one string, because an array would take ten times the memory. */
  readonly words: string
}

/** Maximum number of characters that are indexed per page. */
const mostText = 20_000
const mostAbout = 240
const shownAuthors = 6

/** Elements whose text is skipped, because many pages repeat it. */
const aside = new Set(['nav', 'form', 'button', 'svg', 'select', 'dialog'])
const empty = new Set(['img', 'input', 'br', 'hr', 'source', 'path', 'line', 'circle', 'wbr'])

/** Returns the kind of entry whose page has this path, or null. */
export const searchKindOfPath = (path: string): SearchResultKind | null =>
  searchResultKinds.find((kind) => {
    const page = entryPages[kind]
    return 'folder' in page && path.startsWith(`/${page.folder}/`)
  }) ?? null

export const extractSearchDoc = (html: string, kind: SearchResultKind): SearchDoc => {
  const meta = new Map<string, string[]>()
  let title = ''
  let text = ''
  let inTitle = false
  let inMain = false
  let skipped = 0
  parsePageHtml(html, {
    open: ({ name, attributes }) => {
      if (name === 'meta') {
        const key = attributes.get('name')?.value ?? attributes.get('property')?.value ?? ''
        const content = decodeEntities(attributes.get('content')?.value ?? '')
        meta.set(key, [...(meta.get(key) ?? []), content])
      }
      if (name === 'main') inMain = true
      if (name === 'h1') inTitle = true
      if (skipped > 0 ? !empty.has(name) : aside.has(name)) skipped++
    },
    close: (name) => {
      if (name === 'main') inMain = false
      if (name === 'h1') inTitle = false
      if (skipped > 0 && !empty.has(name)) skipped--
      text += ' '
    },
    text: (part) => {
      if (inTitle) title += decodeEntities(part)
      else if (inMain && skipped === 0 && text.length < mostText) text += decodeEntities(part)
    },
  })
  const year = meta.get('citation_publication_date')?.[0]?.slice(0, 4)
  const authors = meta.get('citation_author') ?? []
  const about = meta.get('description')?.[0] || text.replaceAll(/\s+/g, ' ').trim()
  const all = [title, about, authors.join(' '), text].join(' ')
  return {
    kind,
    title: title.replaceAll(/\s+/g, ' ').trim(),
    detail: [year, authors.slice(0, shownAuthors).join(', ')].filter(Boolean).join(' · '),
    about: about.slice(0, mostAbout),
    words: [...new Set(findWordsWithPositions(all).map(({ word }) => word))]
      .filter(Boolean)
      .join(' '),
  }
}
