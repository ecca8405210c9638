import { expect, test } from 'vitest'
import { apiBasePath } from '#contract/call/call.ts'
import type { TestApp } from '#server/tools/testing/app/app.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { fillSite } from '#server/tools/testing/content/filled-site.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { readZip } from '#server/tools/testing/files/read-zip.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const exported = async (app: TestApp, token: string) => {
  const response = await app.fetch(`${apiBasePath}/move/export`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toContain('salus-export.zip')
  return readZip(new Uint8Array(await response.arrayBuffer()))
}

test('an export contains all content and its files, but no account data', async () => {
  const site = await startSite()
  const { app, admin } = site
  const token = await app.adminToken('owner@salus.example')
  const content = await fillSite(site)
  await admin.key.createKey({ name: 'Secret key' })
  await app.client().contact.sendMessage({ email: 'v@salus.example', message: 'Private words' })
  const { data: draft } = await admin.frontPage.createFrontPage({
    title: 'Not yet',
    status: 'draft',
    pic: await freshPicture(),
  })
  const { data: gone } = await admin.category.addCategory({ name: 'In the trash' })
  await admin.category.deleteCategory({ categoryId: gone._id })
  await admin.draft.saveDraft({
    entity: 'post',
    id: content.one._id,
    fields: { title: 'A better title' },
  })
  const files = await exported(app, token)
  const text = String(files.get('salus.json'))
  const json = JSON.parse(text)
  expect(json.entries.publication).toMatchObject([{ _id: content.publication._id }])
  expect(json.entries.frontPage).toContainEqual(
    expect.objectContaining({ _id: draft._id, status: 'draft', title: 'Not yet' }),
  )
  expect(json.drafts).toMatchObject([{ entity: 'post', fields: { title: 'A better title' } }])
  expect(Object.keys(json.entries)).not.toContain('account')
  for (const secret of ['Secret key', 'salus_', 'Private words', 'In the trash', 'nameKey'])
    expect(text).not.toContain(secret)
  expect(text).not.toContain('owner@salus.example')
  const pictures = [...files.keys()].filter((name) => name.startsWith('media/'))
  expect(pictures).toContain(draft.pic.slice(1))
  for (const name of pictures) expect(files.get(name)?.length).toBeGreaterThan(0)
  const project = [...files.keys()].find((name) => name.includes(content.one._id))
  expect(String(files.get(project ?? ''))).toMatch(/^---\n_id: "/)
  expect(String(files.get('publications.bib'))).toContain('@article{')
  expect(String(files.get('people.csv'))).toMatch(
    /^name,email,role,team,orcid,from,until,about\r\n/,
  )
  expect(String((await exported(app, token)).get('salus.json'))).toBe(text)
})

test('only administrators can export the site', async () => {
  const { app } = await startSite()
  const editor = await app.tokenOf('e@salus.example', 'Editor')
  expect((await sendJson(app, 'GET', '/move/export', undefined, { token: editor })).status).toBe(
    403,
  )
  expect((await sendJson(app, 'GET', '/move/export')).status).toBe(401)
})
