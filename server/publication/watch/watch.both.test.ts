import { describe, expect, test } from 'vitest'
import { days, hours } from '#server/tools/testing/app/clock.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { makeProfile, startSite } from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { startFakeServices } from '#server/tools/testing/services/fake-services.ts'
import type { ListedWork } from '#server/tools/testing/services/open-fake-services.ts'
import { createFoundWorkIndex } from './knowledge.ts'
import { findDuePeriodStart } from './quiet-hour.ts'
import { createPublicationSearchWorker } from './watch.ts'

const ada = '0000-0002-1825-0097'
const grace = '0000-0001-5109-3700'

const start = async () => {
  const services = await startFakeServices()
  const site = await startSite({ parts: () => ({ lookups: services.settings }) })
  const { admin } = site
  const person = await makeProfile(admin, { name: 'Ada Lovelace', orcid: ada })
  services.list(ada)
  /** Runs a search at all services. Returns the pending finds. */
  const look = async () => {
    await admin.publication.lookForNew()
    const { found, ...state } = await eventually(async () => {
      const looked = await admin.publication.found()
      expect(looked.state).toBe('idle')
      return looked
    })
    return { ...state, found, reasons: found.map(({ reason }) => reason) }
  }
  const accept = async (status?: 'published' | 'draft') => {
    const { found } = await admin.publication.found()
    const ids = found.map(({ _id }) => _id)
    return admin.publication.acceptFound({ ids, ...(status && { status }) })
  }
  const all = async () =>
    (await admin.publication.showAllPublications({ status: 'all' })).publications
  return { ...site, ...services, person, look, accept, all }
}

