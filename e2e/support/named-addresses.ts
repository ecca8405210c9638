import { decodeEntities } from '#server/base/text/html-entities.ts'
import { parsePageHtml } from '#server/tools/static/html.ts'

/** Lists every URL of the site in a page of a static copy. */
export const listSiteUrls = (html: string): Set<string> => {
  const found = new Set<string>()
  parsePageHtml(html, {
    open: ({ name, attributes }) => {
      for (const [key, { value }] of attributes) {
        const isOne = ['href', 'src', 'poster'].includes(key) && name !== 'base'
        const all = isOne ? [value] : /srcset$/.test(key) ? value.split(', ') : []
        for (const each of all) if (/^\/(?!\/)/.test(each)) found.add(decodeEntities(each))
      }
    },
  })
  return found
}
