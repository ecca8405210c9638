import { expect, test } from 'vitest'
import { apiBasePath } from '#contract/call/call.ts'
import { parseFigureFileName, parseFigureUrl } from '#contract/figure/figure-file.ts'
import type { VolumeMetadata } from '#contract/figure/volume-facts.ts'
import { migrationNames } from '#server/base/db/snapshot.ts'
import { listPageEntryId } from '#server/base/redirect/the-list.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { makePost, startSite } from '#server/tools/testing/content/content.ts'
import { importSite, siteZip } from '#server/tools/testing/content/moves.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { readZip } from '#server/tools/testing/files/read-zip.ts'
import { makeScan } from '#server/tools/testing/files/scans.ts'
import { findFigureProblem } from './figure-problem.ts'
import { parseSalusExport } from './read-export.ts'

/** Exports a small site with a translation, drafts and a figure, which tests modify. */
const exportSite = async () => {
  const { app, admin } = await startSite()
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  await admin.site.updateBrand({ accent: '#00695c' })
  const { _id: id } = await makePost(admin, { title: 'Sleep' })
  const { _id: other } = await makePost(admin, { title: 'Other' })
  const named = { entity: 'post', id, lang: 'de' } as const
  await admin.translation.saveTranslation({ ...named, fields: { title: 'Schlaf' } })
  await admin.translation.saveTranslation({ ...named, fields: { content: 'X' }, status: 'draft' })
  await admin.draft.saveDraft({ entity: 'post', id, fields: { title: 'Deep sleep' } })
  const { url: volume } = await admin.figure.uploadVolume({
    file: new File([makeScan({ size: [12, 12, 12], voxel: (x) => x })], 'scan.nii.gz'),
    download: true,
  })
  const content = `::volume address="${volume}" alt="A scan"`
  await admin.page.createPage({ title: 'Join', path: '/join', content })
  const headers = { authorization: `Bearer ${await app.adminToken('out@salus.example')}` }
  const response = await app.fetch(`${apiBasePath}/move/export`, { headers })
  const files = await readZip(new Uint8Array(await response.arrayBuffer()))
  return { files, id, other, volume }
}

let once: ReturnType<typeof exportSite> | undefined
const exported = () => (once ??= exportSite())

type Files = ReadonlyMap<string, Uint8Array>
type Ids = Readonly<Record<'id' | 'other', string>>
// biome-ignore lint/suspicious/noExplicitAny: hostile files can hold anything anywhere
type Change = (json: any, ids: Ids) => void

const jsonIn = (files: Files, name: string) =>
  JSON.parse(Buffer.from(files.get(name) ?? []).toString())

const changed = async (change: Change) => {
  const { files, ...ids } = await exported()
  const json = jsonIn(files, 'salus.json')
  change(json, ids)
  return { text: JSON.stringify(json), files, ...ids }
}

/** Imports files into an empty Salus. */
const receive = async (files: Files) => {
  const app = await startTestApp()
  const admin = app.client(await app.adminToken('in@salus.example'))
  const saved = await importSite(admin, siteZip(Object.fromEntries(files)))
  const savedTitles = saved.items.filter(({ savedAs }) => savedAs !== '').map(({ title }) => title)
  const reasonOf = (title: string) => saved.items.find((item) => item.title === title)?.reason
  return { app, admin, saved, savedTitles, reasonOf }
}

const receiveChanged = async (change: Change) => {
  const { text, files, ...ids } = await changed(change)
  return { ...ids, ...(await receive(new Map([...files, ['salus.json', Buffer.from(text)]]))) }
}

/** Reads a modified export without saving it. */
const readChanged = async (change: Change) => {
  const read = parseSalusExport((await changed(change)).text, migrationNames)
  if ('refused' in read) throw new Error(read.refused)
  return read
}

test('an invalid brand is rejected alone', async () => {
  const { admin, savedTitles } = await receiveChanged(
    (json) => (json.site.siteBrand.brand = { accent: 'hello', logo: 'https://evil.example/x' }),
  )
  expect(savedTitles).toEqual(expect.arrayContaining(['Sleep', 'Join', 'Languages']))
  expect(savedTitles).not.toContain('Brand')
  expect((await admin.site.getBrand()).brand).toMatchObject({ accent: '#127367', logo: '' })
})

test('a missing picture is removed from the brand', async () => {
  const lost = `/media/${'0'.repeat(32)}-4x4-336699.webp`
  const { admin, reasonOf } = await receiveChanged(
    (json) => (json.site.siteBrand.brand = { accent: '#00695c', logo: lost }),
  )
  expect((await admin.site.getBrand()).brand).toMatchObject({ accent: '#00695c', logo: '' })
  expect(reasonOf('Brand')).toContain('is missing')
})