test('a group’s year: found, accepted, dismissed, appeared, corrected, retracted, and nothing twice', async () => {
  const { admin, visitor, list, know, person, look, accept, all } = await start()
  const other = await makeProfile(admin, { name: 'Grace Hopper', orcid: grace })
  const gone = { name: 'Old Member', orcid: '0000-0002-9079-593X', isAlumni: 'true' as const }
  await makeProfile(admin, gone)

  // January: a preprint in two records, a data set of somebody else, and a talk without an identifier.
  know({ DOI: '10.1101/2026.01.01', title: 'Listening to larks', type: 'posted-content' })
  know({ DOI: '10.5555/strange', title: 'Not of this group' })
  const larks: ListedWork = {
    title: 'Listening to larks',
    doi: '10.1101/2026.01.01',
    since: '2026-01-06T10:00:00Z',
  }
  const talk: ListedWork = { title: 'A talk about larks' }
  list(ada, larks, { title: 'Not of this group', doi: '10.5555/strange' }, talk)
  list(grace, { ...larks, doi: 'https://doi.org/10.1101/2026.01.01' })
  const january = await look()
  expect(january.problems).toEqual([])
  const offered = january.found.map(({ reason, publication }) => [reason, publication.title])
  expect(offered.toSorted()).toEqual([
    ['new', 'A talk about larks'],
    ['new', 'Listening to larks'],
    ['new', 'Not of this group'],
  ])
  const first = january.found.find(({ publication }) => publication.doi === larks.doi)
  expect(first).toMatchObject({
    profileIds: [person._id, other._id],
    people: [{ name: 'Ada Lovelace' }, { name: 'Grace Hopper' }],
    since: '2026-01-06T10:00:00.000Z',
    matches: [],
    publication: { authorList: [{ name: 'Ada Lovelace', profileId: person._id }] },
  })
  expect(await all()).toEqual([])
  expect((await admin.overview.getOverview()).overview.found).toBe(3)

  // Dismissed works are never offered again.
  const unwanted = january.found.filter(({ publication }) => publication.doi !== larks.doi)
  await admin.publication.dismissFound({ ids: unwanted.map(({ _id }) => _id) })
  expect((await look()).reasons).toEqual(['new'])
  const { accepted } = await accept()
  expect(await all()).toMatchObject([{ _id: accepted[0]?.publicationId, status: 'draft' }])
  expect((await visitor.publication.showAllPublications()).publications).toEqual([])
  await admin.publication.updatePublication({
    id: accepted[0]?.publicationId ?? '',
    ...publicationFields({ title: 'Listening to larks' }),
    status: 'published',
    doi: larks.doi,
  })
  expect((await look()).reasons).toEqual([])

  // June: the article appeared, according to Crossref's record of the preprint and Ada's ORCID record.
  know({
    DOI: '10.1101/2026.01.01',
    title: 'Listening to larks',
    type: 'posted-content',
    isPreprintOf: ['10.5555/Larks'],
  })
  know({ DOI: '10.5555/larks', title: 'Listening to larks', venue: 'Bird', date: [2026, 6, 2] })
  list(ada, larks, { title: 'Listening to larks', doi: '10.5555/larks' })
  const june = await look()
  expect(june.reasons).toEqual(['version'])
  expect(june.found[0]).toMatchObject({
    matches: [{ _id: accepted[0]?.publicationId, title: 'Listening to larks' }],
    publication: { doi: '10.5555/larks', venue: 'Bird' },
  })
  await accept()
  const [article, ...more] = await all()
  expect(more).toEqual([])
  expect(article).toMatchObject({
    doi: '10.5555/larks',
    venue: 'Bird',
    status: 'published',
    versions: [{ doi: '10.1101/2026.01.01' }],
  })
  expect((await look()).reasons).toEqual([])

  // September: a correction, and an addendum, which is ignored. December: a retraction, reported twice.
  const updates = [
    { DOI: '10.5555/addendum', type: 'addendum' },
    { DOI: '10.5555/erratum', type: 'erratum' },
  ]
  know({ DOI: '10.5555/larks', title: 'Listening to larks', updatedBy: updates })
  expect((await look()).reasons).toEqual(['correction'])
  expect((await all())[0]?.notices).toEqual([])
  await accept()
  expect((await all())[0]?.notices).toEqual([
    {
      kind: 'correction',
      date: '2026-03-04',
      doi: '10.5555/erratum',
      url: 'https://doi.org/10.5555/erratum',
    },
  ])
  const retracted = { DOI: '10.5555/gone', type: 'withdrawal' }
  know({
    DOI: '10.5555/larks',
    title: 'Listening to larks',
    updatedBy: [
      ...updates,
      retracted,
      retracted,
      { DOI: '10.5555/doubt', type: 'expression_of_concern' },
    ],
  })
  const december = await look()
  expect(december.reasons).toEqual(['retraction', 'concern'])
  const [retraction, concern] = december.found
  await admin.publication.dismissFound({ ids: [concern?._id ?? ''] })
  await admin.publication.acceptFound({ ids: [retraction?._id ?? ''] })
  expect((await look()).reasons).toEqual([])
  const kinds = ['correction', 'retraction']
  expect((await all())[0]?.notices.map(({ kind }) => kind)).toEqual(kinds)

  // Visitors see the notice wherever they see the publication.
  const { profile } = await visitor.profile.getSingleProfile({ id: person._id })
  expect(profile.publications[0]?.notices.map(({ kind }) => kind)).toEqual(kinds)
  const { results } = await visitor.search.find({ q: 'listening larks' })
  expect(results).toMatchObject([{ kind: 'publication', notices: kinds }])
  const { data: grant } = await admin.grant.createGrant({
    name: 'For larks',
    publications: [accepted[0]?.publicationId ?? ''],
  })
  const { publications } = await visitor.grant.getSingleGrant({ id: grant._id })
  expect(publications[0]?.notices.map(({ kind }) => kind)).toEqual(kinds)

  // A publication in the trash is not offered again.
  await admin.publication.deletePublication({ id: accepted[0]?.publicationId ?? '' })
  expect((await look()).reasons).toEqual([])
})

testOnce(
  'a notice that someone lists as a work of its own is offered as the notice it is',
  async () => {
    const { admin, list, know, look } = await start()
    await admin.publication.addPublication({
      ...publicationFields({ title: 'On larks' }),
      doi: '10.5555/a',
    })
    know({ DOI: '10.5555/a', title: 'On larks' })
    const title = 'Correction to: On larks'
    know({ DOI: '10.5555/b', title, updateTo: [{ DOI: '10.5555/A', type: 'correction' }] })
    list(ada, { title, doi: '10.5555/b' })
    const { found } = await look()
    expect(found).toMatchObject([
      { reason: 'correction', notice: { doi: '10.5555/b' }, matches: [{ title: 'On larks' }] },
    ])
  },
)

