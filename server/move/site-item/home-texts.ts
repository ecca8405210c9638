import { plainTextOfMarkdown } from '../text/plain-text.ts'
import type { OldPicture } from './old-site-facts.ts'
import { isThemeText } from './theme-texts.ts'

/** The text of an old home page, split into the parts that the home page of Salus has. */
export interface HomeTexts {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly pictures: readonly OldPicture[]
  /** Whether plain paragraphs contain everything. Otherwise the text had links, lists or tables. */
  readonly isWhole: boolean
}

const heading = /^(#{1,6})[ \t]+(.+)$/
/** A link alone is a button, such as “See our publications”. */
const linksAlone = /^(?:\[(?:[^[\]\\]|\\.){0,1000}\]\([^()\s]{0,2000}\)\s{0,99})+$/
const pictureAlone =
  /^!\[((?:[^[\]\\]|\\.){0,1000})\]\(moved-file:([^()\s]{1,2000})[^()]{0,1000}\)$/
const formatted = /\]\(|^(?:[-*+>|]|\d{1,9}[.)]|:::?|```|~~~|<)/m
/** Headings that only name the page. */
const namesPage = /^(?:home|about|about (?:us|me)|welcome|start(?:seite)?|index)$/i

/** Splits a text. `headline` is the headline of the page if the old site states it apart from the text. */
export const parseHomeTexts = (markdown: string, headline = ''): HomeTexts => {
  const paragraphs: string[] = []
  const pictures: OldPicture[] = []
  let title = ''
  let isWhole = true
  for (const block of markdown.split(/\n[ \t]*\n/).map((each) => each.trim())) {
    if (block === '' || /^(?:---+|\*\*\*+)$/.test(block)) continue
    const [, level, words = ''] = (!block.includes('\n') && heading.exec(block)) || []
    const picture = pictureAlone.exec(block)
    if (level !== undefined) {
      const plain = plainTextOfMarkdown(words)
      if (level === '#' && title === '' && paragraphs.length === 0) title = plain
      else if (plain !== headline) isWhole = false
    } else if (linksAlone.test(block)) {
      isWhole = false
    } else if (picture) {
      const [, alt = '', name = ''] = picture
      pictures.push({ name: decodeURIComponent(name), alt: plainTextOfMarkdown(alt) })
    } else {
      if (formatted.test(block)) isWhole = false
      const plain = /^(?:[|:]|```|~~~)/.test(block) ? '' : plainTextOfMarkdown(block)
      if (plain !== '' && !isThemeText(plain)) paragraphs.push(plain)
    }
  }
  return { heading: namesPage.test(title) ? '' : title, paragraphs, pictures, isWhole }
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Splits a text after the sentences that fit into `most` characters. The first part is empty if none fits. */
const splitAfterSentences = (text: string, least: number, most: number): [string, string] => {
  if (text.length <= most && least >= most) return [text, '']
  let end = 0
  for (const { index, segment } of sentences.segment(text)) {
    if (index + segment.trimEnd().length > most) break
    end = index + segment.length
    if (end >= least) break
  }
  return [text.slice(0, end).trim(), text.slice(end).trim()]
}

const maxIntroLength = 500
const leadLengths = [40, 300] as const
const maxTextLength = 900

/** Texts of the home page, and the paragraphs that follow on the page About. */
export interface SharedHomeTexts {
  readonly intro: string
  readonly lead: string
  readonly text: string
  readonly rest: readonly string[]
}

/** Distributes the paragraphs of an old home page. The description opens the page if there is one. */
export const shareHomeTexts = (
  paragraphs: readonly string[],
  description: string,
): SharedHomeTexts => {
  const queue = paragraphs.filter((each) => each !== description)
  const take = (least: number, most: number): string => {
    const [taken, left] = splitAfterSentences(queue[0] ?? '', least, most)
    if (taken === '') return ''
    queue.splice(0, 1, ...(left ? [left] : []))
    return taken
  }
  const isShort = description !== '' && description.length <= maxIntroLength
  const intro = isShort ? description : take(maxIntroLength, maxIntroLength)
  const lead = take(...leadLengths)
  const text = lead && take(maxTextLength, maxTextLength)
  return { intro, lead, text, rest: queue }
}
