import { expect, test } from 'vitest'

import { seconds } from '#server/tools/testing/app/clock.ts'
import { makePeople, startSite } from '#server/tools/testing/content/content.ts'

test('editors see who else has an entry open, until the others close it or send nothing for a minute', async () => {
  const { app, admin } = await startSite()
  const [id = '', other = ''] = await makePeople(admin, 2)
  const named = { entity: 'profile', id } as const

  const lee = app.client(await app.tokenOf('lee@example.org', 'Editor'))
  const names = async (client: typeof admin, about = named) =>
    (await client.presence.here(about)).others.map(({ name }) => name)

  expect(await names(admin)).toEqual([])
  expect(await names(lee)).toHaveLength(1)
  expect(await names(admin)).toEqual(['Ada Lovelace'])
  expect(await names(admin, { entity: 'profile', id: other })).toEqual([])
  await lee.presence.leave(named)
  expect(await names(admin)).toEqual([])

  await lee.presence.here(named)
  app.advance(seconds(40))
  expect(await names(admin)).toEqual(['Ada Lovelace'])
  app.advance(seconds(20))
  expect(await names(admin)).toEqual([])
})