test('accepting a work that was added otherwise meanwhile does not add it again', async () => {
  const { admin, list, know, look, all } = await start()
  know({ DOI: '10.5555/a', title: 'On larks' })
  list(ada, { title: 'On larks', doi: '10.5555/a' })
  const { found } = await look()
  const ids = found.map(({ _id }) => _id)
  await admin.publication.addPublication({
    ...publicationFields({ title: 'On larks' }),
    doi: '10.5555/a',
  })
  expect((await admin.publication.found()).found).toEqual([])
  await admin.publication.acceptFound({ ids })
  expect(await all()).toHaveLength(1)
  expect(await refusalOf(admin.publication.acceptFound({ ids }))).toMatchObject({ status: 404 })
  expect(await refusalOf(admin.publication.dismissFound({ ids }))).toMatchObject({ status: 404 })
})

testOnce(
  'services are asked politely: who asks is said, and what they said before is not sent again',
  async () => {
    const { list, know, look, asked } = await start()
    know({ DOI: '10.5555/a', title: 'On larks' })
    list(ada, { title: 'On larks', doi: '10.5555/a' })
    await look()
    const before = asked.length
    await look()
    expect(asked.slice(before).map(({ path, status }) => [path, status])).toEqual([
      [`/v3.0/${ada}/works`, 304],
    ])
    for (const { agent } of asked) {
      expect(agent).toMatch(
        /^Salus\/\S+ \(\+https:\/\/salus\.example; mailto:team@group\.example\)$/,
      )
    }
  },
)

testOnce('a service that is down is told, and not asked again and again', async () => {
  const { admin, list, know, look, asked, down } = await start()
  for (const [at, orcid] of [grace, '0000-0002-9079-593X', '0000-0003-1415-9269'].entries()) {
    await makeProfile(admin, { name: `Person ${at}`, orcid })
    list(orcid)
  }
  await admin.publication.addPublication({ ...publicationFields(), doi: '10.5555/a' })
  know({ DOI: '10.5555/a', title: 'On larks', updatedBy: [{ DOI: '10.5555/x', type: 'erratum' }] })
  down.add('orcid')
  const { problems, reasons, lookedAt } = await look()
  expect(problems).toEqual([{ source: 'ORCID', reason: 'ORCID answered with an error (503)' }])
  expect(lookedAt).not.toBe('')
  expect(reasons).toEqual(['correction'])
  expect(asked.filter(({ path }) => path.startsWith('/v3.0/'))).toHaveLength(9)
  down.clear()
  expect((await look()).problems).toEqual([])
})

testOnce('an iD that ORCID does not have is named', async () => {
  const { admin, look } = await start()
  await makeProfile(admin, { name: 'Grace Hopper', orcid: grace })
  expect((await look()).problems).toEqual([
    { source: 'ORCID', reason: `ORCID has no such iD: ${grace}, Grace Hopper` },
  ])
})

testOnce('when too much waits, no more is kept until it is decided on', async () => {
  const { admin, app, person } = await start()
  const { queries } = app.services.database
  const { data } = await admin.publication.addPublication(publicationFields())
  const publication = JSON.stringify({ ...data, abstract: 'x'.repeat(199_000) })
  const offer = async (knowledge: Awaited<ReturnType<typeof createFoundWorkIndex>>, at: number) =>
    knowledge.offer({
      reason: 'new',
      publicationId: '',
      doi: `10.5555/${at}`,
      publication,
      notice: '',
      profileIds: JSON.stringify([person._id]),
      since: '',
      foundAt: '2026-01-01T00:00:00.000Z',
    })
  const knowledge = await createFoundWorkIndex(queries)
  for (let at = 0; at < 99; at++) await offer(knowledge, at)
  const tooMuch = /decide on what waits first/
  await expect(offer(knowledge, 100).then(() => offer(knowledge, 101))).rejects.toThrow(tooMuch)
  await expect(offer(await createFoundWorkIndex(queries), 102)).rejects.toThrow(tooMuch)
  const { found } = await admin.publication.found()
  expect(found.length).toBeLessThan(101)
  await admin.publication.dismissFound({ ids: found.map(({ _id }) => _id) })
  await offer(await createFoundWorkIndex(queries), 103)
  expect((await admin.publication.found()).found).toHaveLength(1)
})

