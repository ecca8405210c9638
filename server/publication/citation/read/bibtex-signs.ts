import { mathSpacePlaceholder, simplifyLatexMath } from './bibtex-math.ts'

/** Placeholders for characters that have a meaning in LaTeX but that people type literally. */
const standIns: Readonly<Record<string, string>> = {
  '<': '\ufdd0',
  '>': '\ufdd1',
  '%': '\ufdd2',
  $: '\ufdd3',
}
const signs = new Map([
  ...Object.entries(standIns).map(([sign, standIn]) => [standIn, sign] as const),
  [mathSpacePlaceholder, ' '],
])

/** Whether the dollar signs of a value mean prices instead of formulas. */
const arePrices = (dollars: readonly RegExpExecArray[], value: string): boolean => {
  const isPrice = ({ index }: RegExpExecArray) => /\d/.test(value[index + 1] ?? '')
  return dollars.length % 2 === 1 || (dollars.length > 0 && dollars.every(isPrice))
}

const guardValue = (written: string): string => {
  const value = simplifyLatexMath(written)
  const dollars = [...value.matchAll(/\\.|\$/gs)].filter(([sign]) => sign === '$')
  const literal = arePrices(dollars, value) ? '<>%$' : '<>%'
  // The parser supports URLs in braces, but not in \url{}.
  return value.replaceAll(/\\url\s{0,9}(?=\{)|\\.|[<>%$]/gs, (sign) => {
    if (sign.startsWith('\\url')) return ''
    return literal.includes(sign) ? (standIns[sign] ?? sign) : sign
  })
}

/**
 * Replaces literal characters such as those in `p < 0.05`, `50% of` and `$5` with placeholders. BibTeX has no
 * comments within values, and most pasted text is not LaTeX.
 */
export const protectLiteralCharacters = (text: string): string => {
  const outside = /^[^{(]*\(/.test(text) ? 0 : 1
  let guarded = ''
  let depth = 0
  let isQuoted = false
  let start = 0
  let isInside = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if (sign === '{') depth++
    else if (sign === '}') depth--
    else if (sign === '"' && depth === outside) isQuoted = !isQuoted
    const isValue = isQuoted || depth > outside
    if (isValue === isInside) continue
    const part = text.slice(start, at)
    guarded += isInside ? guardValue(part) : part
    isInside = isValue
    start = at
  }
  const rest = text.slice(start)
  return guarded + (isInside ? guardValue(rest) : rest)
}

export const restoreLiteralCharacters = (text: string): string =>
  text.replaceAll(/[\ufdd0-\ufdd4]/g, (standIn) => signs.get(standIn) ?? standIn)
