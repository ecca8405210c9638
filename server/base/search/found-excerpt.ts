import { largestOf } from '#contract/list/any-length.ts'
import {
  findMatchedTextRanges,
  type MatchedTextRange,
  type PreparedSearchUnits,
  prepareSearchUnits,
  rateCloseness,
} from './hits.ts'
import type { SearchUnit } from './query.ts'
import type { SearchResultTexts } from './texts.ts'
import { capitalizedNameRunsOf, mayHaveParticle } from './words.ts'

/** Range of characters to highlight, in UTF-16 units. The end is exclusive. */
export type HighlightRange = [from: number, to: number]

const mostRead = 40_000
const length = 220
const before = 60
/**
 * Maximum distance from the start of a sentence to the match, and minimum length of an excerpt that ends with
 * a sentence.
 */
const sentenceStart = 120
const sentenceEnd = 110

const marksOf = (
  hits: readonly MatchedTextRange[],
  start: number,
  end: number,
): HighlightRange[] => {
  const marks: HighlightRange[] = []
  for (const { from, to } of hits) {
    if (from < start || to > end) continue
    const last = marks.at(-1)
    if (last && from - start <= last[1]) last[1] = Math.max(last[1], to - start)
    else marks.push([from - start, to - start])
  }
  return marks
}

/**
 * Finds the passage with the most different search units. Returns its first match and the number of units.
 */
const bestOf = (hits: readonly MatchedTextRange[]): { first?: MatchedTextRange; most: number } => {
  const inView = new Map<number, number>()
  const change = ({ unit }: MatchedTextRange, by: 1 | -1) => {
    const count = (inView.get(unit) ?? 0) + by
    if (count > 0) inView.set(unit, count)
    else inView.delete(unit)
  }
  let best: { first?: MatchedTextRange; most: number } = { most: 0 }
  let next = 0
  for (const hit of hits) {
    for (let other = hits[next]; other && other.to <= hit.from + length - before; ) {
      change(other, 1)
      next++
      other = hits[next]
    }
    if (inView.size > best.most) best = { first: hit, most: inView.size }
    change(hit, -1)
  }
  return best
}

const sentenceEnds = /[\p{L}\p{N})\]"”’]{2}[.!?…]+["”’)]?(?=\s)|[。！？]|\n/gu

const endsIn = (text: string, from: number, to: number): number[] =>
  Array.from(
    text.slice(Math.max(0, from), to).matchAll(sentenceEnds),
    (match) => Math.max(0, from) + match.index + match[0].length,
  )

const cutAfter = (text: string, at: number): number => {
  if (at <= 0) return 0
  const blank = text.indexOf(' ', at - 1)
  if (blank >= 0 && blank < at + 30) return blank + 1
  return /[\udc00-\udfff]/.test(text[at] ?? '') ? at + 1 : at
}

const cutBefore = (text: string, at: number): number => {
  if (at >= text.length) return text.length
  const blank = text.lastIndexOf(' ', at)
  if (blank > at - 30) return blank
  return /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at
}

const ellipsis = '…'

const startAt = (text: string, hit: number): { start: number; isCut: boolean } => {
  const sentence = endsIn(text, hit - sentenceStart, hit).at(-1)
  if (sentence !== undefined) {
    return { start: sentence + (/^\s*/.exec(text.slice(sentence))?.[0].length ?? 0), isCut: false }
  }
  if (hit <= sentenceStart) return { start: 0, isCut: false }
  return { start: Math.min(cutAfter(text, hit - before), hit), isCut: true }
}

const endAt = (text: string, start: number, least: number): { end: number; isCut: boolean } => {
  if (text.length <= start + length) return { end: text.length, isCut: false }
  const sentence = endsIn(text, Math.max(least, start + sentenceEnd), start + length).at(-1)
  if (sentence !== undefined) return { end: sentence, isCut: false }
  return { end: Math.max(cutBefore(text, start + length), least), isCut: true }
}

const sentence = 40

/** Ranks sentences first, then names, then numbers and URLs. */
const rank = (text: string): number => {
  if (/[\d/]/.test(text) && !/\s/.test(text)) return 2
  return text.length >= sentence ? 0 : 1
}

const unshown = /^\/[a-z]+\/[0-9a-hjkmnp-tv-z]{26}(?:\/|$)|^\d{4}(?:-\d\d){0,2}$/

export const normalizeSpaces = (text: string): string => {
  const isTidy = !/^ | $| {2}|[^\S ]|\p{Cc}/u.test(text) && text.isWellFormed()
  if (isTidy) return text
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, (room) => (room.includes('\n') ? '\n' : ' '))
    .toWellFormed()
    .trim()
}

