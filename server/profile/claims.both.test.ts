import { expect, test } from 'vitest'
import { countConcurrentStatuses } from '#server/tools/testing/app/at-once.ts'
import { makeProfile, startSite, unknownId } from '#server/tools/testing/content/content.ts'
import { importText } from '#server/tools/testing/content/imports.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const start = async () => {
  const { app, admin } = await startSite()
  const { _id: profileId } = await makeProfile(admin, { name: 'Ada Lovelace' })
  const member = app.client(await app.tokenOf('member@salus.example', 'Member', profileId))
  const { data } = await admin.publication.addPublication(publicationFields())
  const own = { profileId, publicationId: data._id }
  const states = async () =>
    (await member.profile.matchedPublications({ profileId })).publications.map(({ state }) => state)
  const linked = async () => {
    const { publication } = await admin.publication.getSinglePublication({ id: data._id })
    return publication.authorList.map((author) => author.profileId)
  }
  return { app, admin, member, own, states, linked, id: data._id }
}

testOnce(
  'a member confirms what was matched to them, and an unrelated change leaves it confirmed',
  async () => {
    const { admin, member, own, states, id } = await start()
    expect(await states()).toEqual(['matched'])
    await member.profile.confirmPublication(own)
    await member.profile.confirmPublication(own)
    expect(await states()).toEqual(['confirmed'])
    await admin.publication.updatePublication({
      id,
      title: 'Another',
      authors: 'X. Y., A. Lovelace',
    })
    expect(await states()).toEqual(['confirmed'])
  },
)

test('a member confirms all at once, and deleted publications are skipped', async () => {
  const { member, own, states } = await start()
  const publicationIds = [unknownId, own.publicationId]
  await member.profile.confirmPublications({ profileId: own.profileId, publicationIds })
  expect(await states()).toEqual(['confirmed'])
  const others = member.profile.confirmPublications({ profileId: unknownId, publicationIds })
  expect(await refusalOf(others)).toMatchObject({ status: 403 })
})

test('a rejected publication is not matched with the member again, neither from text nor by an import', async () => {
  const { admin, member, own, states, linked, id } = await start()
  await member.profile.rejectPublication(own)
  expect([await states(), await linked()]).toEqual([['rejected'], ['', '']])
  await admin.publication.updatePublication({ id, authors: 'Ada Lovelace, C. Babbage' })
  expect(await linked()).toEqual(['', ''])
  const preprint = `@misc{a, title = {${publicationFields().title}}, author = {Lovelace, Ada}, year = {2027},
    eprint = {2701.00001}, archiveprefix = {arXiv}}`
  const { entries } = await importText(admin, preprint, [0])
  expect(entries).toMatchObject([{ status: 'version', savedAs: id }])
  expect([await states(), await linked()]).toEqual([['rejected'], ['']])
})

test('if authors reject at the same time, neither is linked again by the other request', async () => {
  const { app, admin, linked, id } = await start()
  const names = ['Grace Hopper', 'Alan Turing', 'Emmy Noether', 'Kurt Goedel']
  const people: string[] = []
  for (const name of names) people.push((await makeProfile(admin, { name }))._id)
  await admin.publication.updatePublication({ id, authors: names.join(', ') })
  expect(await linked()).toEqual(people)
  const rejections = people.map(
    (profileId) => () => admin.profile.rejectPublication({ profileId, publicationId: id }),
  )
  expect(await countConcurrentStatuses(app, rejections)).toEqual({ 200: people.length })
  expect(await linked()).toEqual(['', '', '', ''])
})

test('a rejected publication is no longer found by the member’s name', async () => {
  const { admin, member, own } = await start()
  const found = async () =>
    (await admin.search.find({ q: 'ada', kind: 'publication' })).results.map(({ _id }) => _id)
  expect(await found()).toEqual([own.publicationId])
  await member.profile.rejectPublication(own)
  expect(await found()).toEqual([])
})

testOnce(
  'a rejection is undone by the person who made it, or by an editor who links them by hand',
  async () => {
    const { admin, member, own, states, linked, id } = await start()
    await member.profile.rejectPublication(own)
    await member.profile.confirmPublication(own)
    expect([await states(), await linked()]).toEqual([['confirmed'], [own.profileId, '']])
    await admin.profile.rejectPublication(own)
    const { publication } = await admin.publication.getSinglePublication({ id })
    const authorList = publication.authorList.map((author, index) =>
      index === 1 ? { ...author, profileId: own.profileId } : author,
    )
    await admin.publication.updatePublication({ id, authorList })
    expect([await states(), await linked()]).toEqual([['matched'], ['', own.profileId]])
  },
)

test('a claim is part of the history and of the person’s data', async () => {
  const { admin, member, own, states, id } = await start()
  await member.profile.rejectPublication(own)
  await admin.publication.deletePublication({ id })
  await admin.trash.restore({ entity: 'publication', id })
  expect(await states()).toEqual(['rejected'])
  await admin.profile.deleteProfile({ profileId: own.profileId })
  await admin.trash.restore({ entity: 'profile', id: own.profileId })
  expect((await admin.profile.matchedPublications(own)).publications).toMatchObject([
    { state: 'rejected' },
  ])
})

test('members claim only visible publications that have their name, and change no others', async () => {
  const { admin, member, own } = await start()
  const add = async (fields: object) =>
    (await admin.publication.addPublication({ ...publicationFields(), ...fields })).data._id
  const stranger = await add({ title: 'Of others', authors: 'G. Hopper' })
  const hidden = await add({ title: 'Hidden', status: 'draft' })
  const unknown = { ...own, publicationId: unknownId }
  const { confirmPublication, rejectPublication } = member.profile
  for (const call of [confirmPublication, rejectPublication]) {
    const asUnknown = await refusalOf(call(unknown))
    expect(asUnknown).toMatchObject({ status: 404, message: 'Publication not found' })
    const asHidden = await refusalOf(call({ ...own, publicationId: hidden }))
    expect(asHidden.toBody()).toEqual(asUnknown.toBody())
    expect((await refusalOf(call({ ...own, publicationId: stranger }))).status).toBe(404)
  }
  const versionOf = async (id: string) =>
    (await admin.publication.getSinglePublication({ id, status: 'all' })).publication.version
  expect([await versionOf(stranger), await versionOf(hidden)]).toEqual([1, 1])
  // Repeating a claim changes nothing.
  for (const call of [confirmPublication, rejectPublication]) {
    await call(own)
    const version = await versionOf(own.publicationId)
    await call(own)
    expect(await versionOf(own.publicationId)).toBe(version)
  }
})

testOnce(
  'nobody speaks for someone else, and nobody without that name claims a publication',
  async () => {
    const { app, admin, own } = await start()
    const { _id } = await makeProfile(admin, { name: 'Grace Hopper' })
    const other = app.client(await app.tokenOf('grace@salus.example', 'Member', _id))
    for (const call of [other.profile.confirmPublication, other.profile.rejectPublication]) {
      expect((await refusalOf(call(own))).status).toBe(403)
    }
    expect((await refusalOf(other.profile.matchedPublications(own))).status).toBe(403)
    const claim = other.profile.confirmPublication({ ...own, profileId: _id })
    expect(await refusalOf(claim)).toMatchObject({
      status: 404,
      message: 'No author of this publication has that name',
    })
  },
)
