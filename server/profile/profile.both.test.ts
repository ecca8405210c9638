import { describe, expect, test } from 'vitest'
import { publishedState } from '#contract/call/publishing.ts'
import {
  makePost,
  makeProfile,
  shareSite,
  startSite,
  unknownId,
} from '#server/tools/testing/content/content.ts'
import { badLinks, goodLinks, longText, trickyTexts } from '#server/tools/testing/content/texts.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { refusalsOf } from '#server/tools/testing/http/refusals.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'
import { type FormField, sendForm } from '#server/tools/testing/http/send-form.ts'

const site = shareSite()
const list = async () => (await site().visitor.profile.profiles()).profiles
const send = (method: string, path: string, body?: unknown) =>
  sendJson(site().app, method, `/profile/${path}`, body, site())
const form = (method: string, path: string, entries: readonly FormField[]) =>
  sendForm(site().app, method, `/profile/${path}`, entries, site())

const texts = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  about: 'Works on *engines*.',
  designation: 'Group leader',
  qualifications: 'PhD',
  AreaofInterest: 'Numbers',
}
const socialLinks = [
  { name: 'orcid', url: 'https://orcid.org/0000-0001-2345-6789' },
  { name: 'twitter', url: 'https://x.com/ada' },
  { name: 'google-scholar', url: '' },
  { name: 'linkedin', url: '/team' },
  { name: 'researchgate', url: 'plain words' },
] as const

/** Empty values of the fields beyond the specification. */
const nothingFurther = {
  orcid: '',
  pronouns: '',
  positions: [],
  otherNames: [],
  nextPosition: '',
  isAlumni: false,
  isAlumniSet: false,
  ...publishedState,
}

