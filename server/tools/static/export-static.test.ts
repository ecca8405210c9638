import { existsSync, readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { apiBasePath } from '#contract/call/call.ts'
import { createApp } from '#server/app.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import {
  addVisibleContent,
  hiddenMarker,
  withdrawnSlug,
} from '#server/tools/testing/content/hidden-content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { temporaryFolder } from '#server/tools/testing/database/database.ts'
import { readZip } from '#server/tools/testing/files/read-zip.ts'
import { copyInto } from '#server/tools/testing/files/static-copy.ts'
import { uploadedFileContent, uploadedFileOf } from '#server/tools/testing/files/uploaded-files.ts'

const loaders = { introMs: 0, transitionMs: 0 }

const wholeText = async (folder: string): Promise<string> => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile() && /\.(?:html|data|json|xml|bib|ris)$/.test(file.name))
    .filter((file) => !file.parentPath.includes('.salus-static'))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n')
}

test('a copy holds what visitors see, and a second one makes only what has changed', async () => {
  const site = await startSite({ publicUrl: 'https://salus.example' })
  const { admin } = site
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const { entries, withdrawn } = await addVisibleContent(admin)
  const { url: pdf } = await admin.media.uploadFile({ file: uploadedFileOf('pdf', 'Zoë (2).pdf') })
  const { data: zebras } = await admin.publication.addPublication({
    ...publicationFields(),
    pdf,
    title: 'Quarrelsome zebras',
  })
  // The grant changes pages of other entries.
  const granted = [entries.paper, zebras._id]
  await admin.grant.updateGrant({ grantId: entries.grant, publications: granted })
  const folder = temporaryFolder()
  const first = await copyInto(folder, site)
  const broken = first.broken.filter((path) => !/^\/de\/.*feed\.(?:xml|json)$/.test(path))
  // An issue that was sent still links to content withdrawn since.
  const [taken] = withdrawn
  expect(broken.toSorted()).toEqual([
    `/project/${taken?.post}/${withdrawnSlug}`,
    `/publication/${taken?.paper}/${withdrawnSlug}`,
  ])
  expect(first.written).toBe(first.files)
  const inStore = await readdir(join(site.app.place.dataDir, 'media'))
  expect(inStore.filter((name) => name.startsWith('share-'))).toEqual([])
  expect(readFileSync(join(folder, decodeURIComponent(pdf)))).toEqual(
    Buffer.from(uploadedFileContent('pdf')),
  )
  const text = await wholeText(folder)
  expect(text).toContain(`href="/~group${pdf}"`)
  expect(text).toContain(`content="https://uni.example/~group${pdf}"`)
  expect(text).toContain('Quarrelsome zebras')
  expect(text).toContain('shown title')
  expect(text).not.toContain(hiddenMarker)
  expect(text).toContain('https://uni.example/~group/publications')
  expect(text).not.toContain('https://salus.example')
  for (const file of [
    'index.html',
    '404.html',
    '_.data',
    'sitemap.xml',
    'feed.xml',
    '.htaccess',
    '_headers',
    'nginx.conf',
    'de/index.html',
    'de/publications.data',
  ])
    expect(existsSync(join(folder, file)), file).toBe(true)

  // Only the missing file is written again.
  const [, sheet = ''] = /@import url\(\/~group\/(assets\/[^)]+)\)/.exec(text) ?? []
  expect(readFileSync(join(folder, sheet), 'utf8')).toContain('/~group/assets/')
  await rm(join(folder, sheet))
  expect(await copyInto(folder, site)).toMatchObject({ written: 1, removed: 0 })
  expect(existsSync(join(folder, sheet))).toBe(true)

  await admin.publication.updatePublication({ id: zebras._id, title: 'Peaceful zebras' })
  const second = await copyInto(folder, site)
  expect(second.written).toBeLessThan(first.written / 2)
  const path = `publication/${zebras._id}/peaceful-zebras`
  expect(readFileSync(join(folder, path, 'index.html'), 'utf8')).toContain('Peaceful zebras')
  const redirects = readFileSync(join(folder, '_redirects'), 'utf8')
  expect(redirects).toContain(`/~group/${path} 301`)
  expect(redirects.split(' ')[0]).toMatch(/^\/~group\/publication\//)
  // A page without changed content is not rendered.
  expect(second.made).toContain(`/${path}`)
  const isNews = (path: string) => /^\/news\/\w{26}\//.test(path)
  expect(first.made.filter(isNews)).not.toEqual([])
  expect(second.made.filter(isNews)).toEqual([])
  expect(await wholeText(folder)).not.toContain('Quarrelsome zebras')

  await admin.publication.updatePublication({ id: zebras._id, status: 'draft' })
  const third = await copyInto(folder, site)
  expect(third.removed).toBeGreaterThan(0)
  expect(await wholeText(folder)).not.toContain('Peaceful zebras')

  await expect(copyInto(folder, site, '/team/')).rejects.toThrow('begin with /team/ themselves')
})

test('an administrator gets the site as a ZIP, and an error for an invalid place', async () => {
  const { app } = await startSite()
  const { app: whole, stop } = await createApp(app.services, {
    trustProxy: [],
    loaders,
    development: false,
  })
  onTestFinished(stop)
  const headers = { authorization: `Bearer ${await app.adminToken('owner@salus.example')}` }
  const ask = (query: string) =>
    whole.inject({ url: `${apiBasePath}/move/staticSite${query}`, headers })
  const wrong = await ask('?base=/a%20b/')
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().errors).toMatchObject([{ path: 'base' }])
  expect((await ask('?base=/projects/')).statusCode).toBe(400)
  expect((await ask('?url=nowhere')).json().errors).toMatchObject([{ path: 'url' }])
  expect((await whole.inject({ url: `${apiBasePath}/move/staticSite` })).statusCode).toBe(401)
  const reply = await ask('?base=/~group/&forms=https://forms.example')
  expect(reply.headers['content-type']).toBe('application/zip')
  const files = await readZip(new Uint8Array(reply.rawPayload))
  expect(String(files.get('index.html'))).toContain('action="https://forms.example/newsletter"')
  expect(files.has('projects/index.html')).toBe(true)
  expect([...files.keys()].filter((name) => /^(?:admin|login|api)/.test(name))).toEqual([])
})
