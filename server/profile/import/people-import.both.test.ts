import { expect, test } from 'vitest'
import { makeProfile, startSite } from '#server/tools/testing/content/content.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { replyWith, startLookupServer } from '#server/tools/testing/services/lookup-server.ts'

const orcid = '0000-0002-1825-0097'
const table = `name,mail,position,team,from
Ada Lovelace,ada@group.example,PI,Engines,2020
"Hopper, Grace",,Postdoc,engines,
Grace Hopper,,,Compilers,
Nobody,,,,someday`

test('a table is previewed, and saved with its teams as one step', async () => {
  const { admin, visitor } = await startSite()
  const ada = await makeProfile(admin, { name: 'Lovelace Ada', email: '', designation: 'Countess' })
  await admin.team.add({ name: 'Engines', peoples: [] })
  const { people, left } = await admin.profile.previewPeople({ text: table })
  expect(left).toEqual([])
  expect(people).toMatchObject([
    {
      index: 0,
      line: 2,
      status: 'duplicate',
      reason: '',
      matches: [{ _id: ada._id, name: 'Lovelace Ada' }],
      fills: ['email', 'positions'],
    },
    { index: 1, line: 3, status: 'new', person: { name: 'Grace Hopper', team: 'engines' } },
    { line: 4, status: 'duplicate', reason: 'The same person stands in line 3 already' },
    { line: 5, status: 'failed' },
  ])
  const [here, fresh] = people
  if (!here || !fresh) throw new Error('There are two')
  const added = await admin.profile.addPeople({
    people: [
      { ...here.person, profileId: ada._id },
      { ...fresh.person, team: 'Compilers' },
    ],
  })
  expect(added.people.map(({ name }) => name)).toEqual(['Lovelace Ada', 'Grace Hopper'])
  const teams = async () =>
    (await visitor.team.all()).teams.map(({ name, peoples }) => [
      name,
      peoples.map((person) => person.name),
    ])
  expect(await teams()).toEqual([
    ['Engines', ['Lovelace Ada']],
    ['Compilers', ['Grace Hopper']],
  ])
  expect((await visitor.profile.profiles()).profiles).toMatchObject([
    { name: 'Grace Hopper', designation: 'Postdoc' },
    { email: 'ada@group.example', designation: 'Countess', positions: [{ from: '2020' }] },
  ])
  const { kept } = await admin.history.restoreAll({ historyIds: added.historyIds })
  expect(kept).toEqual([])
  expect(await teams()).toEqual([['Engines', []]])
  expect((await visitor.profile.profiles()).profiles).toMatchObject([
    { name: 'Lovelace Ada', email: '', positions: [] },
  ])
})

test('undo skips people who were edited since', async () => {
  const { admin } = await startSite()
  const { people } = await admin.profile.previewPeople({ text: 'Ada Lovelace\nGrace Hopper' })
  const added = await admin.profile.addPeople({ people: people.map(({ person }) => person) })
  const profileId = added.people[0]?._id ?? ''
  await admin.profile.updateProfile({ profileId, about: 'Engines' })
  const { kept } = await admin.history.restoreAll({ historyIds: added.historyIds })
  expect(kept).toEqual([{ entity: 'profile', _id: profileId }])
  const { profiles } = await admin.profile.profiles()
  expect(profiles.map(({ name }) => name)).toEqual(['Ada Lovelace'])
})

const person = JSON.stringify({
  name: { 'given-names': { value: 'Ada' }, 'family-name': { value: 'Lovelace' } },
  'researcher-urls': {
    'researcher-url': [
      { 'url-name': 'Code', url: { value: 'https://github.com/ada' } },
      { 'url-name': 'Home', url: { value: 'https://ada.example' } },
      { 'url-name': 'Bad', url: { value: 'javascript:alert(1)' } },
    ],
  },
})
const employment = (title: string, from: string, until: string | null) => ({
  summaries: [
    {
      'employment-summary': {
        'role-title': title,
        'start-date': { year: { value: from }, month: null, day: null },
        'end-date': until === null ? null : { year: { value: until }, month: { value: '09' } },
        organization: { name: 'Analytical Engines' },
      },
    },
  ],
})
const employments = (...all: object[]) => JSON.stringify({ 'affiliation-group': all })

test('missing data is read from ORCID, and failures are reported', async () => {
  const other = '0000-0001-5109-3700'
  const past = '0000-0002-1694-233X'
  const server = await startLookupServer({
    [`/v3.0/${orcid}/person`]: replyWith(person),
    [`/v3.0/${orcid}/employments`]: replyWith(
      employments(employment('Postdoc', '2015', '2019'), employment('PI', '2019', null)),
    ),
    [`/v3.0/${past}/person`]: replyWith(person),
    [`/v3.0/${past}/employments`]: replyWith(employments(employment('Postdoc', '2015', '2019'))),
    [`/v3.0/${other}/person`]: replyWith('', 'text/plain', 404),
  })
  const { admin } = await startSite({ parts: () => ({ lookups: server.settings }) })
  const text = [orcid, other, past].join('\n')
  const { people } = await admin.profile.previewPeople({ text })
  expect(people.map(({ status }) => status)).toEqual(['new', 'new', 'new'])
  const entries = []
  for (const each of people) {
    entries.push((await admin.profile.completePerson({ person: each.person })).entry)
  }
  expect(entries).toMatchObject([
    {
      status: 'new',
      reason: '',
      person: {
        name: 'Ada Lovelace',
        designation: 'PI',
        orcid,
        positions: [
          { title: 'PI', team: 'Analytical Engines', from: '2019', until: '' },
          { title: 'Postdoc', team: 'Analytical Engines', from: '2015', until: '2019-09' },
        ],
        socialLinks: [
          { name: 'github', url: 'https://github.com/ada' },
          { name: 'website', url: 'https://ada.example' },
        ],
      },
    },
    { status: 'failed', reason: 'ORCID has no such iD' },
    { status: 'new', person: { name: 'Ada Lovelace', designation: '', positions: [] } },
  ])
})

test('too much and empty input are rejected', async () => {
  const { admin } = await startSite()
  const names = Array.from({ length: 501 }, (_, at) => `Person ${at}`).join('\n')
  const many = await refusalOf(admin.profile.previewPeople({ text: `name\n${names}` }))
  expect(many).toMatchObject({ status: 413, message: /500 people/ })
  const long = await refusalOf(admin.profile.previewPeople({ text: 'x'.repeat(1024 * 1024 + 1) }))
  expect(long.status).toBe(413)
  expect((await refusalOf(admin.profile.previewPeople({ text: ' ' }))).status).toBe(400)
  const off = await admin.profile.completePerson({
    person: { ...nobodyButAda },
  })
  expect(off.entry).toMatchObject({
    status: 'new',
    reason: 'Look-ups are switched off on this site',
  })
})

const nobodyButAda = {
  name: 'Ada',
  email: '',
  designation: '',
  team: '',
  orcid,
  positions: [],
  socialLinks: [],
}