interface Found {
  readonly text: string
  readonly hits: readonly MatchedTextRange[]
  readonly first?: MatchedTextRange
  readonly most: number
}

const bestText = (texts: readonly string[], looked: PreparedSearchUnits): Found | undefined => {
  let best: Found | undefined
  let read = 0
  const ranked: string[][] = [[], [], []]
  for (const text of texts) ranked[rank(text)]?.push(text)
  for (const long of ranked.flat()) {
    if (read > mostRead || unshown.test(long)) continue
    const text = long.slice(0, mostRead - read)
    read += text.length
    const hits = findMatchedTextRanges(text, looked)
    if (hits.length === 0) continue
    const { most, ...where } = bestOf(hits)
    if (most > (best?.most ?? 0)) best = { text, hits, ...where, most }
    if (most === looked.units) break
  }
  if (!best) return undefined
  const text = normalizeSpaces(best.text)
  if (text === best.text) return best
  const hits = findMatchedTextRanges(text, looked)
  return { text, hits, ...bestOf(hits) }
}

const firstSentences = (prose: readonly string[]): Found | undefined => {
  const first = prose.find((text) => rank(text) === 0)
  return first === undefined
    ? undefined
    : { text: normalizeSpaces(first.slice(0, mostRead)), hits: [], most: 0 }
}

/**
 * Selects the text of an excerpt: the entry's own text if it matches, otherwise a matching list or
 * name, otherwise the start of the text.
 */
const toShow = (
  { title, body, prose }: Pick<SearchResultTexts, 'title' | 'body' | 'prose'>,
  looked: PreparedSearchUnits,
  known: readonly MatchedTextRange[],
): Found | undefined => {
  const own = bestText(
    prose.filter((text) => text !== title),
    looked,
  )
  if (own) return own
  const seen = new Set(known.map(({ unit }) => unit))
  const other = seen.size < looked.units ? bestText(body, looked) : undefined
  const isTelling = other?.hits.some(({ unit }) => !seen.has(unit))
  return isTelling ? other : firstSentences(prose)
}

export interface Excerpt {
  readonly excerpt: string
  readonly marks: HighlightRange[]
  readonly titleMarks: HighlightRange[]
  readonly closeness: number
}

export interface Highlighter {
  marksIn(text: string): HighlightRange[]
  show(entry: SearchResultTexts): Excerpt
}

/**
 * Factor for the score of close matches in texts, because matches in titles and names count more.
 */
const ofText = 0.8
const mostNames = 1_000

const joinNames = (people: readonly string[]): string => {
  let all = ''
  for (const name of people) {
    if (all.length > mostNames) break
    if (!all.includes(name)) all += all ? `, ${name}` : name
  }
  return all.slice(0, mostNames)
}

const excerptOf = (found: Found | undefined): { excerpt: string; marks: HighlightRange[] } => {
  if (!found) return { excerpt: '', marks: [] }
  const { text, hits, first } = found
  const from = first ? startAt(text, first.from) : { start: 0, isCut: false }
  const to = endAt(text, from.start, first?.to ?? 0)
  const head = from.isCut ? ellipsis : ''
  const shown = text.slice(from.start, to.end).replaceAll('\n', ' ').trimEnd()
  return {
    excerpt: `${head}${shown}${to.isCut ? ellipsis : ''}`,
    marks: marksOf(hits, from.start, from.start + shown.length).map(([one, other]) => [
      one + head.length,
      other + head.length,
    ]),
  }
}

export const createHighlighter = (units: readonly SearchUnit[]): Highlighter => {
  const looked = prepareSearchUnits(units)
  const namesIn = (text: string) =>
    mayHaveParticle(text)
      ? findMatchedTextRanges(text, looked, capitalizedNameRunsOf)
      : findMatchedTextRanges(text, looked)
  const isWhole = (title: string, hits: readonly MatchedTextRange[]) =>
    hits.length > 0 &&
    hits.reduce((sum, { from, to }) => sum + to - from, 0) >=
      title.replaceAll(/[^\p{L}\p{N}]+/gu, '').length
  return {
    marksIn: (text) => marksOf(namesIn(text), 0, text.length),
    show: ({ title, people, body, prose }) => {
      const inTitle = namesIn(title)
      const inNames = namesIn(joinNames(people))
      const best = toShow({ title, body, prose }, looked, [...inTitle, ...inNames])
      const close = [
        rateCloseness(inTitle, units.length),
        rateCloseness(inNames, units.length),
        rateCloseness(best?.hits ?? [], units.length) * ofText,
      ]
      return {
        ...excerptOf(best),
        titleMarks: marksOf(inTitle, 0, title.length),
        closeness: largestOf(close) + (isWhole(title, inTitle) ? 1 : 0),
      }
    },
  }
}
