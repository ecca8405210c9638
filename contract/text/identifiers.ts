import { text } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import {
  arxivShape,
  doiShape,
  orcidShape,
  pmidShape,
  withoutInvisible,
} from './identifier-shapes.ts'

/** Whether the last sign of an ORCID iD is the check sum of the rest (ISO 7064, MOD 11-2). */
export const isOrcid = (value: string): boolean => {
  if (!/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(value)) return false
  const digits = value.replaceAll('-', '')
  let sum = 0
  for (const digit of digits.slice(0, -1)) sum = (sum + Number(digit)) * 2
  const check = (12 - (sum % 11)) % 11
  return digits.at(-1) === (check === 10 ? 'X' : String(check))
}

/** The identifier in a text of its shape; any other text as it is. */
const inShape = (text: string, shape: RegExp): string => {
  const visible = withoutInvisible(text).trim()
  return shape.exec(visible)?.slice(1).find(Boolean) ?? visible
}

/** A text that is empty or an identifier of one shape; a URL or a label around it is taken off. */
const identifier = (shape: RegExp, isValid: (value: string) => boolean, message: string) =>
  z.codec(
    text(500),
    text(500).refine((value) => value === '' || isValid(value), message),
    { decode: (value) => inShape(value, shape), encode: (value) => value },
  )

/** A DOI without its resolver's address; empty when there is none. */
export const doi = z.codec(
  identifier(
    doiShape,
    (value) => /^10\.\d{4,9}\/\S+$/.test(value),
    'Not a DOI: it starts with 10. and has a slash',
  ),
  z.string(),
  { decode: (value) => value.toLowerCase(), encode: (value) => value },
)

/** A PubMed number; empty when there is none. */
export const pmid = identifier(
  pmidShape,
  (value) => /^\d{1,9}$/.test(value),
  'Not a PubMed number: it has up to nine digits',
)

/** An arXiv number; empty when there is none. */
export const arxivId = identifier(
  arxivShape,
  (value) => /^(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?$/.test(value),
  'Not an arXiv number such as 2101.00001',
)

/** An ORCID iD without its address; empty when there is none. */
export const orcid = z.codec(
  text(500),
  text(500).refine(
    (value) => value === '' || isOrcid(value),
    'Not an ORCID iD such as 0000-0002-1825-0097',
  ),
  {
    decode: (value) => inShape(value, orcidShape).toUpperCase(),
    encode: (value) => value,
  },
)
