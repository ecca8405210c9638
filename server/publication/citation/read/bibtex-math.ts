/** Placeholder for a space that the parser would drop from a formula. */
export const mathSpacePlaceholder = '\ufdd4'

const fonts =
  /(?<place>[_^]?)\\(?:math(?:cal|bb|bf|it|sf|tt|frak|scr|normal)|boldsymbol|bm|operatorname\*?|text(?:normal)?|mbox)(?![a-z])\s{0,9}(?:\{(?<group>[^{}]*)\})?/gi

const functions =
  /(?<before>[\w)}]?)\s{0,9}\\(?<name>log|ln|exp|sin|cos|tan|tanh|min|max|arg|argmin|argmax|lim|sup|inf|det|dim|ker|Pr)(?![a-z])\s{0,9}(?=(?<after>.?))/gis

const accents: readonly (readonly [RegExp, string])[] = [
  [/\\(?:wide)?hat(?![a-z])\s{0,9}\{?([a-z])\}?/gi, '\u0302'],
  [/\\(?:wide)?tilde(?![a-z])\s{0,9}\{?([a-z])\}?/gi, '\u0303'],
]

/** Replaces commands in formulas that the parser does not support with readable text. */
export const simplifyLatexMath = (value: string): string => {
  if (!value.includes('\\')) return value
  const upright = value.replaceAll(fonts, (_, place: string, group: string | undefined) => {
    if (group === undefined) return place
    const shown = group.trim().replaceAll(/\s+/g, mathSpacePlaceholder)
    return place === '' ? shown : `${place}{${shown}}`
  })
  const named = upright.replaceAll(
    functions,
    (_, before: string, name: string, after: string) =>
      `${before}${before && mathSpacePlaceholder}${name}${/[\w\\]/.test(after) ? mathSpacePlaceholder : ''}`,
  )
  return accents.reduce((text, [shape, mark]) => text.replaceAll(shape, `$1${mark}`), named)
}
