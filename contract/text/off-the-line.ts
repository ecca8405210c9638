const above = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'
const below = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'
const onLine = '0123456789+-=()'

/** What stands above or below the line, in characters of its own: 10⁶ is not 106. Words such as the “th” of 5th stay. */
export const offTheLine = (text: string, tag: 'sup' | 'sub'): string => {
  if (!/\d/.test(text) && !/^[+\-−=]+$/.test(text)) return text
  const [signs, mark] = tag === 'sup' ? [above, '^'] : [below, '_']
  const plain = text.replaceAll(/[−–]/g, '-')
  // What has no such characters is marked as in formulas that are typed.
  if (!/^[\d+\-=()\s,;.*]*$/.test(plain)) return mark + text
  return Array.from(plain, (sign) => signs[onLine.indexOf(sign)] ?? sign).join('')
}
