import { createHash } from 'node:crypto'
import { sheetMarks } from '#contract/lifecycle/render.ts'
import type { CspHashes } from '#server/base/http/security-headers.ts'
import { createOwnRules } from './own-rules.ts'

const hashOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** The parts of a page between the places of a text. */
const splitAt = (page: Buffer, text: string): Buffer[] => {
  const parts: Buffer[] = []
  let done = 0
  for (let at = page.indexOf(text); at >= 0; at = page.indexOf(text, done)) {
    parts.push(page.subarray(done, at))
    done = at + text.length
  }
  return [...parts, page.subarray(done)]
}

/** The contents of the inline elements of this name whose opening tag carries the mark. */
const contentsOf = (html: Buffer, tag: string, mark: string): Buffer[] => {
  const found: Buffer[] = []
  // From mark to mark: there are few, and a pattern would walk through the whole page.
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const start = html.lastIndexOf('<', at)
    const end = html.indexOf('>', start)
    const opening = html.toString('latin1', start, end)
    const close = html.indexOf(`</${tag}>`, end)
    const isOurs = opening.startsWith(`<${tag} `) && end > at && close > end
    if (isOurs && !/\ssrc=/.test(opening)) found.push(html.subarray(end + 1, close))
  }
  return found
}

type HashInline = (
  html: string | Uint8Array,
  nonce: string,
  /** What follows the style sheet in this page. */
  theme?: string,
) => { body: Buffer; hashes: CspHashes }

const bytesOf = (html: string | Uint8Array): Buffer =>
  typeof html === 'string'
    ? Buffer.from(html)
    : Buffer.from(html.buffer, html.byteOffset, html.byteLength)

/** The page with texts in the places of others. */
const replaceAll = (page: Buffer, texts: readonly (readonly [string, Buffer])[]): Buffer =>
  Buffer.concat(
    texts.reduce<Buffer[]>(
      (parts, [text, by]) =>
        parts.flatMap((part) =>
          splitAt(part, text).flatMap((each, at) => (at === 0 ? [each] : [by, each])),
        ),
      [page],
    ),
  )

/**
 * Takes the nonce out of rendered pages, puts the style sheets in, and returns the CSP hashes of the inline
 * scripts and styles that carried the nonce. A script injected through content carries none, so it stays
 * forbidden.
 */
export const createCspHasher = (sheet: string): HashInline => {
  const whole = Buffer.from(sheet)
  const ownRules = createOwnRules(sheet)
  return (html, nonce, theme = '') => {
    const page = bytesOf(html)
    const mark = ` nonce="${nonce}"`
    const places = sheetMarks(nonce)
    const own = page.includes(places.own) ? ownRules(page.toString()) : ''
    const sheets = [
      [places.own, Buffer.from(own)],
      [places.whole, whole],
      [places.theme, Buffer.from(theme)],
    ] as const
    const styles = contentsOf(page, 'style', mark).map((style) => hashOf(replaceAll(style, sheets)))
    const scripts = contentsOf(page, 'script', mark).map(hashOf)
    return {
      body: replaceAll(page, [[mark, Buffer.alloc(0)], ...sheets]),
      hashes: { scripts: [...new Set(scripts)], styles: [...new Set(styles)] },
    }
  }
}
