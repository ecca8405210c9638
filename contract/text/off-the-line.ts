const above = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'
const below = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'
const onLine = '0123456789+-=()'

/**
 * Converts superscript or subscript text to Unicode characters, because 10⁶ is not 106. Keeps words, such as
 * “th” in 5th.
 */
export const toSuperOrSubscript = (text: string, tag: 'sup' | 'sub'): string => {
  if (!/\d/.test(text) && !/^[+\-−=]+$/.test(text)) return text
  const [signs, mark] = tag === 'sup' ? [above, '^'] : [below, '_']
  const plain = text.replaceAll(/[−–]/g, '-')
  // Other texts, such as letters, have no Unicode form. They are written as in formulas: `x^n`, `x_n`.
  if (!/^[\d+\-=()\s,;.*]*$/.test(plain)) return mark + text
  return Array.from(plain, (sign) => signs[onLine.indexOf(sign)] ?? sign).join('')
}
