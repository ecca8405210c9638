import { setTimeout as sleep } from 'node:timers/promises'
import { decodeText } from '#server/base/citation/read/decode.ts'
import type { Identifier } from '#server/base/citation/read/identifiers.ts'
import { checked, type Reading } from '#server/base/citation/read/reading.ts'
import type { Work } from '#server/base/citation/work.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readArxiv } from './arxiv.ts'
import { createAsk, type Time } from './ask.ts'
import { readCrossref } from './crossref.ts'
import { readDatacite } from './datacite.ts'
import { LookUpFailure } from './failure.ts'
import { type Listed, readOrcid } from './orcid.ts'
import { type OrcidPerson, readOrcidPerson, readOrcidPositions } from './orcid-person.ts'
import { inPath } from './path.ts'
import { readPubmed } from './pubmed.ts'
import { type Bases, type SourceName, sources } from './sources.ts'

export interface LookUpSettings {
  readonly bases: Bases
  readonly mailto: string
  readonly time?: Time
  readonly timeoutMs?: number
}

const day = 24 * 3_600_000
const keptMs = { found: 30 * day, unknown: day }

const realTime: Time = {
  now: () => Date.now(),
  wait: (ms, signal) => sleep(ms, undefined, { signal }),
}

/** What other services know. */
export interface LookUps {
  /** The works behind an identifier, each with why it could not be read. */
  readonly works: (identifier: Identifier, signal: AbortSignal) => Promise<readonly Reading[]>
  /** What someone says of themself at ORCID; null when it has no such iD. Throws a `LookUpFailure`. */
  readonly person: (orcid: string, signal: AbortSignal) => Promise<OrcidPerson | null>
}

/** Asks other services; without settings it only says that it does not. */
export const createLookUps = (
  queries: Queries,
  now: () => Date,
  settings: LookUpSettings | null,
): LookUps => {
  const { bases = {}, mailto = '', time = realTime, timeoutMs = 8_000 } = settings ?? {}
  const ask = createAsk({ bases, mailto, time, timeoutMs })
  const contact = (name: string) => (mailto === '' ? '' : `${name}=${encodeURIComponent(mailto)}`)

  const remember = async (key: string, answer: string | null) => {
    const keep = answer === null ? keptMs.unknown : keptMs.found
    const until = new Date(now().getTime() + keep).toISOString()
    const row = { answer: JSON.stringify(answer), until }
    await queries
      .insertInto('lookup')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
  }

  /** What a service says, from memory while that is fresh; only what can be read is remembered. */
  const consult = async <T>(
    source: SourceName,
    path: string,
    query: string,
    read: (text: string) => T | null,
    signal: AbortSignal,
  ): Promise<T | null> => {
    const key = `${source} ${path}`
    const known = await queries
      .selectFrom('lookup')
      .select('answer')
      .where('key', '=', key)
      .where('until', '>', now().toISOString())
      .executeTakeFirst()
    if (known) {
      const text: string | null = JSON.parse(known.answer)
      return text === null ? null : read(text)
    }
    const joined = query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
    const body = await ask(source, joined, signal)
    const text = body && decodeText(body).replaceAll('\u0000', '')
    const found = text && readOrFail(source, text, read)
    await remember(key, found ? text : null)
    return found || null
  }

  const byDoi = async (doi: string, signal: AbortSignal): Promise<Work | string> => {
    const id = inPath(doi)
    const query = contact('mailto')
    const work =
      (await consult('crossref', `/works/${id}`, query, readCrossref, signal)) ??
      (await consult('datacite', `/dois/${id}`, query, readDatacite, signal))
    return work ?? 'Neither Crossref nor DataCite knows this DOI'
  }

  const byPmid = async (pmid: string, signal: AbortSignal): Promise<Work | string> => {
    const path = `/entrez/eutils/efetch.fcgi?db=pubmed&id=${inPath(pmid)}&retmode=xml`
    const query = ['tool=salus', contact('email')].filter(Boolean).join('&')
    return (await consult('pubmed', path, query, readPubmed, signal)) ?? 'PubMed has no such number'
  }

  const byArxiv = async (id: string, signal: AbortSignal): Promise<Work | string> => {
    const path = `/api/query?id_list=${inPath(id)}`
    return (await consult('arxiv', path, '', readArxiv, signal)) ?? 'arXiv has no such number'
  }

  const find = async (
    { line, kind, value }: Identifier & { kind: 'doi' | 'pmid' | 'arxiv' },
    signal: AbortSignal,
  ): Promise<Reading> => {
    const by = { doi: byDoi, pmid: byPmid, arxiv: byArxiv }[kind]
    const found = await by(value, signal)
    return typeof found === 'string' ? { line, reason: found, title: value } : checked(line, found)
  }

  const orFailure = async (
    { line, value }: Identifier,
    work: () => Promise<readonly Reading[]>,
  ): Promise<readonly Reading[]> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof LookUpFailure)) throw error
      return [{ line, reason: error.message, title: value }]
    }
  }

  const one = (identifier: Identifier, signal: AbortSignal): Promise<readonly Reading[]> => {
    const { kind } = identifier
    if (kind === 'orcid') return Promise.resolve([])
    return orFailure(identifier, async () => [await find({ ...identifier, kind }, signal)])
  }

  const ofListed = (line: number, work: Listed, signal: AbortSignal) =>
    'title' in work
      ? [{ line, reason: 'ORCID lists it without a DOI or number', title: work.title }]
      : one({ line, ...work }, signal)

  const byPerson = (identifier: Identifier, signal: AbortSignal) =>
    orFailure(identifier, async () => {
      const { line, value } = identifier
      const listed = await consult('orcid', `/v3.0/${inPath(value)}/works`, '', readOrcid, signal)
      if (listed === null || listed.length === 0) {
        const reason = listed ? 'ORCID lists no works of this person' : 'ORCID has no such iD'
        return [{ line, reason, title: value }]
      }
      const readings: Reading[] = []
      for (const work of listed) readings.push(...(await ofListed(line, work, signal)))
      return readings
    })

  return {
    works: async (identifier, signal) => {
      const { line, kind, value } = identifier
      if (settings === null) {
        const reason =
          'Look-ups are switched off on this site; paste BibTeX, RIS or CSL-JSON instead'
        return [{ line, reason, title: value }]
      }
      return kind === 'orcid' ? byPerson(identifier, signal) : one(identifier, signal)
    },
    person: async (orcid, signal) => {
      if (settings === null) throw new LookUpFailure('Look-ups are switched off on this site')
      const path = `/v3.0/${inPath(orcid)}`
      const person = await consult('orcid', `${path}/person`, '', readOrcidPerson, signal)
      if (person === null) return null
      const positions = await consult(
        'orcid',
        `${path}/employments`,
        '',
        readOrcidPositions,
        signal,
      )
      return { ...person, positions: positions ?? [] }
    },
  }
}

const readOrFail = <T>(source: SourceName, text: string, read: (text: string) => T): T => {
  try {
    return read(text)
  } catch {
    throw new LookUpFailure(`${sources[source].label} gave an answer that cannot be read`)
  }
}
