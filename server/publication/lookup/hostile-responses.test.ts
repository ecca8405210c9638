import { expect, test, vi } from 'vitest'
import { ServiceRequestError } from '#server/base/outbound/look-up-failure.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { makeProfile, startSite } from '#server/tools/testing/content/content.ts'
import { importTexts, previewImportOf } from '#server/tools/testing/content/imports.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import {
  hostileResponses,
  longJsonList,
  longXmlAttributes,
} from '#server/tools/testing/services/hostile-responses.ts'
import {
  type LookupReply,
  replyWith,
  startLookupServer,
} from '#server/tools/testing/services/lookup-server.ts'
import { createMetadataResponseParser } from './read-response.ts'

const start = async (replies: Readonly<Record<string, LookupReply>>) => {
  const { settings } = await startLookupServer(replies)
  return startSite({ parts: () => ({ lookups: settings }) })
}

test.for(hostileResponses)(
  '5 MB from $service cost their entry only, and are not read by the server itself: $kind',
  async ({ path, identifier, body, reason }) => {
    const { admin } = await start({ [path]: replyWith(body()) })
    const parse = vi.spyOn(JSON, 'parse')
    const { entries } = await previewImportOf(admin, `${identifier}\n\n${importTexts.ris}`)
    expect(entries.map((entry) => entry.reason)).toEqual([expect.stringContaining(reason), ''])
    const longest = Math.max(...parse.mock.calls.map(([parsed]) => parsed.length))
    expect(longest).toBeLessThan(100_000)
  },
)

test('a response of 5 MB about a person only loses the data of ORCID', async () => {
  const person = JSON.stringify({ name: { 'given-names': { value: 'Ada' } } })
  const group = '{"summaries":[{"employment-summary":{}}]}'
  const title = JSON.stringify({ name: { 'credit-name': { value: 'x'.repeat(4_000_000) } } })
  const { admin } = await start({
    '/v3.0/0000-0002-1825-0097/person': replyWith(title),
    '/v3.0/0000-0001-5109-3700/person': replyWith(person),
    '/v3.0/0000-0001-5109-3700/employments': replyWith(
      `{"affiliation-group":[${longJsonList(() => group)}]}`,
    ),
  })
  const { people } = await admin.profile.previewPeople({
    text: 'Ada Lovelace,0000-0002-1825-0097\nGrace Hopper,0000-0001-5109-3700',
  })
  const reasons = []
  for (const each of people) {
    reasons.push((await admin.profile.completePerson({ person: each.person })).entry.reason)
  }
  expect(reasons).toEqual([
    'ORCID gave an answer that has a text of more than 5,000 characters',
    'ORCID gave an answer that has more than 250,000 parts',
  ])
})

test('a response of 5 MB with works or updates ends the lookup of the person or publication and is reported', async () => {
  const update = (at: number) => `{"DOI":"10.5555/${at}","type":"retraction"}`
  const { admin } = await start({
    '/v3.0/': replyWith(
      `{"group":[${longJsonList((at) => `{"work-summary":[{"url":{"value":"${at}"}}]}`, 30_000)}]}`,
    ),
    '/works/': replyWith(
      `{"message":{"title":["A title"],"updated-by":[${longJsonList(update, 50_000)}]}}`,
    ),
  })
  await makeProfile(admin, { name: 'Ada Lovelace', orcid: '0000-0002-1825-0097' })
  await admin.publication.addPublication({ ...publicationFields(), doi: '10.5555/listed' })
  await admin.publication.lookForNew()
  const { found, problems } = await eventually(async () => {
    const looked = await admin.publication.found()
    expect(looked.state).toBe('idle')
    return looked
  })
  expect(found).toEqual([])
  expect(problems).toEqual([
    { source: 'ORCID', reason: 'ORCID gave an answer that has more than 5,000 works' },
    { source: 'Crossref', reason: 'Crossref gave an answer that has more than 1,000 updates' },
  ])
})

test('reading a response is cancelled if it takes too long', async () => {
  const read = createMetadataResponseParser({ processorMs: 50, memoryMb: 128 })
  const body = Buffer.from(
    `<PubmedArticleSet><a ${longXmlAttributes(200_000)}/></PubmedArticleSet>`,
  )
  const error = await read('pubmed', 'pubmed', body).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ServiceRequestError)
  expect(error).toMatchObject({ message: 'PubMed gave an answer that is too complicated to read' })
})
