import { parsePage } from './head.ts'
import type { Site } from './site.ts'

const isPage = (href: string): boolean =>
  href.startsWith('/') && !/\.(?:xml|json|ics|bib|ris|txt|webp|png|csv)(?:\?|$)/.test(href)

/** Attributes with text for readers and screen readers. */
const spoken = /\s(?:alt|aria-label|title|placeholder|content)="([^"]*)"/g

/** Number of pages to visit per kind of entry, as these differ only in the entries' texts. */
const alike = 3

const kindOf = (path: string): string | undefined => /^\/\w+\/(?=\w{26}(?:\/|$))/.exec(path)?.[0]

/** Crawls the site from the first page. Returns the texts of each page by path. */
export const crawl = async ({ server }: Site): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>()
  const waiting = ['/', '/search', '/newsletter', '/nothing-here']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const kind = kindOf(path)
    const isKnown =
      kind && [...found.keys()].filter((each) => kindOf(each) === kind).length >= alike
    if (found.has(path) || isKnown) continue
    const html = await (await fetch(new URL(path, server.url))).text()
    const { texts, links } = parsePage(html)
    const heard = Array.from(html.matchAll(spoken), ([, words = '']) => words)
    found.set(path, [...texts('title'), ...texts('body'), ...heard].join('\n'))
    waiting.push(...links.map(({ href }) => href.replace(/[?#].*/, '')).filter(isPage))
  }
  return found
}
