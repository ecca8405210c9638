import type { Unit } from './query.ts'
import { mayGoOn, plainLetterAt, runsOf } from './words.ts'

/** A stretch of a text in UTF-16 units; the end is not part of it. */
export type Mark = [from: number, to: number]

interface Hit {
  readonly from: number
  readonly to: number
  readonly unit: number
}

const mostHits = 200
/** What stands further behind is found, but not shown. */
const mostRead = 40_000
const length = 220
/** Once every word was seen, so much more is looked through for a place where they are closer. */
const enough = 600
const before = 60

/** What is looked for in texts: words by their first letter, each with the unit that it is of. */
interface Looked {
  readonly units: number
  readonly byLetter: ReadonlyMap<number, readonly { option: string; at: number }[]>
}

const lookFor = (units: readonly Unit[]): Looked => {
  const wanted = units.flatMap((unit, at) => unit.flat(2).map((option) => ({ option, at })))
  const byLetter = Map.groupBy(wanted, ({ option }) => option.charCodeAt(0))
  return { units: units.length, byLetter }
}

/** Where the words of a search stand in a text. */
const hitsIn = (text: string, { units, byLetter }: Looked): Hit[] => {
  const unitOf = (word: string) =>
    byLetter.get(word.charCodeAt(0))?.find(({ option }) => word.startsWith(option))?.at ?? -1
  const mayBegin = (at: number) => {
    const letter = plainLetterAt(text, at)
    if (letter === 0) return true
    return byLetter.get(letter)?.some(({ option }) => mayGoOn(text, at, option)) ?? false
  }
  const hits: Hit[] = []
  const seen = new Set<number>()
  let end = text.length
  // Most words are others and are passed over.
  for (const { words, joined } of runsOf(text, mayBegin)) {
    const whole = joined ? unitOf(joined) : -1
    for (const { text: word, from, to } of words) {
      if (from > end) return hits
      const own = unitOf(word)
      const unit = own >= 0 ? own : whole
      if (unit < 0) continue
      hits.push({ from, to, unit })
      if (seen.add(unit).size === units && end === text.length) end = to + enough
    }
    if (hits.length >= mostHits) break
  }
  return hits
}

/** The marks of hits within a stretch, apart from each other and counted from its start. */
const marksOf = (hits: readonly Hit[], start: number, end: number): Mark[] => {
  const marks: Mark[] = []
  for (const { from, to } of hits) {
    if (from < start || to > end) continue
    const last = marks.at(-1)
    if (last && from - start <= last[1]) last[1] = Math.max(last[1], to - start)
    else marks.push([from - start, to - start])
  }
  return marks
}

/** The hit from which on the most different words of the search stand close together; the first such. */
const bestOf = (hits: readonly Hit[]): Hit | undefined => {
  const inView = new Map<number, number>()
  const change = ({ unit }: Hit, by: 1 | -1) => {
    const count = (inView.get(unit) ?? 0) + by
    if (count > 0) inView.set(unit, count)
    else inView.delete(unit)
  }
  let best: Hit | undefined
  let most = 0
  let next = 0
  for (const hit of hits) {
    for (let other = hits[next]; other && other.to <= hit.from + length - before; ) {
      change(other, 1)
      next++
      other = hits[next]
    }
    if (inView.size > most) [best, most] = [hit, inView.size]
    change(hit, -1)
  }
  return best
}

/** The next place from which on no word and no sign is cut. */
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

/** From here on a text is more than a name. */
const sentence = 40
/** As far as a reader could notice that something is said twice. */
const noticed = 1_000

const ranks = [0, 1, 2]
/** Sentences come first, then names and other words, and last dates, numbers and addresses. */
const rank = (text: string): number => {
  if (/[\d/]/.test(text) && !/\s/.test(text)) return 2
  return text.length >= sentence ? 0 : 1
}

/** Where an entry of this site is found; its title says more than that. */
const ownPath = /^\/[a-z]+\/[0-9a-hjkmnp-tv-z]{26}(?:\/|$)/

/** Some texts as one, in the order in which they are worth reading, each said once. */
const joinTexts = (texts: readonly string[]): string => {
  let whole = ''
  const ranked = Map.groupBy(texts, rank)
  for (const text of ranks.flatMap((each) => ranked.get(each) ?? [])) {
    if (ownPath.test(text) || (whole.length < noticed && whole.includes(text))) continue
    whole += whole ? ` · ${text}` : text
    if (whole.length > mostRead) break
  }
  return whole.slice(0, mostRead)
}

/** Texts as one line. */
const lineOf = (texts: readonly string[]): string => {
  const text = joinTexts(texts)
  // Most texts have one blank between two words and nothing to replace.
  const isLine = !/ {2}|[^\S ]|\p{Cc}/u.test(text)
  return (isLine ? text : text.replaceAll(/[\s\p{Cc}]+/gu, ' ')).toWellFormed().trim()
}

/** Shows where the words of a search stand in what was found. */
interface Marker {
  marksIn(title: string): Mark[]
  /** The piece of some texts in which the most of the words stand, and where they do. */
  excerptOf(texts: readonly string[]): { excerpt: string; marks: Mark[] }
}

/** Made once for all that a search finds. */
export const createMarker = (units: readonly Unit[]): Marker => {
  const looked = lookFor(units)
  return {
    marksIn: (title) => marksOf(hitsIn(title, looked), 0, title.length),
    excerptOf: (texts) => {
      const text = lineOf(texts)
      const hits = hitsIn(text, looked)
      const first = bestOf(hits)
      const start = first ? Math.min(cutAfter(text, first.from - before), first.from) : 0
      const end = Math.max(cutBefore(text, start + length), first?.to ?? 0)
      const head = start > 0 ? ellipsis : ''
      return {
        excerpt: `${head}${text.slice(start, end).trimEnd()}${end < text.length ? ellipsis : ''}`,
        marks: marksOf(hits, start, end).map(([from, to]) => [
          from + head.length,
          to + head.length,
        ]),
      }
    },
  }
}
