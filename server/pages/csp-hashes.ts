import { createHash } from 'node:crypto'
import { sheetMark } from '#contract/render.ts'

/** What a page allows beyond our own files: the hashes of its inline scripts and styles. */
export interface Seals {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const hashOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

const contentsOf = (html: string, tag: string, mark: string): string[] => {
  const inline = new RegExp(
    `<${tag}(?=[^>]*${mark})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`,
    'g',
  )
  return [...new Set(Array.from(html.matchAll(inline), ([, content = '']) => content))]
}

type Seal = (html: string, nonce: string) => { body: Buffer; seals: Seals }

/**
 * Takes the nonce out of rendered pages, puts the style sheet in, and answers with the hashes of the inline
 * scripts and styles that carried the nonce. One that content might have smuggled in carries none, so it
 * stays forbidden.
 */
export const createSeal = (sheet: string): Seal => {
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
      seals: {
        scripts: contentsOf(html, 'script', mark).map(hashOf),
        styles: contentsOf(html, 'style', mark).map((style) =>
          style === place ? sheetHash : hashOf(style),
        ),
      },
    }
  }
}
