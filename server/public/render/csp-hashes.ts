import { createHash } from 'node:crypto'
import { sheetMarks } from '#contract/lifecycle/render.ts'
import type { CspHashes } from '#server/base/http/security-headers.ts'
import { memoize, memoizePer } from '#server/base/process/memoize.ts'
import { createOwnRules } from './own-rules.ts'

const hashOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

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

/** One of our marks in a page: which it is, from where to where. Each holds the nonce. */
type Mark = readonly [name: string, from: number, to: number]

const marksIn = (page: Buffer, nonce: string, texts: Readonly<Record<string, string>>): Mark[] => {
  const known = Object.entries(texts).map(
    ([name, text]) => [name, Buffer.from(text), text.indexOf(nonce)] as const,
  )
  const found: Mark[] = []
  for (let at = page.indexOf(nonce); at >= 0; at = page.indexOf(nonce, at + nonce.length)) {
    for (const [name, text, inText] of known) {
      const from = at - inText
      const to = from + text.length
      if (page.subarray(Math.max(from, 0), to).equals(text)) found.push([name, from, to])
    }
  }
  return found
}

const nothing = Buffer.alloc(0)

type Inline = 'script' | 'style'
const isInline = (name: string | undefined): name is Inline => name === 'script' || name === 'style'

/** The content of the inline element whose opening tag holds a place, and its name; undefined where there is none. */
const elementAt = (page: Buffer, at: number) => {
  const start = page.lastIndexOf('<', at)
  const end = page.indexOf('>', start)
  const opening = page.toString('latin1', start, end)
  const [, name] = /^<(script|style) /.exec(opening) ?? []
  const close = isInline(name) ? page.indexOf(`</${name}>`, end) : -1
  if (!isInline(name) || end < at || close < end || /\ssrc=/.test(opening)) return undefined
  return { name, from: end + 1, to: close }
}

/**
 * Takes the nonce out of rendered pages, puts the style sheets in, and returns the CSP hashes of the inline
 * scripts and styles that carried the nonce. A script injected through content carries none, so it stays
 * forbidden.
 */
export const createCspHasher = (sheet: string): HashInline => {
  const whole = Buffer.from(sheet)
  const ownRules = createOwnRules(sheet)
  const bytesOfTheme = memoize((theme: string) => Buffer.from(theme), 20)
  const hashOfSheet = memoizePer(hashOf)
  return (html, nonce, theme = '') => {
    const page = bytesOf(html)
    const marks = marksIn(page, nonce, { ...sheetMarks(nonce), nonce: ` nonce="${nonce}"` })
    const texts: Readonly<Record<string, Buffer>> = {
      own: marks.some(([name]) => name === 'own') ? ownRules(page) : nothing,
      whole,
      theme: bytesOfTheme(theme),
    }
    /** A part of the page, with what belongs there in the places of the marks. */
    const filled = (start: number, end: number): Buffer => {
      const parts: Buffer[] = []
      let done = start
      for (const [name, from, to] of marks) {
        if (from < start || to > end) continue
        parts.push(page.subarray(done, from), texts[name] ?? nothing)
        done = to
      }
      return Buffer.concat([...parts, page.subarray(done, end)])
    }
    // A style sheet is all of its element, and the same in many pages.
    const hashOfElement = (start: number, end: number): string => {
      const [sheetName] = marks.find(([, from, to]) => from === start && to === end) ?? []
      const sheetText = sheetName && texts[sheetName]
      return sheetText ? hashOfSheet(sheetText) : hashOf(filled(start, end))
    }
    const hashes = { script: new Set<string>(), style: new Set<string>() }
    for (const [name, from] of marks) {
      const element = name === 'nonce' ? elementAt(page, from) : undefined
      if (element) hashes[element.name].add(hashOfElement(element.from, element.to))
    }
    return {
      body: filled(0, page.length),
      hashes: { scripts: [...hashes.script], styles: [...hashes.style] },
    }
  }
}