test('languages whose prefix is the path of an existing page are rejected', async () => {
  const { files } = await exported()
  const app = await startTestApp()
  const admin = app.client(await app.adminToken('in@salus.example'))
  await admin.page.createPage({ title: 'Germany', path: '/de/office' })
  const { items } = await importSite(admin, siteZip(Object.fromEntries(files)))
  expect(items.find(({ title }) => title === 'Languages')).toMatchObject({
    savedAs: '',
    reason: expect.stringContaining('/de/office'),
  })
  expect((await admin.site.getLanguages()).languages).toHaveLength(1)
})

test('an invalid translation is rejected, but its entry is imported', async () => {
  const { admin, id, savedTitles, reasonOf } = await receiveChanged(
    (json) => (json.entries.translation[0].drafts = JSON.stringify({ title: 'no draft' })),
  )
  expect(savedTitles).toContain('Sleep')
  expect(reasonOf('Sleep')).toContain('translation')
  const named = { entity: 'post', id, lang: 'de' } as const
  const { translation } = await admin.translation.getTranslation(named)
  expect(translation.fields.title).toMatchObject({ state: 'missing', text: '' })
  const forged: Readonly<Record<string, unknown>>[] = [
    { texts: JSON.stringify({ title: 5 }) },
    { texts: JSON.stringify({ password: 'x' }) },
    { texts: JSON.stringify({ title: 'x'.repeat(3_000) }) },
    { texts: 'no JSON' },
    { texts: '' },
    { bodies: JSON.stringify({ content: '>'.repeat(100_000) }) },
    { sources: '[]' },
    { drafts: JSON.stringify({ title: { text: 5, source: '' } }) },
    { lang: 'no language' },
  ]
  for (const forge of forged) {
    const { entries } = await readChanged((json) =>
      Object.assign(json.entries.translation[0], forge),
    )
    const sleep = entries.find(({ title }) => title === 'Sleep')
    expect([forge, sleep?.rows.map(({ entity }) => entity)]).toEqual([forge, ['post']])
    expect(sleep?.notes).toEqual([expect.stringContaining('translation')])
  }
})

test('an invalid draft is rejected, but its entry is imported', async () => {
  const { admin, savedTitles, reasonOf } = await receiveChanged(
    (json) => (json.drafts[0].fields = { title: { toString: 1 } }),
  )
  expect(savedTitles).toContain('Sleep')
  expect(reasonOf('Sleep')).toContain('drafts')
  expect(await admin.draft.showDrafts({ entity: 'post' })).toMatchObject({ total: 0 })
  const forged: Readonly<Record<string, unknown>>[] = [
    { fields: { image: 'https://evil.example/x.webp' } },
    { fields: { contributors: ['../x'] } },
    { base: { title: { toString: 1 } } },
    { updatedAt: 'yesterday' },
    { fields: null },
  ]
  for (const forge of forged) {
    const { entries } = await readChanged((json) => Object.assign(json.drafts[0], forge))
    const sleep = entries.find(({ title }) => title === 'Sleep')
    expect([forge, sleep?.beside.filter(({ name }) => name === 'drafts')]).toEqual([forge, []])
    expect(sleep?.notes).toEqual([expect.stringContaining('drafts')])
  }
  const { entries } = await readChanged((json) => (json.drafts[0].fields.password = 'x'))
  expect(JSON.stringify(entries)).toContain('Deep sleep')
  expect(JSON.stringify(entries)).not.toContain('password')
})

test('a former URL cannot replace a path of Salus', async () => {
  const taken = ({ id, other }: Ids) => [
    ...['/', '/login', '/admin/dashboard', '/admin/nothing', '/publications', '/publication', '/f'],
    ...['/de/login', '/pt-br/publications', '/LOGIN', '/%6cogin', '/login/', '/login.data'],
    ...['/_.data', '/api/v1/docs', '/media/x.webp', '/assets/x.js', '/share/x', '/preview/secret'],
    ...[
      '/feed.xml',
      '/de/feed.xml',
      '/old/feed.xml',
      '/robots.txt',
      '/sitemap-2.xml',
      '/publications.bib',
    ],
    ...['/research/milestones.ics', `/project/${id}/feed.xml`, `/publication/${id}.csl.json`],
    ...[`/project/${other}/sleep`, `/post/${id}`, `/team/${id}`, `/de/project/${other}`],
  ]
  const free = ({ id }: Ids) => [
    ...['/people', '/open.html', '/project/better', '/team/alumni', '/blog/2019/v1.2', '/?p=12'],
    ...['/lab/publications', `/project/${id}/slepe`, `/de/project/${id}/schlaaf`],
  ]
  const { app, reasonOf, ...ids } = await receiveChanged((json, ids) => {
    const paths = [...taken(ids), ...free(ids)]
    json.redirects = paths.map((path) => ({ entity: 'post', id: ids.id, path }))
    json.redirects.push({ entity: 'profile', id: listPageEntryId, path: '/projects' })
  })
  const rows = await app.services.database.queries.selectFrom('redirect').select('path').execute()
  expect(rows.map(({ path }) => path).toSorted()).toEqual(free(ids).toSorted())
  expect(reasonOf('Sleep')).toContain('/login')
  expect(reasonOf('/projects')).toContain('stays out')
})

