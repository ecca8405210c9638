import type { IncomingMessage } from 'node:http'
import { apiBase } from '#contract/call/call.ts'

const canBeDecoded = (path: string): boolean => {
  try {
    // The build leaves out a call whose result is not used.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/**
 * Takes the percent signs of a page's address that cannot be decoded (`/project/95%`) as themselves. So whoever follows
 * such a link sees the page that says that nothing is there; programs are told that their request is wrong.
 */
export const takePercentsLiterally = (request: IncomingMessage): void => {
  const { url = '' } = request
  if (!url.includes('%') || url.startsWith(apiBase)) return
  const [path = ''] = url.split('?', 1)
  if (!canBeDecoded(path)) request.url = path.replaceAll('%', '%25') + url.slice(path.length)
}
