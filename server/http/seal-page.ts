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

const prepare = (sheet: string) => {
  const bytes = Buffer.from(sheet)
  return { sheet, bytes, hash: hashOf(bytes) }
}

let last = prepare('')

/** The bytes and the hash of a style sheet; as all pages have the same, they are made once. */
const prepared = (sheet: string) => {
  if (last.sheet !== sheet) last = prepare(sheet)
  return last
}

/**
 * Takes the nonce out of a rendered page, puts the style sheet in, and answers with the hashes of the inline
 * scripts and styles that carried the nonce. One that content might have smuggled in carries none, so it
 * stays forbidden.
 */
export const sealPage = (
  html: string,
  nonce: string,
  sheet = '',
): { body: Buffer; seals: Seals } => {
  const mark = ` nonce="${nonce}"`
  const { bytes, hash } = prepared(sheet)
  const place = sheetMark(nonce)
  const parts = html.replaceAll(mark, '').split(place)
  return {
    body: Buffer.concat(
      parts.flatMap((part, at) => (at === 0 ? [Buffer.from(part)] : [bytes, Buffer.from(part)])),
    ),
    seals: {
      scripts: contentsOf(html, 'script', mark).map(hashOf),
      styles: contentsOf(html, 'style', mark).map((style) =>
        style === place ? hash : hashOf(style),
      ),
    },
  }
}
