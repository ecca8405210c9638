import { z } from 'zod'
import type { ConfinedTask as ConfinedWork } from '#server/base/confine/confine.ts'
import { decodeTextFile } from '#server/base/text/decode.ts'
import {
  checkParsedWork,
  type EntryParseResult,
} from '#server/publication/citation/read/reading.ts'
import type { CitedWork } from '#server/publication/citation/work.ts'
import { readArxivResponse } from './arxiv.ts'
import { readCrossrefResponse } from './crossref.ts'
import { type CrossrefUpdates, readCrossrefUpdates } from './crossref-updates.ts'
import { readDataciteResponse } from './datacite.ts'
import { readOrcidWorks } from './orcid.ts'
import { readOrcidPerson, readOrcidPositions } from './orcid-person.ts'
import { readPmcWorkId } from './pmc.ts'
import { readPubmedResponse } from './pubmed.ts'

/** A work at Crossref with its updates, or the reason why the updates cannot be read. */
export interface CrossrefRecord {
  readonly reading: EntryParseResult | null
  readonly updates: CrossrefUpdates | string
}

const asReading =
  (read: (text: string) => CitedWork | null) =>
  (text: string): EntryParseResult | null => {
    const work = read(text)
    return work && checkParsedWork(0, work)
  }

const readUpdates = (text: string): CrossrefUpdates | string => {
  try {
    return readCrossrefUpdates(text)
  } catch (error) {
    return problemOf(error)
  }
}

const readers = {
  crossref: (text: string): CrossrefRecord => ({
    reading: asReading(readCrossrefResponse)(text),
    updates: readUpdates(text),
  }),
  datacite: asReading(readDataciteResponse),
  pubmed: asReading(readPubmedResponse),
  pmc: readPmcWorkId,
  arxiv: asReading(readArxivResponse),
  works: readOrcidWorks,
  person: readOrcidPerson,
  positions: readOrcidPositions,
}

export type MetadataResponseKind = keyof typeof readers
export type ParsedMetadataResponse<K extends MetadataResponseKind> = NonNullable<
  ReturnType<(typeof readers)[K]>
>

export interface MetadataResponse {
  readonly kind: MetadataResponseKind
  readonly body: Uint8Array
}

/**
 * The parsed content as a JSON text (`null` if the service does not know the work), or the reason why it
 * cannot be read.
 */
export type MetadataParseResult = { readonly found: string } | { readonly problem: string }

const mostParts = 250_000
const mostFound = 2_000_000

/** Returns the reason why a response cannot be read, as the end of a sentence. */
const problemOf = (error: unknown): string => {
  const issue = error instanceof z.ZodError && error.issues.find(({ code }) => code === 'too_big')
  return issue ? issue.message : 'cannot be read'
}

/**
 * Lookup table by byte: 1 for each byte that starts an XML element, an attribute, a JSON key or a list item.
 */
const partStarts = new Uint8Array(256)
for (const sign of ',<=[{') partStarts[sign.charCodeAt(0)] = 1

/** Estimates the number of parts of a response without parsing it. */
const countParts = (body: Uint8Array): number => {
  let count = 0
  for (let at = 0; at < body.length; at++) count += partStarts[body[at] ?? 0] ?? 0
  return count
}

const tooMuch = {
  parts: `has more than ${mostParts.toLocaleString('en')} parts`,
  found: `names more than ${mostFound.toLocaleString('en')} characters`,
}

/** Parses an untrusted response, which may be made to be slow or large. */
export const work: ConfinedWork<MetadataResponse, MetadataParseResult, never> = ({
  kind,
  body,
}) => {
  if (countParts(body) > mostParts) return { problem: tooMuch.parts }
  try {
    const text = JSON.stringify(readers[kind](decodeTextFile(body).replaceAll('\u0000', '')))
    return text.length > mostFound ? { problem: tooMuch.found } : { found: text }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}
