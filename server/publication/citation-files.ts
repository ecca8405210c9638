import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { entryPages } from '#contract/entry-pages.ts'
import { parseQueryFilters } from '#contract/pages.ts'
import {
  type CitationFileFormat,
  citationFileFormats,
  publicationPath,
} from '#contract/publication/publication-path.ts'
import { computeEtag, matchesEtag } from '#server/base/cache/etag.ts'
import type { ResponseCache } from '#server/base/cache/response-cache.ts'
import { chooseContentCoding, sendStoredResponse } from '#server/base/cache/stored-response.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { rateLimitKeyOf } from '#server/base/http/client-address.ts'
import { apiSecurityHeaders } from '#server/base/http/security-headers.ts'
import { createVisitorReader } from '#server/base/reader/read-as.ts'
import { toBibtex } from '#server/publication/citation/bibtex.ts'
import { toCsl } from '#server/publication/citation/csl.ts'
import { toRis } from '#server/publication/citation/ris.ts'
import type { CitedWork } from '#server/publication/citation/work.ts'
import { findFilteredPublicationIds, streamCitedWorks } from './cited.ts'
import { readPublication } from './store.ts'
import { publicationToWork } from './work.ts'

const toCslText = (work: CitedWork) => JSON.stringify(toCsl(work), null, 2)

const writers: Readonly<
  Record<
    CitationFileFormat['ending'],
    { write: (work: CitedWork) => string; start: string; between: string; end: string }
  >
> = {
  bib: { write: toBibtex, start: '', between: '\n', end: '' },
  ris: { write: toRis, start: '', between: '\r\n', end: '' },
  'csl.json': { write: toCslText, start: '[\n', between: ',\n', end: '\n]\n' },
}

/**
 * Part of the ETag of citation files. Increase it when new code writes different files for the same
 * publications, so that clients request them again.
 */
const formatVersion = 1

const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip(),
}

const headersOf = ({ type, ending }: CitationFileFormat, name: string) => ({
  ...apiSecurityHeaders,
  'content-type': `${type}; charset=utf-8`,
  'content-disposition': `attachment; filename="${name}.${ending}"`,
})

async function* writeAll(
  { ending }: CitationFileFormat,
  parts: AsyncIterable<readonly CitedWork[]>,
) {
  const { write, start, between, end } = writers[ending]
  let before = start
  for await (const works of parts) {
    for (const work of works) {
      yield before + write(work)
      before = between
    }
  }
  yield (before === start ? start : '') + end
}

type Options = Pick<BaseServices, 'database' | 'limits' | 'now' | 'publicUrl'> & {
  readonly cache: ResponseCache
  readonly headers: Readonly<Record<string, string>>
}

/** Serves single publications and the filtered list in the formats of citation managers. */
export const mountCitationFiles = (app: FastifyInstance, options: Options): void => {
  const { database, limits, publicUrl, cache, headers } = options
  const method = ['GET', 'HEAD']

  const single = async (file: CitationFileFormat, id: string) => {
    const reader = await createVisitorReader(options)
    const { publication, citationKey } = await readPublication(database.queries, reader, id)
    const { write, start, end } = writers[file.ending]
    const own = {
      ...headersOf(file, citationKey),
      'content-location': `/publication/${id}.${file.ending}`,
      'cache-control': 'public, no-cache',
      link: `<${publicUrl}${publicationPath(publication)}>; rel="describes"; type="text/html"`,
      vary: 'accept',
      ...headers,
    }
    const work = publicationToWork(publication, citationKey, publicUrl)
    return cache.store(200, own, start + write(work) + end)
  }

  for (const file of citationFileFormats) {
    app.route<{ Params: { id: string } }>({
      method,
      url: `/publication/:id(^[0-9a-zA-Z]{26}).${file.ending}`,
      handler: async (request, reply) => {
        await limits.take('readsPerClient', rateLimitKeyOf(request.ip))
        const id = request.params.id.toLowerCase()
        const key = `/publication/${id}.${file.ending}`
        const response = await cache.get(key, () => single(file, id))
        reply.hijack()
        sendStoredResponse(response, request.raw, reply.raw)
      },
    })

    app.route({
      method,
      url: `/publications.${file.ending}`,
      handler: async (request, reply) => {
        await limits.take('readsPerClient', rateLimitKeyOf(request.ip))
        const query = new URL(request.raw.url ?? '', publicUrl).searchParams
        const filters = parseQueryFilters(entryPages.publication.filters, query)
        const { queries } = database
        const reader = await createVisitorReader(options)
        const { ids, state } = await findFilteredPublicationIds(queries, reader, filters)
        const coding = chooseContentCoding(request.headers['accept-encoding'])
        reply.headers({
          ...headersOf(file, 'publications'),
          'cache-control': 'public, no-cache',
          etag: computeEtag(`${formatVersion} ${file.ending} ${state}`),
          vary: 'accept-encoding',
        })
        if (matchesEtag(request.headers['if-none-match'], String(reply.getHeader('etag'))))
          return reply.code(304).send()
        if (request.method === 'HEAD') return reply.send()
        const text = Readable.from(
          writeAll(file, streamCitedWorks(queries, reader, ids, publicUrl)),
        )
        if (coding === 'identity') return reply.send(text)
        const compressed = pipeline(text, compressors[coding](), () => undefined)
        return reply.header('content-encoding', coding).send(compressed)
      },
    })
  }
}
