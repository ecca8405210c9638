import { createServer, type RequestListener } from 'node:http'

/** A publication in a person's ORCID record. */
export interface ListedWork {
  readonly title: string
  readonly doi?: string
  readonly since?: string
  readonly year?: string
}

/** A fake Crossref record. */
export interface CrossrefWork {
  readonly DOI: string
  readonly title: string
  readonly type?: string
  readonly authors?: readonly { readonly given: string; readonly family: string }[]
  readonly date?: readonly number[]
  readonly venue?: string
  readonly updatedBy?: readonly { readonly DOI: string; readonly type: string }[]
  readonly updateTo?: readonly { readonly DOI: string; readonly type: string }[]
  readonly isPreprintOf?: readonly string[]
}

const at = (date: readonly number[]) => ({ 'date-parts': [date] })
const updateAt = {
  ...at([2026, 3, 4]),
  'date-time': '2026-03-04T00:00:00Z',
  timestamp: 1772582400000,
}

/** Builds a response of ORCID's `/works`. */
const orcidAnswer = (works: readonly ListedWork[]) => ({
  'last-modified-date': { value: 1772582400000 },
  group: works.map(({ title, doi, since, year = '2026' }) => {
    const ids = doi
      ? [
          {
            'external-id-type': 'doi',
            'external-id-value': doi,
            'external-id-normalized': { value: doi.toLowerCase(), transient: true },
            'external-id-relationship': 'self',
          },
        ]
      : []
    return {
      'last-modified-date': { value: 1772582400000 },
      'external-ids': { 'external-id': ids },
      'work-summary': [
        {
          'put-code': 1,
          'created-date': { value: since ? Date.parse(since) : 1772582400000 },
          title: { title: { value: title }, subtitle: null, 'translated-title': null },
          'external-ids': { 'external-id': ids },
          type: 'journal-article',
          'publication-date': { year: { value: year }, month: null, day: null },
          'journal-title': { value: 'Journal of Larks' },
          url: null,
        },
      ],
    }
  }),
  path: '/works',
})

/** Builds a response of Crossref's `/works/DOI`. */
const crossrefAnswer = (work: CrossrefWork) => ({
  status: 'ok',
  'message-type': 'work',
  message: {
    DOI: work.DOI,
    type: work.type ?? 'journal-article',
    title: [work.title],
    author: (work.authors ?? [{ given: 'Ada', family: 'Lovelace' }]).map((author) => ({
      ...author,
      sequence: 'first',
      affiliation: [],
    })),
    published: at(work.date ?? [2026, 1, 15]),
    'container-title': work.venue ? [work.venue] : [],
    relation: work.isPreprintOf
      ? {
          'is-preprint-of': work.isPreprintOf.map((id) => ({
            'id-type': 'doi',
            id,
            'asserted-by': 'subject',
          })),
        }
      : {},
    ...(work.updatedBy && {
      'updated-by': work.updatedBy.map((each) => ({
        ...each,
        label: each.type,
        source: 'publisher',
        updated: updateAt,
      })),
    }),
    ...(work.updateTo && {
      'update-to': work.updateTo.map((each) => ({ ...each, label: each.type, updated: updateAt })),
    }),
  },
})

/** Creates a fake ORCID and Crossref with changeable records. */
export const createFakeServices = () => {
  const records = new Map<string, readonly ListedWork[]>()
  const works = new Map<string, CrossrefWork>()
  const down = new Set<'orcid' | 'crossref'>()
  const asked: { path: string; agent: string; condition: string; status: number }[] = []
  const answerTo = (path: string): [number, unknown] => {
    const orcid = /^\/v3\.0\/([^/]+)\/works/.exec(path)?.[1]
    if (orcid !== undefined) {
      if (down.has('orcid')) return [503, 'Down']
      const record = records.get(orcid)
      return record ? [200, orcidAnswer(record)] : [404, { 'response-code': 404 }]
    }
    const doi = /^\/works\/(.+)$/.exec(path)?.[1]?.toLowerCase()
    if (doi !== undefined && down.has('crossref')) return [503, 'Down']
    const work = doi === undefined ? undefined : works.get(doi)
    return work ? [200, crossrefAnswer(work)] : [404, 'Resource not found.']
  }
  const answer: RequestListener = (request, response) => {
    const path = decodeURIComponent(request.url?.split('?')[0] ?? '')
    const [status, body] = answerTo(path)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const etag = `"${text.length}-${[...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1e9, 7)}"`
    const condition = request.headers['if-none-match'] ?? ''
    const isSame = status === 200 && condition === etag
    asked.push({
      path,
      agent: request.headers['user-agent'] ?? '',
      condition,
      status: isSame ? 304 : status,
    })
    response.writeHead(isSame ? 304 : status, { 'content-type': 'application/json', etag })
    response.end(isSame ? '' : text)
  }
  return {
    answer,
    asked,
    down,
    /** Replaces the publications of an ORCID record. */
    list: (orcid: string, ...listed: ListedWork[]) => records.set(orcid, listed),
    /** Adds or replaces a Crossref record. */
    know: (work: CrossrefWork) => works.set(work.DOI.toLowerCase(), work),
  }
}

/** Starts the fake services in a server of their own. */
export const openFakeServices = async () => {
  const services = createFakeServices()
  const server = createServer(services.answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    ...services,
    /** URL of the server. */
    base: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type FakeServices = Awaited<ReturnType<typeof openFakeServices>>
