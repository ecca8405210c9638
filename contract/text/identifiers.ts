import { textSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import {
  arxivPattern,
  doiPattern,
  orcidPattern,
  pmidPattern,
  withoutInvisible,
} from './identifier-shapes.ts'

/** Whether a text is an ORCID iD with a correct check digit (ISO 7064, MOD 11-2). */
export const isOrcid = (value: string): boolean => {
  if (!/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(value)) return false
  const digits = value.replaceAll('-', '')
  let sum = 0
  for (const digit of digits.slice(0, -1)) sum = (sum + Number(digit)) * 2
  const check = (12 - (sum % 11)) % 11
  return digits.at(-1) === (check === 10 ? 'X' : String(check))
}

/** Returns the identifier that the pattern `shape` finds in a text, or the text itself. */
const inShape = (text: string, shape: RegExp): string => {
  const visible = withoutInvisible(text).trim()
  return shape.exec(visible)?.slice(1).find(Boolean) ?? visible
}

/** Creates a schema for an identifier or an empty text. Decoding removes a URL or label around it. */
const identifier = (shape: RegExp, isValid: (value: string) => boolean, message: string) =>
  z.codec(
    textSchema(500),
    textSchema(500).refine((value) => value === '' || isValid(value), message),
    { decode: (value) => inShape(value, shape), encode: (value) => value },
  )

/** Schema for a DOI, which may be empty. Removes the resolver's URL. */
export const doiSchema = z.codec(
  identifier(
    doiPattern,
    (value) => /^10\.\d{4,9}\/\S+$/.test(value),
    'Not a DOI: it starts with 10. and has a slash',
  ),
  z.string(),
  { decode: (value) => value.toLowerCase(), encode: (value) => value },
)

export const pmidSchema = identifier(
  pmidPattern,
  (value) => /^\d{1,9}$/.test(value),
  'Not a PubMed number: it has up to nine digits',
)

export const arxivIdSchema = identifier(
  arxivPattern,
  (value) => /^(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?$/.test(value),
  'Not an arXiv number such as 2101.00001',
)

/** Schema for an ORCID iD, which may be empty. Removes the URL. */
export const orcidSchema = z.codec(
  textSchema(500),
  textSchema(500).refine(
    (value) => value === '' || isOrcid(value),
    'Not an ORCID iD such as 0000-0002-1825-0097',
  ),
  {
    decode: (value) => inShape(value, orcidPattern).toUpperCase(),
    encode: (value) => value,
  },
)
