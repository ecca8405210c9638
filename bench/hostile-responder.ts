// Stands in for all external services, in a process of its own so that its work is not measured.
import { createServer } from 'node:http'
import {
  hostileResponses,
  largestResponses,
} from '#server/tools/testing/services/hostile-responses.ts'

const usual = (doi: string) =>
  JSON.stringify({
    message: {
      DOI: doi,
      type: 'journal-article',
      title: [`A work of no particular interest, ${doi}`],
      author: Array.from({ length: 8 }, (_, at) => ({
        given: 'Jane',
        family: `Doe ${at}`,
        affiliation: [{ name: 'University of Somewhere' }],
      })),
      'container-title': ['Journal of Things'],
      published: { 'date-parts': [[2024, 5, 1]] },
      abstract: `<jats:p>${'What was found. '.repeat(100)}</jats:p>`,
      reference: Array.from({ length: 60 }, (_, at) => ({
        key: `ref${at}`,
        doi: `10.5555/ref.${at}`,
        unstructured: 'Roe R. Something else that was found. Journal of Things. 2020.',
      })),
    },
  })

const server = createServer((request, response) => {
  const path = decodeURIComponent(request.url ?? '')
  const found = [...hostileResponses, ...largestResponses].find((each) =>
    path.startsWith(each.path),
  )
  const doi = /^\/works\/(10\.5555\/usual\.\d+)/.exec(path)?.[1]
  const body = found?.body() ?? (doi && usual(doi))
  response.writeHead(body ? 200 : 404, { 'content-type': 'text/plain' }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') process.send?.(address.port)
})