testOnce('an export with an unknown schema version is rejected', async () => {
  const { text } = await changed(() => undefined)
  expect(parseSalusExport(text, migrationNames)).not.toHaveProperty('refused')
  for (const schema of ['999-tomorrow', 5, undefined]) {
    const { text } = await changed((json) => (json.schema = schema))
    expect(parseSalusExport(text, migrationNames)).toEqual({
      refused: expect.stringContaining('newer Salus'),
    })
  }
})

testOnce('an export of an earlier version that lacks fields is imported', async () => {
  const { entries } = await readChanged((json) => {
    json.schema = '069-move-in'
    for (const post of json.entries.post) delete post.responsibleAi
    for (const page of json.entries.page) delete page.inSitemap
  })
  expect(entries.flatMap(({ failed }) => failed ?? [])).toEqual([])
})

testOnce('an entry without the field of its title is rejected', async () => {
  const { entries } = await readChanged((json) => {
    for (const row of [...json.entries.category, ...json.entries.page, ...json.entries.post]) {
      delete row.name
      delete row.title
    }
  })
  const failed = entries.filter((entry) => entry.failed).map(({ entity }) => entity)
  expect(new Set(failed)).toEqual(new Set(['category', 'page', 'post']))
})

test('a value that should be a list does not affect others', async () => {
  const { savedTitles, saved } = await receiveChanged((json) => {
    json.entries.page = 'none'
    json.drafts = { length: 1 }
    json.site.siteMenus = 'none'
    json.site.account = { account: {} }
  })
  expect(savedTitles).toContain('Sleep')
  expect(saved.left.map(({ reason, source }) => `${source} ${reason}`).join()).toContain('page')
})

test('figure metadata that Salus would not write are rejected', async () => {
  const { files, volume } = await exported()
  const still = parseFigureUrl(volume)?.still ?? ''
  const path = volume.slice(1)
  const whole = await receive(files)
  const facts: VolumeMetadata = jsonIn(files, path)
  expect(await (await whole.app.fetch(volume, {})).json()).toEqual(facts)
  expect((await whole.app.fetch(facts.download ?? '', {})).status).toBe(200)

  const evil = Buffer.from(JSON.stringify({ ...facts, download: 'https://evil.example/x.nii.gz' }))
  const { app, saved } = await receive(new Map([...files, [path, evil]]))
  expect(saved.left.map(({ source }) => source)).toEqual([path])
  expect((await app.fetch(volume, {})).status).toBe(404)
  expect((await app.fetch(still, {})).status).toBe(200)

  const names = [...files.keys()].map((name) => name.replace('media/', ''))
  const figure = parseFigureFileName(path.replace('media/', ''))
  if (!figure) throw new Error('The figure has a file')
  const problemOf = (change: object) =>
    findFigureProblem(figure, JSON.stringify({ ...facts, ...change }), names)
  expect(problemOf({})).toBeUndefined()
  const { axial } = facts.planes
  const withAxial = (change: object) => ({
    planes: { ...facts.planes, axial: { ...axial, ...change } },
  })
  for (const change of [
    { download: still },
    { slices: facts.slices.replace(/\.\d+\./, '.999.') },
    { slices: '//evil.example/x.slices' },
    { labels: [{ value: 1, colour: 'url(https://evil.example)' }] },
    { withoutFace: 'yes' },
    { extra: 'x' },
    withAxial({ slices: 1_000_000_000 }),
    withAxial({ width: 100_000 }),
    withAxial({ sheets: [[0, 1_000_000]] }),
    withAxial({ sheets: [] }),
  ]) {
    expect([change, problemOf(change)]).toEqual([change, expect.any(String)])
  }
})

test('only an entry that is too large fails', async () => {
  const { savedTitles, reasonOf } = await receiveChanged((json, { id }) => {
    for (let n = 0; n < 20_000; n++)
      json.redirects.push({ entity: 'post', id, path: `/former/${n}` })
  })
  expect(reasonOf('Sleep')).toBe('It is larger than any entry that Salus keeps')
  expect(savedTitles).not.toContain('Sleep')
  expect(savedTitles).toContain('Other')
})
