import { parsePage } from './head.ts'
import type { Site } from './site.ts'

/** Fetches a page without running scripts. Returns its texts, links and response. */
export const readWithoutScripts = async ({ server }: Site, address: string) => {
  const response = await fetch(new URL(address, server.url))
  const html = await response.text()
  const { texts, links, head } = parsePage(html)
  const words = (tag: string) => texts(tag).join('\n')
  return {
    html,
    texts,
    links,
    words,
    head,
    status: response.status,
    path: new URL(response.url).pathname,
  }
}
