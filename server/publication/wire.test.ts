import { expect, test } from 'vitest'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { startBareContent } from '#server/tools/testing/content/bare-content.ts'

const nobody = '01hzzzzzzzzzzzzzzzzzzzzzzz'

test('publications with all fields beyond the specification', async () => {
  const { get, send, status, addPost, addPaper, form } = await startBareContent()
  const { data: ada } = await send('POST', '/profile/createProfile', { name: 'Ada Lovelace' })
  const post = await addPost('Glioma')
  const paper = await addPaper('Borders', {
    doi: '10.5555/1',
    keywords: ['EEG', 'sleep'],
    projects: [post._id],
    featured: true,
    links: [{ kind: 'code', url: 'https://example.org/code' }],
    versions: [{ kind: 'preprint', title: 'Borders', publicationDate: '2023-01-01' }],
  })
  expect(paper.authorList).toMatchObject([{ profileId: ada._id }, { name: 'Jane Doe' }])
  const one = await get(`/publication/getSinglePublication/${paper._id}`)
  expect(one.publication).toEqual(one.data)
  const list = await get(
    `/publication/showAllPublications?year=2024&type=Article&person=${ada._id}&project=${post._id}&topic=eeg&q=borders&limit=5&offset=0`,
  )
  expect(list).toMatchObject({ total: 1, publications: [{ _id: paper._id }] })
  expect(Object.keys(list.facets).toSorted()).toEqual(
    ['person', 'project', 'topic', 'type', 'year'].toSorted(),
  )
  expect(list.facets.year).toEqual([{ value: '2024', label: '2024', count: 1 }])
  expect((await get('/publication/showAllPublications?q=bord%20lovel')).total).toBe(1)
  expect((await get('/publication/showAllPublications?topic=sle')).total).toBe(0)

  // An unchanged text keeps the list. A list sets the text.
  const listed = { id: paper._id, authorList: [{ name: 'Jane Doe', isCorresponding: true }] }
  expect((await send('PUT', '/publication/updatePublication', listed)).data.authors).toBe(
    'Jane Doe',
  )
  const same = { id: paper._id, authors: 'Jane Doe' }
  const kept = await send('PUT', '/publication/updatePublication', same)
  expect(kept.data.authorList).toMatchObject([{ isCorresponding: true }])

  const update = (fields: object) =>
    status('PUT', '/publication/updatePublication', { id: paper._id, ...fields })
  for (const wrong of [
    { doi: 'nonsense' },
    { links: [{ kind: 'gossip', url: 'https://example.org' }] },
    { datePrecision: 'hour' },
    { authorList: [{ name: 'X', profileId: nobody }] },
    { projects: [nobody] },
  ]) {
    expect([wrong, await update(wrong)]).toEqual([wrong, 400])
  }
  expect(await status('PUT', '/profile/updateProfile', { profileId: ada._id, orcid: '1' })).toBe(
    400,
  )

  const other = await addPaper('Borders again', { venue: 'Journal' })
  const merged = await send('POST', '/publication/mergePublications', {
    keepId: paper._id,
    mergeId: other._id,
  })
  expect(merged.data).toMatchObject({ _id: paper._id, venue: 'Journal' })

  const { importId } = await form('POST', '/publication/previewImport', [
    ['text', '@article{a, title={One work}, author={Doe, Jane}, year=2020}'],
    ['file', new File(['@article{b, title={Two}, year=2020}'], 'b.bib')],
  ])
  const rest = async (state: string) =>
    eventually(async () => {
      const found = (await get(`/publication/getImport?importId=${importId}`)).import
      expect(found.state).toBe(state)
      return found
    })
  const preview = await rest('ready')
  expect(preview).toMatchObject({
    done: 2,
    total: 2,
    entries: [
      { index: 0, status: 'new', matches: [], line: 1, publication: { title: 'One work' } },
      { index: 1, status: 'failed', reason: expect.stringContaining('author'), line: 1 },
    ],
  })
  expect((await send('POST', '/publication/import', { importId })).import.importId).toBe(importId)
  await rest('saved')
  expect((await send('POST', '/publication/undoImport', { _id: importId })).import).toBeDefined()
  await rest('undone')
  expect(await status('GET', `/publication/getImport?importId=${nobody}`)).toBe(404)
})
