import { createHash } from 'node:crypto'
import { sheetMark } from '#contract/render.ts'
import type { CspHashes } from '#server/http/security-headers.ts'

const hashOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

const contentsOf = (html: string, tag: string, mark: string): string[] => {
  const inline = new RegExp(
    `<${tag}(?=[^>]*${mark})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`,
    'g',
  )
  return [...new Set(Array.from(html.matchAll(inline), ([, content = '']) => content))]
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
