import { readPage } from './head.ts'
import type { Site } from './site.ts'

const isPage = (href: string): boolean =>
  href.startsWith('/') && !/\.(?:xml|json|ics|bib|ris|txt|webp|png|csv)(?:\?|$)/.test(href)

/** What one hears or reads of a page besides its texts. */
const spoken = /\s(?:alt|aria-label|title|placeholder|content)="([^"]*)"/g

/** Every page that links lead to from the first one, with all that is read and heard there. */
export const crawl = async ({ server }: Site): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>()
  const waiting = ['/', '/search', '/newsletter', '/nothing-here']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const html = await (await fetch(new URL(path, server.url))).text()
    const { texts, links } = readPage(html)
    const heard = Array.from(html.matchAll(spoken), ([, words = '']) => words)
    found.set(path, [...texts('title'), ...texts('body'), ...heard].join('\n'))
    waiting.push(...links.map(({ href }) => href.replace(/[?#].*/, '')).filter(isPage))
  }
  return found
}
