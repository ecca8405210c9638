import { expect, test } from 'vitest'
import { startBareContent } from '#server/tools/testing/content/bare-content.ts'

test('people', async () => {
  const { get, send, addPost, addPaper, as } = await startBareContent()
  const { data: ada } = await send('POST', '/profile/createProfile', {
    name: 'Ada Lovelace',
    orcid: '0000-0002-1825-0097',
    pronouns: 'she/her',
    otherNames: ['A. Lovelace'],
    nextPosition: 'Elsewhere',
    positions: [{ title: 'Student', team: 'Imaging', from: '2019', until: '2021-06' }],
  })
  expect(ada.isAlumni).toBe(true)
  await addPost('Glioma', { contributors: [ada._id] })
  await addPaper('Borders')
  const { data: set } = await send('PUT', '/profile/updateProfile', {
    _id: ada._id,
    isAlumni: false,
  })
  expect(set.isAlumni).toBe(false)
  as('visitor')
  const { profile } = await get(`/profile/getSingleProfile/${ada._id}`)
  expect(profile.projects).toMatchObject([{ title: 'Glioma' }])
  expect(profile.publications).toMatchObject([{ title: 'Borders' }])
})
