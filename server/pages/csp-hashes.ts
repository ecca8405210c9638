import { createHash } from 'node:crypto'
import { sheetMark } from '#contract/render.ts'
import type { CspHashes } from '#server/http/security-headers.ts'

const hashOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** What stands in the elements of this name that carry the mark in their opening tag and have no file. */
const contentsOf = (html: string, tag: string, mark: string): string[] => {
  const found = new Set<string>()
  // From mark to mark: there are few, and a pattern would walk through the whole page.
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const start = html.lastIndexOf('<', at)
    const end = html.indexOf('>', start)
    const opening = html.slice(start, end)
    const close = html.indexOf(`</${tag}>`, end)
    const isOurs = opening.startsWith(`<${tag} `) && end > at && close > end
    if (isOurs && !/\ssrc=/.test(opening)) found.add(html.slice(end + 1, close))
  }
  return [...found]
}

type HashInline = (html: string, nonce: string) => { body: Buffer; hashes: CspHashes }

/**
 * Takes the nonce out of rendered pages, puts the style sheet in, and returns the CSP hashes of the inline
 * scripts and styles that carried the nonce. A script injected through content carries none, so it stays
 * forbidden.
 */
export const createCspHasher = (sheet: string): HashInline => {
  const sheetBytes = Buffer.from(sheet)
  const sheetHash = hashOf(sheetBytes)
  return (html, nonce) => {
    const mark = ` nonce="${nonce}"`
    const place = sheetMark(nonce)
    const [head = '', ...rest] = html.replaceAll(mark, '').split(place)
    return {
      body: Buffer.concat([
        Buffer.from(head),
        ...rest.flatMap((part) => [sheetBytes, Buffer.from(part)]),
      ]),
      hashes: {
        scripts: contentsOf(html, 'script', mark).map(hashOf),
        styles: contentsOf(html, 'style', mark).map((style) =>
          style === place ? sheetHash : hashOf(style),
        ),
      },
    }
  }
}