testOnce('look-ups that are off are not begun, and members have no part in it', async () => {
  const { admin, app } = await startSite()
  expect(await refusalOf(admin.publication.lookForNew())).toMatchObject({ status: 409 })
  const member = app.client(
    await app.tokenOf('m@navy.example', 'Member', (await makeProfile(admin))._id),
  )
  expect(await refusalOf(member.publication.found())).toMatchObject({ status: 403 })
  expect(await refusalOf(app.client().publication.found())).toMatchObject({ status: 401 })
})

test('a run starts in the quiet hour, once for all instances', async () => {
  const { admin, app, asked } = await start()
  const { watch } = app.services
  expect(await watch.flush()).toBe(0)
  await admin.settings.updateSettings({ watch: 'daily', timeZone: 'UTC' })
  const hour = new Date(app.services.now()).getUTCHours()
  app.advance(hours((27 - hour) % 24))
  const instances = [
    watch,
    ...[1, 2, 3].map(() =>
      createPublicationSearchWorker({ ...app.services, onError: () => undefined }),
    ),
  ]
  const looked = await Promise.all(instances.map((each) => each.flush()))
  expect(looked.toSorted()).toEqual([0, 0, 0, 1])
  expect(await watch.flush()).toBe(0)
  expect(asked).toHaveLength(1)
  app.advance(hours(1))
  expect(await watch.flush()).toBe(0)
  app.advance(hours(23))
  expect(await watch.flush()).toBe(1)
})

test('an interrupted run continues at its position', async () => {
  const { admin, app, list, asked, look } = await start()
  const second = await makeProfile(admin, { name: 'Grace Hopper', orcid: grace })
  list(grace)
  await look()
  const { queries } = app.services.database
  const [firstId = '', lastId = ''] = [
    (await queries.selectFrom('profile').select('_id').orderBy('_id').executeTakeFirstOrThrow())
      ._id,
    second._id,
  ]
  expect(firstId < lastId).toBe(true)
  const before = asked.length
  const left = { state: 'looking', phase: 'people', after: firstId, leaseUntil: '' } as const
  await queries.updateTable('watch').set(left).execute()
  expect(await app.services.watch.flush()).toBe(1)
  expect(asked.slice(before).map(({ path }) => path)).toEqual([`/v3.0/${grace}/works`])
  expect((await admin.publication.found()).state).toBe('idle')
})

describe('the quiet hour is from three to four in the site’s time zone', () => {
  test.for([
    ['daily', 'UTC', '2026-11-17T02:59:59Z', null],
    ['daily', 'UTC', '2026-11-17T03:00:00Z', '2026-11-17'],
    ['daily', 'UTC', '2026-11-17T04:00:00Z', null],
    ['daily', 'Asia/Kathmandu', '2026-11-16T21:15:00Z', '2026-11-17'],
    ['daily', 'America/New_York', '2026-07-01T07:30:00Z', '2026-07-01'],
    ['weekly', 'UTC', '2026-11-19T03:30:00Z', '2026-11-16'],
    ['weekly', 'UTC', '2026-11-22T03:30:00Z', '2026-11-16'],
    ['weekly', 'UTC', '2026-11-23T03:30:00Z', '2026-11-23'],
  ] as const)('%s in %s at %s', ([rhythm, zone, moment, due]) => {
    expect(findDuePeriodStart(rhythm, zone, new Date(moment))).toBe(due)
    expect(
      findDuePeriodStart(rhythm, zone, new Date(Date.parse(moment) + days(7))) !== due ||
        due === null,
    ).toBe(true)
  })
})
