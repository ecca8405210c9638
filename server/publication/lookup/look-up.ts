import { setTimeout as sleep } from 'node:timers/promises'
import type { Queries } from '#server/base/db/database.ts'
import {
  type CacheValidators,
  type Clock,
  createServiceClient,
  type ReportDelay,
} from '#server/base/outbound/ask.ts'
import { ServiceRequestError } from '#server/base/outbound/look-up-failure.ts'
import { encodeIdAsUrlPath } from '#server/base/outbound/path.ts'
import { version } from '#server/base/process/version.ts'
import type { EntryParseResult } from '#server/publication/citation/read/reading.ts'
import type { WorkIdentifier } from '#server/publication/citation/read/work-identifiers.ts'
import type { CrossrefUpdates } from './read/crossref-updates.ts'
import type { OrcidWork, WorkId } from './read/orcid.ts'
import type { OrcidPerson } from './read/orcid-person.ts'
import type {
  CrossrefRecord,
  MetadataResponseKind,
  ParsedMetadataResponse,
} from './read/response.work.ts'
import { parseMetadataResponse } from './read-response.ts'
import { type MetadataServiceName, type MetadataServiceUrls, metadataServices } from './sources.ts'

export interface MetadataLookUpSettings {
  readonly bases: MetadataServiceUrls
  readonly mailto: string
  /** URL of this site. Sent with each request, because services require contact data. */
  readonly site?: string
  readonly time?: Clock
  readonly timeoutMs?: number
}

const day = 24 * 3_600_000
const keptMs = { found: 30 * day, unknown: day }

/** Options of a request: a signal that aborts it, and whether to skip the cache. */
interface Asking {
  readonly signal: AbortSignal
  readonly isAnew?: boolean
  readonly onWait?: ReportDelay | undefined
}

const realTime: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) => sleep(ms, undefined, { signal }),
}

export interface MetadataLookUps {
  /** Yields the works of an identifier, or the reason why each could not be read. */
  readonly works: (
    identifier: WorkIdentifier,
    signal: AbortSignal,
    onWait?: ReportDelay,
  ) => AsyncIterable<EntryParseResult>
  /** Returns a person's public data at ORCID, or null if the iD does not exist. Throws `ServiceRequestError`. */
  readonly person: (orcid: string, signal: AbortSignal) => Promise<OrcidPerson | null>
  /** Lookups without the cache, or null if external services are disabled. */
  readonly anew: UncachedMetadataLookUps | null
}

/** Lookups that skip the cache. Each throws `ServiceRequestError` if the service fails. */
export interface UncachedMetadataLookUps {
  /** Returns the works in a person's ORCID record, or null if the iD does not exist. */
  record(orcid: string, signal: AbortSignal): Promise<readonly OrcidWork[] | null>
  /** Returns a work and the works that it is a correction or retraction of. */
  work(
    id: WorkId,
    signal: AbortSignal,
  ): Promise<{ readonly reading: EntryParseResult; readonly noticeOf: CrossrefUpdates['noticeOf'] }>
  /** Returns Crossref's updates of a DOI, or null if the DOI is not registered at Crossref. */
  updates(doi: string, signal: AbortSignal): Promise<CrossrefUpdates | null>
}

const sentBy: Readonly<Record<MetadataResponseKind, MetadataServiceName>> = {
  crossref: 'crossref',
  datacite: 'datacite',
  pubmed: 'pubmed',
  pmc: 'pubmed',
  arxiv: 'arxiv',
  works: 'orcid',
  person: 'orcid',
  positions: 'orcid',
}

/**
 * Creates functions that request metadata from external services. Without settings, all of them report that
 * services are disabled.
 */
