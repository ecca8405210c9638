import type { IncomingMessage } from 'node:http'
import { apiBasePath } from '#contract/call/call.ts'

const canBeDecoded = (path: string): boolean => {
  try {
    // Using the result keeps the bundler from removing the call.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/**
 * Escapes percent signs of a page URL that cannot be decoded (`/project/95%`), so that visitors get
 * a 404 page. API clients get 400.
 */
export const escapeInvalidPercents = (request: IncomingMessage): void => {
  const { url = '' } = request
  if (!url.includes('%') || url.startsWith(apiBasePath)) return
  const [path = ''] = url.split('?', 1)
  if (!canBeDecoded(path)) request.url = path.replaceAll('%', '%25') + url.slice(path.length)
}
