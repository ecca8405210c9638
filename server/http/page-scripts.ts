import { createHash } from 'node:crypto'

/** What a page allows beyond our own files: the hashes of its inline scripts and styles. */
export interface Seals {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const hashesOf = (html: string, tag: string, mark: string): string[] => {
  const inline = new RegExp(
    `<${tag}(?=[^>]*${mark})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`,
    'g',
  )
  const contents = [...html.matchAll(inline)].map(([, content = '']) => content)
  return [...new Set(contents)].map(
    (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
  )
}

/**
 * Takes the nonce out of a rendered page and answers with the hashes of the inline scripts and
 * styles that carried it. One that content might have smuggled in carries none, so it stays forbidden.
 */
export const sealPage = (html: string, nonce: string): { html: string; seals: Seals } => {
  const mark = ` nonce="${nonce}"`
  return {
    html: html.replaceAll(mark, ''),
    seals: { scripts: hashesOf(html, 'script', mark), styles: hashesOf(html, 'style', mark) },
  }
}
