import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/app.ts'
import { publicationFields } from '#server/testing/publications.ts'

const list = '/api/v1/publication/showAllPublications'

const start = async () => {
  const app = await startTestApp({ corsOrigins: ['https://lab.example'] })
  const admin = app.client(await app.adminToken())
  const { publication } = admin
  const { data } = await publication.addPublication(publicationFields({ title: 'One' }))
  const ask = (init: RequestInit = {}) => app.fetch(list, init)
  return { app, admin, publication, id: data._id, ask }
}

test('many who ask at once get the same answer, in the coding each of them takes', async () => {
  const { ask } = await start()
  const codings = ['br', 'gzip', 'identity']
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      ask({ headers: { 'accept-encoding': codings[at % 3] ?? '' } }),
    ),
  )
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(texts).size).toBe(1)
  expect(answers.slice(0, 3).map(({ headers }) => headers.get('content-encoding'))).toEqual([
    'br',
    'gzip',
    null,
  ])
})

test('an answer is as new as the last change, and gone with what it tells', async () => {
  const { app, publication, id, ask } = await start()
  const titles = async () =>
    (await app.client().publication.showAllPublications()).publications.map(({ title }) => title)
  expect(await titles()).toEqual(['One'])
  await publication.updatePublication({ id, title: 'Two' })
  expect(await titles()).toEqual(['Two'])
  await publication.deletePublication({ id })
  expect(await titles()).toEqual([])
  expect((await ask()).status).toBe(200)
})

test('what is no longer there is not answered from memory', async () => {
  const { app, admin } = await start()
  const { data } = await admin.category.addCategory({ name: 'Sleep' })
  const ask = () => app.client().category.category({ categoryId: data._id })
  await ask()
  await admin.category.deleteCategory({ categoryId: data._id })
  await expect(ask()).rejects.toMatchObject({ status: 404 })
})

test('headers that belong to a request go with it and not with the answer', async () => {
  const { ask } = await start()
  const [own, other] = [await ask(), await ask({ headers: { origin: 'https://lab.example' } })]
  expect(own.headers.get('access-control-allow-origin')).toBeNull()
  expect(other.headers.get('access-control-allow-origin')).toBe('https://lab.example')
  for (const { headers } of [own, other]) {
    expect(headers.get('vary')).toBe('origin, accept-encoding')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect(own.headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'))
})

test('who has the answer already is told so', async () => {
  const { ask, publication } = await start()
  const etag = (await ask()).headers.get('etag') ?? ''
  const again = () => ask({ headers: { 'if-none-match': etag } })
  expect((await again()).status).toBe(304)
  await publication.addPublication(publicationFields({ title: 'Two' }))
  expect((await again()).status).toBe(200)
})