export const createMetadataLookUps = (
  queries: Queries,
  now: () => Date,
  settings: MetadataLookUpSettings | null,
): MetadataLookUps => {
  const { bases = {}, mailto = '', site = '' } = settings ?? {}
  const { time = realTime, timeoutMs = 8_000 } = settings ?? {}
  const ask = createServiceClient({
    sources: metadataServices,
    bases,
    mailto,
    site,
    time,
    timeoutMs,
  })
  const contact = (name: string) => (mailto === '' ? '' : `${name}=${encodeURIComponent(mailto)}`)

  const remember = async (
    key: string,
    answer: string,
    { etag, modified }: CacheValidators = { etag: '', modified: '' },
  ) => {
    const keep = answer === 'null' ? keptMs.unknown : keptMs.found
    const until = new Date(now().getTime() + keep).toISOString()
    const row = { answer, until, etag, modified }
    await queries
      .insertInto('lookup')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
  }

  /** Returns a service's response, from the cache while it is fresh. Caches only readable responses. */
  const requestCached = async <K extends MetadataResponseKind>(
    kind: K,
    path: string,
    query: string,
    { signal, isAnew, onWait }: Asking,
  ): Promise<ParsedMetadataResponse<K> | null> => {
    const source = sentBy[kind]
    // The key contains `version`, because another version of Salus may extract more from the same
    // response or store it differently.
    const key = `${version} ${source} ${path}`
    const known = await queries
      .selectFrom('lookup')
      .select(['answer', 'until', 'etag', 'modified'])
      .where('key', '=', key)
      .executeTakeFirst()
    const before: ParsedMetadataResponse<K> | null = known ? JSON.parse(known.answer) : null
    if (known && !isAnew && known.until > now().toISOString()) return before
    const joined = query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
    const validators = before === null ? undefined : known
    const told = await ask(source, joined, { signal, before: validators, onWait })
    if (told === null || told.isUnchanged) {
      await remember(key, told && known ? known.answer : 'null', known)
      return told && before
    }
    const text = await parseMetadataResponse(source, kind, told.body, signal)
    await remember(key, text, told.validators)
    return JSON.parse(text)
  }

  const atCrossref = (doi: string, asking: Asking) =>
    requestCached('crossref', `/works/${encodeIdAsUrlPath(doi)}`, contact('mailto'), asking)

  const atDatacite = async (doi: string, asking: Asking): Promise<EntryParseResult | string> =>
    (await requestCached(
      'datacite',
      `/dois/${encodeIdAsUrlPath(doi)}`,
      contact('mailto'),
      asking,
    )) ?? 'Neither Crossref nor DataCite knows this DOI'

  /** Adds the notices of a Crossref record to its work. Returns null if the notices could not be read. */
  const withNotices = ({ reading, updates }: CrossrefRecord): EntryParseResult | null =>
    reading && 'work' in reading && typeof updates !== 'string'
      ? { ...reading, notices: updates.notices }
      : reading

  const byDoi = async (doi: string, asking: Asking): Promise<EntryParseResult | string> => {
    const record = await atCrossref(doi, asking)
    return (record && withNotices(record)) ?? atDatacite(doi, asking)
  }

  const byPmid = async (pmid: string, asking: Asking): Promise<EntryParseResult | string> => {
    const path = `/entrez/eutils/efetch.fcgi?db=pubmed&id=${encodeIdAsUrlPath(pmid)}&retmode=xml`
    const query = ['tool=salus', contact('email')].filter(Boolean).join('&')
    return (await requestCached('pubmed', path, query, asking)) ?? 'PubMed has no such number'
  }

  const byPmc = async (pmc: string, asking: Asking): Promise<EntryParseResult | string> => {
    const number = pmc.replace(/^PMC/, '')
    const path = `/entrez/eutils/esummary.fcgi?db=pmc&id=${encodeIdAsUrlPath(number)}&retmode=json`
    const query = ['tool=salus', contact('email')].filter(Boolean).join('&')
    const id = await requestCached('pmc', path, query, asking)
    if (id === null) return 'PubMed Central has no such number'
    return id.kind === 'pmid' ? byPmid(id.value, asking) : byDoi(id.value, asking)
  }

  const byArxiv = async (id: string, asking: Asking): Promise<EntryParseResult | string> => {
    const path = `/api/query?id_list=${encodeIdAsUrlPath(id)}`
    return (await requestCached('arxiv', path, '', asking)) ?? 'arXiv has no such number'
  }

  const toReading = (
    line: number,
    title: string,
    found: EntryParseResult | string,
  ): EntryParseResult =>
    typeof found === 'string' ? { line, reason: found, title } : { ...found, line }

  const find = async (
    {
      line,
      kind,
      value,
    }: Pick<WorkIdentifier, 'line' | 'value'> & { readonly kind: WorkId['kind'] | 'pmc' },
    asking: Asking,
  ): Promise<EntryParseResult> => {
    const by = { doi: byDoi, pmid: byPmid, pmc: byPmc, arxiv: byArxiv }[kind]
    return toReading(line, value, await by(value, asking))
  }

  const updatesIn = ({ updates }: CrossrefRecord): CrossrefUpdates => {
    if (typeof updates !== 'string') return updates
    const { label } = metadataServices.crossref
    throw new ServiceRequestError(`${label} gave an answer that ${updates}`, { source: label })
  }

  const findAnew: UncachedMetadataLookUps['work'] = async (id, signal) => {
    const asking = { signal, isAnew: true }
    if (id.kind !== 'doi') return { reading: await find({ line: 0, ...id }, asking), noticeOf: [] }
    const record = await atCrossref(id.value, asking)
    const found = (record && withNotices(record)) ?? (await atDatacite(id.value, asking))
    const { noticeOf } = record ? updatesIn(record) : { noticeOf: [] }
    return { reading: toReading(0, id.value, found), noticeOf }
  }

  const failed = (
    { line, value }: Pick<WorkIdentifier, 'line' | 'value'>,
    error: unknown,
  ): EntryParseResult => {
    if (!(error instanceof ServiceRequestError)) throw error
    return { line, reason: error.message, title: value }
  }

  const one = (named: Parameters<typeof find>[0], asking: Asking): Promise<EntryParseResult> =>
    find(named, asking).catch((error: unknown) => failed(named, error))

  const listOf = (orcid: string, asking: Asking) =>
    requestCached('works', `/v3.0/${encodeIdAsUrlPath(orcid)}/works`, '', asking)

  const byPerson = async function* (
    named: Pick<WorkIdentifier, 'line' | 'value'>,
    asking: Asking,
  ): AsyncGenerator<EntryParseResult> {
    const { line, value } = named
    const listed = await listOf(value, asking).catch((error: unknown) => failed(named, error))
    if (listed === null) yield { line, reason: 'ORCID has no such iD', title: value }
    else if ('line' in listed) yield listed
    else if (listed.length === 0)
      yield { line, reason: 'ORCID lists no works of this person', title: value }
    else
      for (const { ids, title } of listed) {
        const [first] = ids
        yield first === undefined
          ? { line, reason: 'ORCID lists it without a DOI or number', title }
          : await one({ line, ...first }, asking)
      }
  }

  return {
    works: async function* ({ line, kind, value }, signal, onWait) {
      const asking = { signal, onWait }
      if (settings === null) {
        const reason =
          'Look-ups are switched off on this site; paste BibTeX, RIS or CSL-JSON instead'
        yield { line, reason, title: value }
      } else if (kind === 'orcid') yield* byPerson({ line, value }, asking)
      else yield await one({ line, kind, value }, asking)
    },
    person: async (orcid, signal) => {
      if (settings === null) throw new ServiceRequestError('Look-ups are switched off on this site')
      const path = `/v3.0/${encodeIdAsUrlPath(orcid)}`
      const person = await requestCached('person', `${path}/person`, '', { signal })
      if (person === null) return null
      const positions = await requestCached('positions', `${path}/employments`, '', { signal })
      return { ...person, positions: positions ?? [] }
    },
    anew: settings && {
      record: (orcid, signal) => listOf(orcid, { signal, isAnew: true }),
      work: findAnew,
      updates: async (doi, signal) => {
        const record = await atCrossref(doi, { signal, isAnew: true })
        return record && updatesIn(record)
      },
    },
  }
}
