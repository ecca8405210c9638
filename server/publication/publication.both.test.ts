import { expect, test } from 'vitest'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { incompressibleTexts, longText } from '#server/tools/testing/content/texts.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { refusalsOf } from '#server/tools/testing/http/refusals.ts'

const start = async () => {
  const app = await startTestApp()
  const token = await app.adminToken()
  const { publication } = app.client(token)
  return { app, token, publication, visitor: app.client().publication }
}

const unknownId = '01hzzzzzzzzzzzzzzzzzzzzzzz'

test('everyone sees an added publication', async () => {
  const { publication, visitor } = await start()
  const { data, message } = await publication.addPublication(publicationFields())
  expect(message).toBe('Publication Added Successfully')
  expect(data).toMatchObject({ ...publicationFields(), _id: data._id, version: 1 })
  expect(await visitor.showAllPublications()).toMatchObject({ publications: [data], total: 1 })
})

test('texts of maximum length are returned as they were sent', async () => {
  const { publication, visitor } = await start()
  const fields = {
    ...publicationFields(),
    title: longText(1_000),
    publicationType: longText(200),
    publicationSummary: longText(200_000),
    venue: longText(1_000),
    keywords: incompressibleTexts(100),
  }
  const { data } = await publication.addPublication(fields)
  expect(data).toMatchObject(fields)
  expect((await visitor.showAllPublications()).publications).toEqual([data])
})

test('an update changes only the fields that are sent', async () => {
  const { publication, visitor } = await start()
  const { data } = await publication.addPublication(publicationFields())
  const updated = await publication.updatePublication({ id: data._id, title: 'New title' })
  expect(updated).toMatchObject({ message: 'Publication Updated' })
  expect(updated.data).toEqual({ ...data, title: 'New title', version: 2 })
  expect((await visitor.showAllPublications()).publications).toEqual([updated.data])
})

test('an update of every field changes every field', async () => {
  const { publication } = await start()
  const { data } = await publication.addPublication(publicationFields())
  const other = {
    title: 'Another',
    authors: 'Someone else',
    publicationDate: '1999-12-31',
    publicationType: 'Talk',
    publicationLink: 'http://example.org/talk',
    publicationSummary: 'All new.',
  }
  const updated = await publication.updatePublication({ id: data._id, ...other })
  expect(updated.data).toMatchObject({ _id: data._id, version: 2, ...other })
})

test('deleting a publication does not affect others', async () => {
  const { publication, visitor } = await start()
  const first = await publication.addPublication(publicationFields())
  const second = await publication.addPublication(publicationFields({ title: 'Stays' }))
  const { message } = await publication.deletePublication({ id: first.data._id })
  expect(message).toBe('Publication Deleted')
  expect(await visitor.showAllPublications()).toMatchObject({
    publications: [second.data],
    total: 1,
  })
})

test('an unknown id is not found', async () => {
  const { publication } = await start()
  const refusals = await refusalsOf([
    publication.updatePublication({ id: unknownId, title: 'x' }),
    publication.deletePublication({ id: unknownId }),
  ])
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ status: 404, message: 'Publication not found' })
})

test('if two people edit the same publication, the second gets a conflict and changes nothing', async () => {
  const { publication, visitor } = await start()
  const { data } = await publication.addPublication(publicationFields())
  const edit = { id: data._id, version: data.version }
  await publication.updatePublication({ ...edit, title: 'First' })
  const refusal = await refusalOf(publication.updatePublication({ ...edit, title: 'Second' }))
  expect(refusal).toMatchObject({
    status: 409,
    message: 'Publication was changed by someone else in the meantime',
  })
  const { publications } = await visitor.showAllPublications()
  expect(publications).toMatchObject([{ title: 'First', version: 2 }])
})

test('if twenty requests save the same version, exactly one succeeds', async () => {
  const { publication } = await start()
  const { data } = await publication.addPublication(publicationFields())
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      publication.updatePublication({ id: data._id, version: 1, title: `Title ${n}` }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a deleted publication can neither be updated nor deleted again', async () => {
  const { publication } = await start()
  const { data } = await publication.addPublication(publicationFields())
  await publication.deletePublication({ id: data._id })
  expect((await refusalOf(publication.deletePublication({ id: data._id }))).status).toBe(404)
  const update = publication.updatePublication({ id: data._id, title: 'x' })
  expect((await refusalOf(update)).status).toBe(404)
})
