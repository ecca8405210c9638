import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { createApiClient } from '#contract/call/client.ts'
import { sampleProfile } from '#web/testing/profile.ts'
import { loadTeam, loadTeamGroup } from './load-team.ts'

const person = (name: string) => sampleProfile({ _id: name.toLowerCase().padEnd(26, '0'), name })
const answers: Readonly<Record<string, object>> = {
  '/team/all': {
    teams: [{ _id: '1'.repeat(26), name: 'Board', peoples: [person('Ada')], version: 1 }],
  },
  '/profile/profiles': { profiles: [person('Grace')] },
}
const clientWith = (others: string) =>
  createApiClient(api, {
    fetch: async (path) => {
      const found = Object.entries(answers).find(([call]) => path.includes(call))?.[1]
      const content = { 'team.others': others }
      const body = found ?? { content, defaults: {} }
      return Response.json({ success: true, message: 'OK', total: 1, ...body })
    },
    token: () => null,
  })
const nothing = async () => null

test('people without a team form the last group, under the name in the site’s content', async () => {
  const { sections } = await loadTeam(clientWith('Also with us'), nothing)
  expect(sections.map(({ heading, count }) => [heading, count])).toEqual([
    ['Board', 1],
    ['Also with us', 1],
  ])
  const group = await loadTeamGroup(
    clientWith('Also with us'),
    'others',
    'http://site.example/team/others',
    nothing,
  )
  expect(group).toMatchObject({ name: 'Also with us', people: [{ name: 'Grace' }] })
})

test('without that name they are neither shown nor read', async () => {
  const { sections, people } = await loadTeam(clientWith(''), nothing)
  expect(sections.map(({ heading }) => heading)).toEqual(['Board'])
  expect(people.map(({ name }) => name)).toEqual(['Ada'])
  expect(
    await loadTeamGroup(clientWith(''), 'others', 'http://site.example/team/others', nothing),
  ).toBeNull()
})
