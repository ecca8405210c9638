import { createHash } from 'node:crypto'
import { styleSheetPlaceholder } from '#contract/lifecycle/render.ts'
import type { CspHashes } from '#server/base/http/security-headers.ts'
import { memoizeByText } from '#server/base/process/memoize.ts'

const hashOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

const splitAt = (page: Buffer, text: string): Buffer[] => {
  const parts: Buffer[] = []
  let done = 0
  for (let at = page.indexOf(text); at >= 0; at = page.indexOf(text, done)) {
    parts.push(page.subarray(done, at))
    done = at + text.length
  }
  return [...parts, page.subarray(done)]
}

/** Returns the contents of inline elements whose opening tag has the nonce. */
const contentsOf = (page: Buffer, name: 'script' | 'style', nonce: string): Buffer[] => {
  const found: Buffer[] = []
  // Searches for the nonce, because a regular expression for elements would be slower on a large page.
  for (let at = page.indexOf(nonce); at >= 0; at = page.indexOf(nonce, at + 1)) {
    const start = page.lastIndexOf('<', at)
    const end = page.indexOf('>', start)
    const opening = page.toString('latin1', start, end)
    const close = page.indexOf(`</${name}>`, end)
    const isOurs = opening.startsWith(`<${name} `) && end > at && close > end
    if (isOurs && !/\ssrc=/.test(opening)) found.push(page.subarray(end + 1, close))
  }
  return found
}

type HashInline = (
  html: string,
  nonce: string,
  theme?: string,
) => { body: Buffer; hashes: CspHashes }

/**
 * Removes the nonce from rendered pages, inserts the style sheet, and returns the CSP hashes of inline scripts and styles that
 * had the nonce. Injected scripts have none, so the browser blocks them.
 */
export const createCspHasher = (sheet: string): HashInline => {
  const withTheme = memoizeByText((theme: string) => {
    const bytes = Buffer.from(sheet + theme)
    return { bytes, hash: hashOf(bytes) }
  }, 20)
  return (html, nonce, theme = '') => {
    const page = Buffer.from(html)
    const themed = withTheme(theme)
    const attribute = ` nonce="${nonce}"`
    const mark = styleSheetPlaceholder(nonce)
    const body = splitAt(page, attribute).flatMap((part) =>
      splitAt(part, mark).flatMap((text, at) => (at === 0 ? [text] : [themed.bytes, text])),
    )
    const styles = contentsOf(page, 'style', attribute).map((style) =>
      style.equals(Buffer.from(mark)) ? themed.hash : hashOf(style),
    )
    const scripts = contentsOf(page, 'script', attribute).map(hashOf)
    return {
      body: Buffer.concat(body),
      hashes: { scripts: [...new Set(scripts)], styles: [...new Set(styles)] },
    }
  }
}
