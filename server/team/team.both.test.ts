import { describe, expect, test } from 'vitest'
import {
  makePeople,
  shareSite,
  startSite,
  uniqueName,
  unknownId,
} from '#server/tools/testing/content/content.ts'
import { longText, trickyTexts } from '#server/tools/testing/content/texts.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { refusalsOf } from '#server/tools/testing/http/refusals.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'
import { sendForm } from '#server/tools/testing/http/send-form.ts'

const site = shareSite()
const list = async () => (await site().visitor.team.all()).teams
const make = async (peoples: string[] = [], name = uniqueName('Team')) =>
  (await site().admin.team.add({ name, peoples })).data
const send = (method: string, path: string, body?: unknown) =>
  sendJson(site().app, method, `/team/${path}`, body, site())

test('a team keeps the order of its people, and everyone sees it', async () => {
  const people = (await makePeople(site().admin, 3)).toReversed()
  const name = uniqueName('Researchers')
  const { data, message } = await site().admin.team.add({ name, peoples: people })
  expect(message).toBe('Team Created Successfully')
  const { profiles } = await site().visitor.profile.profiles()
  const peoples = people.map((id) => profiles.find(({ _id }) => _id === id))
  expect(data).toEqual({ _id: data._id, name, peoples, version: 1 })
  expect(await list()).toContainEqual(data)
  const { teams } = await site().visitor.team.teamNames()
  const named = data.peoples.map((person) => ({ _id: person._id, name: person.name }))
  expect(teams).toContainEqual({ ...data, peoples: named })
})

testOnce('a team needs only a name', async () => {
  const { body } = await send('POST', 'add', { name: uniqueName('Bare') })
  expect(body.data.peoples).toEqual([])
})

testOnce('people come as repeated fields of a form too', async () => {
  const { app, admin, token } = site()
  const people = await makePeople(admin, 2)
  const { body } = await sendForm(
    app,
    'POST',
    '/team/add',
    [['name', uniqueName('Form')], ...people.map((id) => ['peoples[]', id] as const)],
    { token },
  )
  expect(body.data.peoples.map(({ _id }: { _id: string }) => _id)).toEqual(people)
})

testOnce('names come back as they were sent', async () => {
  for (const [, text] of [...trickyTexts, ['long', longText(190)] as const]) {
    const name = `${text}${uniqueName('')}`
    expect((await make([], name)).name).toBe(name)
    expect((await list()).map((team) => team.name)).toContain(name)
  }
})

test('teams are listed in the order of adding, with limit and offset', async () => {
  const { admin, visitor } = await startSite()
  for (const name of ['c', 'a', 'b']) await admin.team.add({ name })
  const { teams, total } = await visitor.team.all()
  expect(teams.map(({ name }) => name)).toEqual(['c', 'a', 'b'])
  expect(await visitor.team.all({ limit: 1, offset: 1 })).toMatchObject({
    teams: teams.slice(1, 2),
    total: 3,
  })
  expect(await visitor.team.teamNames({ limit: 1, offset: 1 })).toMatchObject({
    teams: [{ name: 'a', peoples: [] }],
    total: 3,
  })
  expect(total).toBe(3)
})

test('a single team is returned', async () => {
  const people = await makePeople(site().admin, 2)
  const [one] = [await make(people), await make(people)]
  const { teams } = await site().visitor.team.all({ teamId: one._id })
  expect(teams).toEqual([one])
  expect((await site().visitor.team.all({ teamId: unknownId })).teams).toEqual([])
})

testOnce('an update changes what is sent and keeps the rest', async () => {
  const { admin } = site()
  const people = await makePeople(admin, 2)
  const before = await make(people)
  const teamId = before._id
  const name = uniqueName('Renamed')
  const { data, message } = await admin.team.update({ teamId, name })
  expect(message).toBe('Team Updated Successfully')
  expect(data).toEqual({ ...before, name, version: 2 })
  const turned = await admin.team.update({ teamId, peoples: people.toReversed() })
  expect(turned.data.name).toBe(name)
  expect(turned.data.peoples.map(({ _id }) => _id)).toEqual(people.toReversed())
  expect((await admin.team.update({ teamId, peoples: [] })).data.peoples).toEqual([])
})

testOnce('a person may be in several teams', async () => {
  const people = await makePeople(site().admin, 1)
  const [a, b] = [await make(people), await make(people)]
  expect(a.peoples).toEqual(b.peoples)
})

