import { expect, test } from 'vitest'
import { shareSite, startSite, unknownId } from '#server/tools/testing/content/content.ts'
import { badLinks, goodLinks } from '#server/tools/testing/content/texts.ts'
import { describeOnce } from '#server/tools/testing/database/database.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'
import { type FormField, sendForm } from '#server/tools/testing/http/send-form.ts'

const site = shareSite()
const list = async () => (await site().visitor.logo.getLogo()).logo
const make = async (link = 'https://example.org') =>
  (await site().admin.logo.addLogo({ link, pic: await freshPicture() })).data
const form = (entries: readonly FormField[]) =>
  sendForm(site().app, 'POST', '/logo/addLogo', entries, site())
const send = (method: string, path: string, body?: unknown) =>
  sendJson(site().app, method, `/logo/${path}`, body, site())

test('a logo is added with link and image, and everyone sees it in the field logo', async () => {
  const { body } = await form([
    ['link', 'https://example.org'],
    ['pic', await freshPicture()],
  ])
  expect(body.message).toBe('Logo Added Successfully')
  const { data } = body
  expect(data).toEqual({
    _id: data._id,
    link: 'https://example.org',
    logo: data.logo,
    version: 1,
  })
  expect(data.logo).toMatch(/^\/media\/.+\.webp$/)
  expect(await list()).toContainEqual(data)
})

test('logos are listed in the order of adding, with limit and offset', async () => {
  const { admin, visitor } = await startSite()
  for (const link of ['/c', '/a', '/b']) {
    await admin.logo.addLogo({ link, pic: await freshPicture() })
  }
  const { logo, total } = await visitor.logo.getLogo()
  expect(logo.map(({ link }) => link)).toEqual(['/c', '/a', '/b'])
  expect(await visitor.logo.getLogo({ limit: 2, offset: 1 })).toMatchObject({
    logo: logo.slice(1),
    total: 3,
  })
  expect(total).toBe(3)
})

test('link and image are both required', async () => {
  const before = await list()
  const message = 'Both link and image are required.'
  const pic = await freshPicture()
  for (const entries of [
    [['link', 'https://example.org']],
    [['pic', pic]],
    [
      ['link', ''],
      ['pic', pic],
    ],
    [
      ['link', 'https://example.org'],
      ['pic', new File([], '')],
    ],
    [
      ['link', 'https://example.org'],
      ['pic', '/media/x.webp'],
    ],
  ] satisfies FormField[][]) {
    const { status, body } = await form(entries)
    expect([status, body.message]).toEqual([400, message])
  }
  expect((await send('POST', 'addLogo', {})).body).toMatchObject({ message })
  expect(await list()).toEqual(before)
})

describeOnce('a link', () => {
  const required = goodLinks.filter((link) => link !== '')
  test.for(required.map((link) => [link] as const))('%j is stored', async ([link]) => {
    expect((await make(link)).link).toBe(link)
  })

  test.for(badLinks.map((link) => [link] as const))(
    '%j is refused, and nothing changes',
    async ([link]) => {
      const before = await list()
      const { status, body } = await form([
        ['link', link],
        ['pic', await freshPicture()],
      ])
      expect([status, body.errors]).toEqual([400, [{ path: 'link', message: body.message }]])
      expect(await list()).toEqual(before)
    },
  )
})

test('deleting a logo does not affect others', async () => {
  const gone = await make()
  const stays = await make()
  const { message } = await site().admin.logo.deleteLogo({ id: gone._id })
  expect(message).toBe('Logo Deleted Successfully')
  const logos = await list()
  expect(logos).toContainEqual(stays)
  expect(logos).not.toContainEqual(gone)
  const again = site().admin.logo.deleteLogo({ id: gone._id })
  expect(await refusalOf(again)).toMatchObject({ status: 404, message: 'Logo not found' })
})

test('the id is also accepted as _id, and in the query of a delete', async () => {
  const [first, second] = [await make(), await make()]
  expect((await send('DELETE', 'deleteLogo', { _id: first._id })).status).toBe(200)
  expect((await send('DELETE', `deleteLogo?id=${second._id}`)).status).toBe(200)
})

test('an unknown, missing or empty id deletes nothing', async () => {
  await make()
  const before = await list()
  expect((await send('DELETE', 'deleteLogo', { id: unknownId })).status).toBe(404)
  for (const id of [undefined, '', ' ', 'all']) {
    const { status, body } = await send('DELETE', 'deleteLogo', { id })
    expect([status, body.errors[0].path]).toEqual([400, 'id'])
  }
  expect(await list()).toEqual(before)
})
