import type { IncomingMessage } from 'node:http'
import { citationFileFormats } from '#contract/publication/publication-path.ts'

const page = /^\/publication\/([0-9a-z]{26})(?:\/[^/?]*)?\/?(?:\?.*)?$/i

const readAccept = (accept: string): Map<string, number> =>
  new Map(
    accept.split(',').map((entry) => {
      const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [type, weight ? Number(weight.slice(2)) || 0 : 1]
    }),
  )

const formatFor = (accept: string) => {
  const wanted = readAccept(accept)
  const html = wanted.get('text/html') ?? wanted.get('text/*') ?? wanted.get('*/*') ?? 0
  const weightOf = (type: string) => wanted.get(type) ?? 0
  const [best] = citationFileFormats.toSorted((a, b) => weightOf(b.type) - weightOf(a.type))
  return best && weightOf(best.type) > html ? best : undefined
}

/**
 * Changes the URL of a request for a publication page to a citation file if the client prefers it. The client
 * sees no redirect.
 */
export const rewriteUrlToCitationFile = (request: IncomingMessage): void => {
  const { url = '', headers } = request
  if (!headers.accept?.includes('application/')) return
  const [, id] = page.exec(url) ?? []
  const format = id && formatFor(headers.accept)
  if (format) request.url = `/publication/${id.toLowerCase()}.${format.ending}`
}