testOnce('a deleted team is gone, its people and the other teams stay', async () => {
  const { admin, visitor } = site()
  const people = await makePeople(admin, 1)
  const gone = await make(people)
  const stays = await make(people)
  expect((await admin.team.delete({ teamId: gone._id })).message).toBe('Team Deleted Successfully')
  const teams = await list()
  expect(teams).toContainEqual(stays)
  expect(teams.map(({ _id }) => _id)).not.toContain(gone._id)
  const { profiles } = await visitor.profile.profiles()
  expect(profiles.map(({ _id }) => _id)).toContain(people[0])
  expect((await refusalOf(admin.team.delete({ teamId: gone._id }))).status).toBe(404)
})

describe('people of a team', () => {
  test('duplicates are rejected, and nothing changes', async () => {
    const { admin } = site()
    const [a = '', b = ''] = await makePeople(admin, 2)
    const team = await make([a])
    const before = await list()
    const calls = [
      admin.team.add({ name: uniqueName('Double'), peoples: [a, b, a] }),
      admin.team.update({ teamId: team._id, name: uniqueName('x'), peoples: [a, b, a] }),
    ]
    for (const refusal of await refusalsOf(calls)) {
      expect(refusal).toMatchObject({
        status: 400,
        errors: [{ path: 'peoples.2', message: 'Named twice' }],
      })
    }
    expect(await list()).toEqual(before)
  })

  testOnce('whom nobody knows are refused, and nothing changes', async () => {
    const { admin } = site()
    const team = await make(await makePeople(admin, 1))
    const before = await list()
    const calls = [
      admin.team.add({ name: uniqueName('Strangers'), peoples: [unknownId] }),
      admin.team.update({ teamId: team._id, peoples: [unknownId] }),
    ]
    for (const refusal of await refusalsOf(calls)) {
      expect(refusal).toMatchObject({
        status: 400,
        errors: [{ path: 'peoples', message: 'Names someone who does not exist' }],
      })
    }
    expect(await list()).toEqual(before)
  })

  testOnce('that are no ids are refused', async () => {
    for (const peoples of ['x', ['x'], [null], [{ _id: unknownId }], 5]) {
      const { status, body } = await send('POST', 'add', { name: uniqueName('No ids'), peoples })
      expect(status).toBe(400)
      expect(body.errors[0].path).toMatch(/^peoples/)
    }
  })
})

test.for(['Researchers', 'RESEARCHERS', ' researchers '])(
  'a name that is taken, written "%s", is refused',
  async (name) => {
    const { admin, visitor } = await startSite()
    await admin.team.add({ name: 'Researchers' })
    const other = (await admin.team.add({ name: 'Other' })).data
    const before = await visitor.team.all()
    const message = 'A team with this name exists already'
    const calls = [admin.team.add({ name }), admin.team.update({ teamId: other._id, name })]
    for (const refusal of await refusalsOf(calls)) {
      expect(refusal).toMatchObject({ status: 409, message, errors: [{ path: 'name', message }] })
    }
    expect(await visitor.team.all()).toEqual(before)
  },
)

testOnce('a missing or blank name or id is refused and touches nothing', async () => {
  const team = await make()
  const before = await list()
  for (const blank of [undefined, '', ' ']) {
    expect((await send('POST', 'add', { name: blank })).body.errors[0].path).toBe('name')
    expect((await send('DELETE', 'delete', { teamId: blank })).body.errors[0].path).toBe('teamId')
    const change = await send('PUT', 'update', { teamId: blank, name: 'x' })
    expect(change.body.errors[0].path).toBe('teamId')
  }
  const emptied = await send('PUT', 'update', { teamId: team._id, name: ' ' })
  expect(emptied.status).toBe(400)
  expect(await list()).toEqual(before)
})

testOnce('an unknown team is not found', async () => {
  const { team } = site().admin
  const calls = [team.update({ teamId: unknownId, name: 'x' }), team.delete({ teamId: unknownId })]
  for (const refusal of await refusalsOf(calls)) {
    expect(refusal).toMatchObject({ status: 404, message: 'Team not found' })
  }
})

testOnce('the id may be sent as _id too, and in the address of a deletion', async () => {
  const { _id } = await make()
  const name = uniqueName('By the other name')
  expect((await send('PUT', 'update', { _id, name })).body.data.name).toBe(name)
  expect((await send('DELETE', `delete?teamId=${_id}`)).status).toBe(200)
})

testOnce('a version that is no longer current is refused', async () => {
  const { team } = site().admin
  const { _id: teamId, version } = await make()
  await team.update({ teamId, version, name: uniqueName('First') })
  const before = await list()
  const late = team.update({ teamId, version, name: uniqueName('Late') })
  expect((await refusalOf(late)).status).toBe(409)
  expect(await list()).toEqual(before)
})
