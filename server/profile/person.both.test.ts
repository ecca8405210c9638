import { expect, test } from 'vitest'
import type { ProfileInput } from '#contract/profile/profile.ts'
import {
  makePost,
  makeProfile,
  shareSite,
  unknownId,
} from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const site = shareSite()
const read = async (id: string) => (await site().visitor.profile.getSingleProfile({ id })).profile
const send = (method: string, path: string, body: object) =>
  sendJson(site().app, method, `/profile/${path}`, body, site())

const further = {
  orcid: '0000-0002-1825-0097',
  pronouns: 'she/her',
  otherNames: ['Lovelace, A. A.', 'Augusta Ada King'],
  positions: [
    { title: 'Group leader', team: 'Engines', from: '2021-09', until: '' },
    { title: 'Postdoc', team: '', from: '2018', until: '2021-08-31' },
  ],
  nextPosition: '',
}

test('optional fields are stored, and omitted ones keep their values', async () => {
  const { admin } = site()
  const { _id } = await makeProfile(admin, further)
  await admin.profile.updateProfile({ profileId: _id, name: 'Ada' })
  expect(await read(_id)).toMatchObject({ ...further, name: 'Ada', isAlumni: false })
  await admin.profile.updateProfile({ profileId: _id, orcid: '', positions: [], otherNames: [] })
  expect(await read(_id)).toMatchObject({ orcid: '', positions: [], otherNames: [] })
})

test.each([
  'https://orcid.org/0000-0002-1825-0097',
  'orcid.org/0000-0002-1825-0097/',
  'ORCID: 0000-0002-1825-0097',
  ' 0000-0002-1825-0097 ',
])('the ORCID iD is taken out of %j', async (orcid) => {
  const { body } = await send('POST', 'createProfile', { name: 'Ada', orcid })
  expect((await read(body.data._id)).orcid).toBe('0000-0002-1825-0097')
})

test('invalid ORCID iDs and dates are rejected by field', async () => {
  const position = { title: 'T', team: '', from: '2020', until: '' }
  const refused = async (fields: ProfileInput) => {
    const { status, body } = await send('POST', 'createProfile', fields)
    expect(status).toBe(400)
    const errors = body.errors as { path: string; message: string }[]
    return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
  }
  expect(await refused({ orcid: '0000-0002-1825-0098' })).toEqual({
    orcid: 'Not an ORCID iD such as 0000-0002-1825-0097',
  })
  for (const from of ['20', '2020-13', '2020-02-30', 'May 2020']) {
    expect(Object.keys(await refused({ positions: [{ ...position, from }] }))).toEqual([
      'positions.0.from',
    ])
  }
  expect(await refused({ positions: [{ ...position, until: '2019-12' }] })).toEqual({
    'positions.0.until': 'Ends before it begins',
  })
  await site().admin.profile.createProfile({
    name: 'Gone',
    positions: [{ ...position, until: '2020-01' }],
  })
})

test('a person whose positions have all ended is an alumnus, unless set otherwise', async () => {
  const { admin } = site()
  const past = { title: 'Student', team: '', from: '2015', until: '2019-06' }
  const { _id } = await makeProfile(admin, { positions: [past] })
  const alumnus = async () => {
    const { isAlumni, isAlumniSet } = await read(_id)
    return [isAlumni, isAlumniSet]
  }
  const change = (fields: object) => send('PUT', 'updateProfile', { profileId: _id, ...fields })
  expect(await alumnus()).toEqual([true, false])
  await change({ isAlumni: false })
  expect(await alumnus()).toEqual([false, true])
  await change({ isAlumni: '' })
  expect(await alumnus()).toEqual([true, false])
  await change({ positions: [past, { ...past, until: '' }] })
  expect(await alumnus()).toEqual([false, false])
  await change({ positions: [{ ...past, until: '9999' }] })
  expect(await alumnus()).toEqual([false, false])
  await change({ positions: [] })
  expect(await alumnus()).toEqual([false, false])
  await change({ isAlumni: 'true' })
  expect(await alumnus()).toEqual([true, true])
})

test('a person is returned with projects and publications, newest first', async () => {
  const { admin, visitor } = site()
  const { _id, name } = await makeProfile(admin)
  const project = await makePost(admin, { contributors: [_id] })
  const publish = async (publicationDate: string, authors = name) =>
    (await admin.publication.addPublication({ ...publicationFields(), authors, publicationDate }))
      .data
  const old = await publish('2001-01-01')
  const recent = await publish('2025-01-01')
  await publish('2024-01-01', 'Someone Else')
  const { profile, total } = await visitor.profile.getSingleProfile({ id: _id })
  expect(profile.projects).toEqual([{ _id: project._id, title: project.title }])
  expect(profile.publications.map((each) => each._id)).toEqual([recent._id, old._id])
  expect(profile.publications[0]).toMatchObject({ title: recent.title, authors: name })
  expect(total).toBe(2)
  const part = await visitor.profile.getSingleProfile({ id: _id, limit: 1, offset: 1 })
  expect(part.profile.publications.map((each) => each._id)).toEqual([old._id])
  expect(part.total).toBe(2)
})

test('authors are recognised by other spellings of their name', async () => {
  const { admin } = site()
  const { _id } = await makeProfile(admin, { otherNames: ['Zsófia Quill-Harrow'] })
  const { data } = await admin.publication.addPublication({
    ...publicationFields(),
    authors: 'A. Nobody, Z. Quill-Harrow',
  })
  expect(data.authorList.map(({ profileId }) => profileId)).toEqual(['', _id])
})

test('an unknown id is not found', async () => {
  const refusal = await refusalOf(site().visitor.profile.getSingleProfile({ id: unknownId }))
  expect(refusal.status).toBe(404)
})