test('a person is created with every field, and everyone sees them', async () => {
  const { data, message } = await site().admin.profile.createProfile({
    ...texts,
    socialLinks: [...socialLinks],
    profilePic: await freshPicture(),
  })
  expect(message).toBe('Profile Added Successfully')
  expect(data).toEqual({
    ...nothingFurther,
    ...texts,
    socialLinks,
    _id: data._id,
    version: 1,
    profilePic: data.profilePic,
  })
  expect(data.profilePic).toMatch(/^\/media\//)
  expect(await list()).toContainEqual(data)
})

test('every field is optional, but a public person needs a name', async () => {
  const { body } = await send('POST', 'createProfile', { status: 'draft' })
  const { _id: profileId, ...rest } = body.data
  expect(rest).toEqual({
    name: '',
    email: '',
    about: '',
    designation: '',
    qualifications: '',
    AreaofInterest: '',
    ...nothingFurther,
    profilePic: '',
    socialLinks: [],
    version: 1,
    status: 'draft',
  })
  const refused = {
    status: 400,
    body: { errors: [{ path: 'name', message: 'Please enter a name' }] },
  }
  for (const nameless of [{}, { name: ' ' }, { name: '', publishAt: '2030-01-31T10:00:00Z' }]) {
    expect(await send('POST', 'createProfile', nameless)).toMatchObject(refused)
  }
  const publish = { profileId, status: 'published' }
  expect(await send('PUT', 'updateProfile', publish)).toMatchObject(refused)
  const named = { ...publish, name: 'Ada' }
  expect(await send('PUT', 'updateProfile', named)).toMatchObject({ status: 200 })
  const unnamed = { profileId, name: '' }
  expect(await send('PUT', 'updateProfile', unnamed)).toMatchObject(refused)
  await site().admin.profile.deleteProfile({ profileId })
})

testOnce('links come as rows of a form, as a browser names them', async () => {
  const rows = socialLinks.flatMap(({ name, url }, n): FormField[] => [
    [`socialLinks[${n}][name]`, name],
    [`socialLinks[${n}][url]`, url],
  ])
  const { body } = await form('POST', 'createProfile', [
    ...Object.entries(texts),
    ...rows,
    ['profilePic', await freshPicture()],
  ])
  expect(body.data).toMatchObject({ ...texts, socialLinks })
})

test('links are accepted as JSON text, and can be emptied', async () => {
  const created = await form('POST', 'createProfile', [
    ['name', 'Ada'],
    ['socialLinks', JSON.stringify(socialLinks)],
  ])
  expect(created.body.data.socialLinks).toEqual(socialLinks)
  const { body } = await form('PUT', 'updateProfile', [
    ['profileId', created.body.data._id],
    ['socialLinks', '[]'],
  ])
  expect(body.data.socialLinks).toEqual([])
})

describe('texts are returned as they were sent', () => {
  test('with any characters, as a form and as JSON', async () => {
    const made: unknown[] = []
    for (const [what, text] of trickyTexts) {
      const fields = Object.fromEntries(Object.keys(texts).map((name) => [name, text]))
      const byForm = await form('POST', 'createProfile', Object.entries(fields))
      const byJson = await send('POST', 'createProfile', fields)
      for (const { body } of [byForm, byJson]) {
        expect(body.data, what).toMatchObject(fields)
        made.push(body.data)
      }
    }
    expect(await list()).toEqual(expect.arrayContaining(made))
  })

  test('with maximum length', async () => {
    const fields = {
      name: longText(200),
      email: longText(254),
      about: longText(200_000),
      designation: longText(2_000),
      qualifications: longText(2_000),
      AreaofInterest: longText(2_000),
    }
    const { _id: profileId, ...kept } = await makeProfile(site().admin, fields)
    expect(kept).toMatchObject(fields)
    // Long texts would slow down all later lists.
    await site().admin.profile.deleteProfile({ profileId })
  })
})

test('an update changes only the fields that are sent', async () => {
  const { admin } = site()
  const before = await makeProfile(admin, {
    ...texts,
    socialLinks: [...socialLinks],
    profilePic: await freshPicture(),
  })
  const profileId = before._id
  const { data, message } = await admin.profile.updateProfile({ profileId, designation: 'Emerita' })
  expect(message).toBe('Profile Updated Successfully')
  expect(data).toEqual({ ...before, designation: 'Emerita', version: 2 })
  const other = Object.fromEntries(Object.keys(texts).map((name) => [name, `new ${name}`]))
  const changed = await admin.profile.updateProfile({
    profileId,
    ...other,
    socialLinks: [{ name: 'orcid', url: 'https://orcid.org' }],
    profilePic: await freshPicture(),
  })
  expect(changed.data).toMatchObject({ ...other, version: 3 })
  expect(changed.data.profilePic).not.toBe(before.profilePic)
  const bare = await admin.profile.updateProfile({ profileId, profilePic: '' })
  expect(bare.data.profilePic).toBe('')
})

testOnce(
  'a deleted person is gone from the list, every team, project and progress entry',
  async () => {
    const { admin, visitor } = await startSite()
    const gone = await makeProfile(admin, { profilePic: await freshPicture() })
    const stays = await makeProfile(admin)
    const people = [gone._id, stays._id]
    const { _id: postId } = await makePost(admin, { contributors: people })
    await admin.researchProgress.createResearchProgress({ postId, contributors: people })
    await admin.team.add({ name: 'Team', peoples: people })
    const { message } = await admin.profile.deleteProfile({ profileId: gone._id })
    expect(message).toBe('Profile Deleted Successfully')
    expect((await visitor.profile.profiles()).profiles).toEqual([stays])
    expect((await visitor.team.all()).teams).toMatchObject([{ peoples: [stays] }])
    const { post } = await visitor.post.getSinglePost({ id: postId })
    expect(post.contributors).toEqual([stays])
    const { researchProgress } = await visitor.researchProgress.getResearchProgress({ postId })
    expect(researchProgress).toMatchObject([{ contributors: [stays] }])
  },
)

testOnce('a person who is changed is changed wherever they are shown', async () => {
  const { admin, visitor } = site()
  const { _id } = await makeProfile(admin)
  const post = await makePost(admin, { contributors: [_id] })
  const { data } = await admin.profile.updateProfile({ profileId: _id, name: 'Married name' })
  const { post: shown } = await visitor.post.getSinglePost({ id: post._id })
  expect(shown.contributors).toEqual([data])
})

testOnce('links as people write them are kept', async () => {
  const links = goodLinks.map((url) => ({ name: 'orcid' as const, url }))
  for (const link of links) {
    const { socialLinks } = await makeProfile(site().admin, { socialLinks: [link] })
    expect(socialLinks).toEqual([link])
  }
})

testOnce('a link that would run code is refused, and nothing changes', async () => {
  const before = await list()
  for (const url of badLinks) {
    const links = [
      { name: 'orcid', url: 'https://orcid.org' },
      { name: 'twitter', url },
    ]
    const { status, body } = await send('POST', 'createProfile', { socialLinks: links })
    const errors = [{ path: 'socialLinks.1.url', message: body.message }]
    expect([url, status, body.errors]).toEqual([url, 400, errors])
  }
  expect(await list()).toEqual(before)
})

const invalid: [string, object, string][] = [
  ['a network nobody knows', { socialLinks: [{ name: 'myspace', url: '' }] }, 'socialLinks.0.name'],
  ['a link without address', { socialLinks: [{ name: 'orcid' }] }, 'socialLinks.0.url'],
  ['links that are an object', { socialLinks: { name: 'orcid' } }, 'socialLinks'],
  ['a name of 201 characters', { name: 'x'.repeat(201) }, 'name'],
  ['an address of 255 characters', { email: 'x'.repeat(255) }, 'email'],
  ['a NUL in the text', { about: '\u0000' }, 'about'],
  ['a name that is a number', { name: 5 }, 'name'],
  ['a picture that is an address', { profilePic: 'https://evil.example/a.png' }, 'profilePic'],
]

testOnce('a field that is not valid is refused and named, and nothing changes', async () => {
  const { _id } = await makeProfile(site().admin, texts)
  const before = await list()
  for (const [what, fields, path] of invalid) {
    for (const { status, body } of [
      await send('POST', 'createProfile', fields),
      await send('PUT', 'updateProfile', { profileId: _id, designation: 'not kept', ...fields }),
    ]) {
      expect([what, status, body.errors[0].path]).toEqual([what, 400, path])
    }
  }
  expect(await list()).toEqual(before)
})

testOnce('an unknown person is not found, and a blank id touches nobody', async () => {
  const { admin } = site()
  const calls = [
    admin.profile.updateProfile({ profileId: unknownId, name: 'x' }),
    admin.profile.deleteProfile({ profileId: unknownId }),
  ]
  for (const refusal of await refusalsOf(calls)) {
    expect(refusal).toMatchObject({ status: 404, message: 'Profile not found' })
  }
  const before = await list()
  for (const profileId of [undefined, '', ' ', 'all']) {
    expect((await send('DELETE', 'deleteProfile', { profileId })).status).toBe(400)
    expect((await send('PUT', 'updateProfile', { profileId, name: 'x' })).status).toBe(400)
  }
  expect(await list()).toEqual(before)
})

testOnce('the id may be sent as _id too, and in the address of a deletion', async () => {
  const { _id } = await makeProfile(site().admin)
  const changed = await form('PUT', 'updateProfile', [
    ['_id', _id],
    ['name', 'By the other name'],
  ])
  expect(changed.body.data.name).toBe('By the other name')
  expect((await send('DELETE', `deleteProfile?profileId=${_id}`)).status).toBe(200)
})

testOnce('a version that is no longer current is refused', async () => {
  const { admin } = site()
  const { _id: profileId, version } = await makeProfile(admin)
  await admin.profile.updateProfile({ profileId, version, name: 'First' })
  const before = await list()
  const profilePic = await freshPicture()
  const late = admin.profile.updateProfile({ profileId, version, profilePic })
  expect((await refusalOf(late)).status).toBe(409)
  expect(await list()).toEqual(before)
})
