import { toSuperOrSubscript } from '#contract/text/off-the-line.ts'
import { decodeEntities } from '#server/base/text/html-entities.ts'

/** HTML, JATS and MathML tags in titles and abstracts. Does not match `a < b` or `List<T>`. */
const markup =
  /<\/?(?:(?:jats|mml|xhtml):[\w-]{1,40}|a|abbr|b|bold|br|cite|code|div|em|font|h[1-6]|i|inline-formula|italic|label|li|list|list-item|math|m[inos]|mfrac|mrow|msqrt|msu[bp]|msubsup|mtext|monospace|ncx|nocase|ol|p|roman|s|sc|scp|sec|semantics|small|span|strong|styled-content|su[bp]|tex-math|title|tt|u|ul|underline)(?:\s{1,9}[\w:-]{1,40}\s{0,9}=[^<>]{0,500})?\s{0,9}\/?>/gi

const block =
  /^<\/?(?:(?:jats|xhtml):)?(?:br|div|h[1-6]|label|li|list|list-item|ol|p|sec|title|ul)(?![\w-])/i

/** A number with a superscript, which is converted to `^`. Otherwise, 10<sup>6</sup> would become 106. */
const power = /(\d)<(?:jats:)?sup>([^<>]{1,20})<\/(?:jats:)?sup>/gi

const withPowers = (text: string): string =>
  text.replaceAll(
    power,
    (_, digit: string, above: string) => digit + toSuperOrSubscript(above, 'sup'),
  )

/**
 * Decodes entities and replaces each tag with the result of `spaceFor`, which is a space for tags that
 * separate words.
 */
const withoutMarkup = (text: string, spaceFor: (tag: string) => string): string =>
  decodeEntities(withPowers(text).replaceAll(markup, spaceFor))

const oneLine = (text: string): string =>
  text
    // Removes the backslash of TeX's `\ `, which only sets the width of a space.
    .replaceAll(/\\(?=\s)/g, '')
    // LaTeX puts accents on a dotless i, but Unicode can combine them only with an ordinary i.
    .replaceAll(/ı(?=[\u0300-\u036f])/g, 'i')
    .normalize('NFC')
    // Converts mathematical letters to plain ones.
    .replaceAll(/[\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize('NFKC'))
    .replaceAll('\u00ad', '')
    .replaceAll(/[\p{Cc}\p{Cs}\u200b\ufeff\s]+/gu, ' ')
    .trim()

/** Returns a text on one line, without markup and control characters. */
export const stripMarkup = (text: string): string =>
  // Most fields are empty, so this check saves time.
  text === '' ? '' : oneLine(withoutMarkup(text, (tag) => (block.test(tag) ? ' ' : '')))

const headingEnd = /^<\/(?:(?:jats|xhtml):)?(?:h[1-6]|title)(?![\w-])/i
const isWithinParagraph = (tag: string) =>
  /^<\/?(?:(?:jats|xhtml):)?(?:br|label)(?![\w-])/i.test(tag)

const wholeHeading = /^(?:abstract|summary|zusammenfassung|résumé|resumen)[.:]?$/i

const [paragraphMark, headingMark] = ['\u2029', '\u2028']

const abstractSpace = (tag: string): string => {
  if (headingEnd.test(tag)) return headingMark
  if (isWithinParagraph(tag)) return ' '
  return block.test(tag) ? paragraphMark : ''
}

/** Splits an abstract into paragraphs. Section headings come before their first paragraph: `Aim: To see.` */
export const splitAbstractIntoParagraphs = (text: string): string => {
  if (text === '') return ''
  const marked = withoutMarkup(text.replaceAll(/[\u2028\u2029]/g, ' '), abstractSpace)
  const paragraphs: string[] = []
  let heading = ''
  const add = (paragraph: string) => {
    const lead = heading.replace(/[.:]$/, '')
    const joint = /[?!]$/.test(lead) ? ' ' : ': '
    paragraphs.push([lead, paragraph].filter(Boolean).join(joint))
    heading = ''
  }
  for (const part of marked.split(paragraphMark)) {
    const pieces = part.split(headingMark).map(oneLine)
    const last = pieces.pop() ?? ''
    for (const piece of pieces) {
      if (piece === '' || wholeHeading.test(piece)) continue
      if (heading !== '') add('')
      heading = piece
    }
    if (last !== '') add(last)
  }
  if (heading !== '') add('')
  return paragraphs.join('\n\n')
}

export const unescapeLatex = (text: string): string =>
  text.replaceAll('\\textunderscore', '_').replaceAll(/\\([_%&#$~{}])/g, '$1')

export const parsePmid = (text: string): string =>
  /^\s*(?:pmid[:\s]*)?(\d{1,9})\s*$/i.exec(text)?.[1] ?? ''

/** Returns the PubMed number at the start of a note. Later numbers may belong to comments and errata. */
export const findPmidInNote = (note: string): string =>
  /^\s{0,9}pmid:?\s{0,9}(\d{4,9})\b/i.exec(note)?.[1] ?? ''

export const findOrcid = (text: string): string | undefined =>
  /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(text)?.[0]

const withoutScheme =
  /^(?:www\.|(?:[\w-]{1,63}\.){1,5}(?:com|org|net|edu|gov|io|ai|co|de|uk|eu)\/)/i

export const parseCitationUrl = (text: string): string => {
  const written = unescapeLatex(text.trim()).replace(/^[<{]+|[>}]+$/g, '')
  const url = URL.parse(withoutScheme.test(written) ? `https://${written}` : written)
  return url && /^https?:$/.test(url.protocol) ? url.href : ''
}

/** Completes an abbreviated last page: `330-8` ends at 338, `S5-8` at S8. */
const lastPage = (from: string, to: string): string => {
  const [, letters = '', first = ''] = /^(\p{L}{0,3})(\d{1,9})$/u.exec(from) ?? []
  const [, ownLetters = '', last = ''] = /^(\p{L}{0,3})(\d{1,9})$/u.exec(to) ?? []
  const isShort = first !== '' && last !== '' && (ownLetters === '' || ownLetters === letters)
  if (!isShort) return to
  const whole = first.slice(0, Math.max(0, first.length - last.length)) + last
  return Number(whole) < Number(first) ? to : letters + whole
}

/** Normalises page ranges: plain hyphens and complete last pages. */
export const normalisePageRanges = (text: string): string =>
  stripMarkup(text)
    .split(/\s*([,;])\s*/)
    .map((span) => {
      const ends = span.split(/\s*[-–—]+\s*/)
      const [from = '', to = ''] = ends
      return ends.length === 2 ? `${from}–${lastPage(from, to)}` : ends.join('–')
    })
    .join(' ')
    .replaceAll(/ ([,;])/g, '$1')
