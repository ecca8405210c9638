import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { apiBasePath } from '#contract/call/call.ts'
import { newId } from '#server/base/db/id.ts'
import { entityDefinitions } from '#server/base/definition/definitions.ts'
import { makePeople, makePost, type Site } from '#server/tools/testing/content/content.ts'
import { fillSite } from '#server/tools/testing/content/filled-site.ts'
import { previewMove } from '#server/tools/testing/content/moves.ts'
import { type SiteWithFiles, startSiteWithFiles } from '#server/tools/testing/files/media-files.ts'
import { makeEdf } from '#server/tools/testing/files/recordings.ts'
import { makeScan, type ScanOptions } from '#server/tools/testing/files/scans.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const scan = (options: ScanOptions = {}) =>
  new File(
    [makeScan({ size: [12, 12, 12], voxel: (x, y, z) => x * 7 + y * 3 + z, ...options })],
    'scan.nii.gz',
  )
const mask = (value: number) =>
  new File([makeScan({ size: [12, 12, 12], voxel: (x) => (x > 6 ? value : 0) })], 'mask.nii.gz')
const recording = (label = 'ECG I', note = 'V') =>
  new File(
    [makeEdf({ channels: [{ label, value: Math.sin }], notes: [{ at: 2, text: note }] })],
    'ecg.edf',
  )

const get = ({ app }: Site, url: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.fetch(url, { headers, method })
const nameOf = (url: string) => url.slice('/media/'.length)
const lineOf = (url: string) => `::volume address="${url}" alt="A head"`
const urlsOf = (figures: readonly { url: string }[]) => figures.map(({ url }) => url).toSorted()

/** Returns the URLs of all files of a figure except its poster. */
const dataOf = async (site: Site, url: string): Promise<string[]> => {
  const { slices, samples, download } = await (await get(site, url)).json()
  return [url, slices ?? samples, ...(download ? [download] : [])]
}

/** Requests each URL with and without a cached copy, and returns the statuses. */
const statusesOf = async (site: Site, urls: readonly string[]): Promise<number[]> => {
  const statuses: number[] = []
  for (const url of urls) {
    statuses.push((await get(site, url)).status)
    statuses.push((await get(site, url, {}, 'HEAD')).status)
    statuses.push((await get(site, url, { 'if-none-match': `"${nameOf(url)}"` })).status)
    statuses.push((await get(site, url, { range: 'bytes=0-9' })).status)
  }
  return [...new Set(statuses)]
}

/** Finds the tables and columns that contain a text, except the history. */
const namingColumns = async ({ app }: Site, text: string): Promise<string[]> => {
  const { queries } = app.services.database
  const found: string[] = []
  for (const { name, columns } of await queries.introspection.getTables())
    for (const column of columns) {
      if (name === 'journal' || name === 'figure' || !/text/i.test(column.dataType)) continue
      const { rows } = await sql`select 1 from ${sql.table(name)}
        where ${sql.ref(column.name)} like ${`%${text}%`} limit 1`.execute(queries)
      if (rows.length > 0) found.push(`${name}.${column.name}`)
    }
  return found
}

describe('the identity of a figure', () => {
  test('a scan with other options, spacing, mask or view is another figure of one scan', async () => {
    const site = await startSiteWithFiles()
    const upload = site.admin.figure.uploadVolume
    const made = [
      await upload({ file: scan() }),
      await upload({ file: scan(), withoutFace: true }),
      await upload({ file: scan(), download: true }),
      await upload({ file: scan({ spacing: [1, 1, 2] }) }),
      await upload({ file: scan({ spacing: [1, 1, 2] }), download: true }),
      // With opposite directions of the axes.
      await upload({
        file: scan({
          sform: [
            [-1, 0, 0, 0],
            [0, 1, 0, 0],
            [0, 0, 1, 0],
          ],
        }),
      }),
      await upload({ file: scan(), labels: mask(1) }),
      await upload({ file: scan(), labels: mask(2) }),
      await upload({ file: scan(), plane: 'sagittal' }),
    ]
    expect(new Set(urlsOf(made)).size).toBe(made.length)
    for (const [at, { sameScan }] of made.entries())
      expect(urlsOf(sameScan)).toEqual(urlsOf(made.slice(0, at)))
    const factsOf = async (at: number) => (await get(site, made[at]?.url ?? '')).json()
    expect(await factsOf(1)).toMatchObject({ withoutFace: true, download: null })
    expect(await factsOf(3)).toMatchObject({ spacing: [1, 1, 2], withoutFace: false })
    expect(await factsOf(7)).toMatchObject({ labels: [{ value: 2 }] })

    const again = await upload({ file: scan(), withoutFace: true })
    expect(again.url).toBe(made[1]?.url)
    expect(again.sameScan).toHaveLength(made.length - 1)
    const other = await upload({ file: scan({ voxel: (x, y) => x * y }) })
    expect(other.sameScan).toEqual([])
  })

  test('a recording with other annotations or another view is another figure of one recording', async () => {
    const { admin } = await startSiteWithFiles()
    const upload = admin.figure.uploadTrace
    const made = [
      await upload({ file: recording() }),
      await upload({ file: recording('ECG II') }),
      await upload({ file: recording('ECG I', 'Jane Doe moved') }),
      await upload({ file: recording(), stillFrom: 3, stillSeconds: 2 }),
    ]
    expect(new Set(urlsOf(made)).size).toBe(made.length)
    for (const [at, { sameScan }] of made.entries())
      expect(urlsOf(sameScan)).toEqual(urlsOf(made.slice(0, at)))
  })

  test('figures made earlier are recognised, also with another mask', async () => {
    const site = await startSiteWithFiles()
    const { admin, app } = site
    const { queries } = app.services.database
    const before = await admin.figure.uploadVolume({ file: scan(), withoutFace: true })
    const trace = await admin.figure.uploadTrace({ file: recording() })
    const { _id: postId, title } = await makePost(admin, { content: lineOf(before.url) })
    await queries.deleteFrom('figure').execute()
    await queries.deleteFrom('installation').where('name', '=', 'figuresDescribed').execute()

    expect(await statusesOf(site, [before.url])).toEqual(expect.arrayContaining([200]))
    const now = await admin.figure.uploadVolume({ file: scan(), labels: mask(1) })
    expect(now.sameScan).toEqual([
      { url: before.url, usedIn: [{ entity: 'post', id: postId, title }] },
    ])
    const { sameScan } = await admin.figure.uploadTrace({ file: recording('ECG II') })
    expect(sameScan).toEqual([{ url: trace.url, usedIn: [] }])
    await admin.figure.replaceFigure({ from: before.url, to: now.url })
    expect((await get(site, before.url)).status).toBe(404)
  })
})

describe('Replace everywhere', () => {
  const makeFigures = async ({ admin }: SiteWithFiles) => {
    const wrong = { file: scan(), withoutFace: true, download: true }
    const { url: from, still } = await admin.figure.uploadVolume(wrong)
    const { url: to } = await admin.figure.uploadVolume({ file: scan() })
    return { from, to, still }
  }

  test('texts, drafts and translations contain the new figure, and the old files are gone at once', async () => {
    const site = await startSiteWithFiles()
    const { admin, app } = site
    const content = await fillSite(site)
    const { queries } = app.services.database
    const { from, to, still } = await makeFigures(site)
    const line = lineOf(from)

    const published = { entity: 'profile', id: content.first, lang: 'de' } as const
    await admin.profile.updateProfile({ profileId: content.first, about: line })
    await admin.translation.saveTranslation({ ...published, fields: { about: line } })
    const waiting = { entity: 'post', id: content.one._id, lang: 'de' } as const
    await admin.post.updatePost({ postId: content.one._id, content: line })
    await admin.translation.saveTranslation({
      ...{ ...waiting, status: 'draft' },
      fields: { content: line },
    })
    await admin.site.updateContent({ fields: { 'home.intro': line } })
    await admin.site.publishContent({})
    await admin.site.updateContent({ fields: { 'home.intro': `Soon: ${line}` } })
    // Fills the columns of the definitions that no call above has filled.
    for (const { name, fields, single } of entityDefinitions)
      for (const [column, { kind }] of Object.entries(fields))
        if (kind === 'markdown' && name !== 'translation' && !single)
          await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${line}`.execute(queries)
    const draft = { entity: 'grant', id: content.grant._id } as const
    await admin.draft.saveDraft({ ...draft, fields: { name: 'Renamed', summary: `Soon: ${line}` } })
    await admin.unfinished.saveUnfinished({
      ...{ unfinishedId: newId(), form: 'page:new' },
      values: [['content', line]],
    })
    const [own = ''] = await makePeople(admin, 1)
    const member = app.client(await app.tokenOf('m@salus.example', 'Member', own))
    const suggested = { postId: content.one._id, description: line, contributors: [own] }
    await member.suggestion.suggest({ entity: 'researchProgress', fields: suggested })
    const { data: deleted } = await admin.page.createPage({
      ...{ title: 'Gone', path: '/gone' },
      content: line,
    })
    await admin.page.deletePage({ pageId: deleted._id })
    // The API caches responses.
    const readAbout = async () =>
      (await site.visitor.profile.getSingleProfile({ id: content.first })).profile.about
    expect(await readAbout()).toBe(line)
    const old = await dataOf(site, from)
    expect(old).toHaveLength(3)

    const { sameScan } = await admin.figure.uploadVolume({ file: scan() })
    expect(urlsOf(sameScan)).toEqual([from])
    expect(sameScan[0]?.usedIn).toContainEqual({
      ...{ entity: 'page', id: content.ownPage._id },
      title: content.ownPage.title,
    })
    const editor = app.client(await app.tokenOf('e@salus.example', 'Editor'))
    const { replacedIn } = await editor.figure.replaceFigure({ from, to })
    expect(replacedIn).toEqual(sameScan[0]?.usedIn)

    expect(await namingColumns(site, from)).toEqual([])
    expect(await namingColumns(site, to)).toEqual(
      expect.arrayContaining([
        ...['siteContent.value', 'draft.fields', 'draft.base', 'unfinished.values'],
        ...['suggestion.fields', 'translation.bodies', 'translation.sources', 'translation.drafts'],
      ]),
    )
    expect(await readAbout()).toBe(lineOf(to))
    // Neither translations nor drafts look outdated.
    for (const { fields, entity, id, lang } of [
      { ...published, fields: ['about'] },
      { ...waiting, fields: ['content'] },
    ]) {
      const { translation } = await admin.translation.getTranslation({ entity, id, lang })
      for (const field of fields) expect(translation.fields[field]).toMatchObject({ state: 'done' })
    }
    await admin.draft.publishDraft(draft)
    // The history names the editor and can undo the change.
    const page = { entity: 'page', entityId: content.ownPage._id } as const
    const { history } = await admin.history.showHistory(page)
    expect(history[0]).toMatchObject({ after: { content: lineOf(to) } })

    // History and trash still contain the old figure.
    expect(await statusesOf(site, old)).toEqual([404])
    expect((await site.files()).filter((name) => old.includes(`/media/${name}`))).toEqual([])
    await admin.history.restore({ historyId: history[0]?._id ?? '' })
    const { history: ofDeleted } = await admin.history.showHistory({
      ...{ entity: 'page', entityId: deleted._id },
    })
    await admin.history.restore({ historyId: ofDeleted[0]?._id ?? '' })
    expect(await statusesOf(site, old)).toEqual([404])
    expect((await get(site, still)).status).toBe(200)
    expect((await get(site, to)).status).toBe(200)
    // Restored entries are found and replaced again.
    expect((await admin.figure.replaceFigure({ from, to })).replacedIn).toHaveLength(2)
  })

  test('leftover, imported or restored files are not served, and the sweep removes them', async () => {
    const site = await startSiteWithFiles()
    const { admin, app, folder } = site
    const { from, to, still } = await makeFigures(site)
    const { data: page } = await admin.page.createPage({
      ...{ title: 'Scans', path: '/scans' },
      content: lineOf(from),
    })
    const old = await dataOf(site, from)
    const kept = await Promise.all(
      old.map(async (url) => [url, await readFile(join(folder, nameOf(url)))] as const),
    )
    const headers = { authorization: `Bearer ${await app.adminToken('boss@salus.example')}` }
    const exportFile = async () =>
      (await app.fetch(`${apiBasePath}/move/export`, { headers })).arrayBuffer()
    const archive = await exportFile()
    const inExport = `media/${nameOf(from)}`
    expect(Buffer.from(archive).toString('latin1')).toContain(inExport)
    await admin.figure.replaceFigure({ from, to })

    const putBack = () =>
      Promise.all(kept.map(([url, bytes]) => writeFile(join(folder, nameOf(url)), bytes)))
    const left = async () =>
      (await site.files()).filter((name) => kept.some(([url]) => nameOf(url) === name))
    // As if the files had not been deleted, or came from a backup.
    await putBack()
    expect(await statusesOf(site, old)).toEqual([404])
    const { media } = app.services
    for (const url of old) expect(await media.serveFile(nameOf(url))).toBeNull()
    // A page that contains the old figure again adds no files to exports.
    await admin.page.updatePage({ pageId: page._id, content: lineOf(from) })
    expect(Buffer.from(await exportFile()).toString('latin1')).not.toContain(inExport)
    await media.sweep()
    expect(await left()).toEqual([])

    await previewMove(admin, new File([archive], 'salus-export.zip'))
    expect(await left()).toEqual([])
    expect(await statusesOf(site, old)).toEqual([404])
    expect((await get(site, still)).status).toBe(200)

    // Only an upload with equal options restores the figure.
    const again = { file: scan(), withoutFace: true, download: true }
    expect((await admin.figure.uploadVolume(again)).url).toBe(from)
    expect((await get(site, from)).status).toBe(200)
    expect(await dataOf(site, from)).toEqual(old)
    expect(await statusesOf(site, old)).not.toContain(404)
  })

  test('caches revalidate the files of a figure on every request', async () => {
    const site = await startSiteWithFiles()
    const { from } = await makeFigures(site)
    for (const url of await dataOf(site, from)) {
      const response = await get(site, url)
      expect(response.headers.get('cache-control')).toBe('public, no-cache')
      const etag = response.headers.get('etag') ?? ''
      const known = await get(site, url, { 'if-none-match': etag })
      expect([known.status, known.headers.get('cache-control')]).toEqual([304, 'public, no-cache'])
    }
  })

  test('only existing figures of one kind can replace each other, and only editors may do so', async () => {
    const site = await startSiteWithFiles()
    const { admin, app } = site
    const { from, to } = await makeFigures(site)
    const { url: trace } = await admin.figure.uploadTrace({ file: recording() })
    const unknown = from.replace(/[0-9a-f]{32}/, '0'.repeat(32))
    const replace = admin.figure.replaceFigure
    const wrong = [
      [{ from: '/media/x.volume', to }, 'from'],
      [{ from: unknown, to }, 'from'],
      [{ from, to: unknown }, 'to'],
      [{ from, to: trace }, 'to'],
      [{ from, to: from }, 'to'],
      // The files are those of a recording.
      [{ from, to: trace.replace('.trace', '.volume') }, 'to'],
    ] as const
    for (const [input, path] of wrong)
      expect(await refusalOf(replace(input))).toMatchObject({ status: 400, errors: [{ path }] })
    const member = app.client(await app.tokenOf('m@salus.example', 'Member'))
    expect((await refusalOf(member.figure.replaceFigure({ from, to }))).status).toBe(403)
    await replace({ from, to })
    expect(await refusalOf(replace({ from: to, to: from }))).toMatchObject({
      ...{ status: 400, errors: [{ path: 'to' }] },
    })
    await replace({ from, to })
    expect((await get(site, to)).status).toBe(200)
  })

  test('of two figures that replace each other at the same time one remains', async () => {
    const site = await startSiteWithFiles()
    const { from, to } = await makeFigures(site)
    const { _id: postId } = await makePost(site.admin, {
      content: `${lineOf(from)}\n\n${lineOf(to)}`,
    })
    const outcomes = await Promise.allSettled([
      site.admin.figure.replaceFigure({ from, to }),
      site.admin.figure.replaceFigure({ from: to, to: from }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { post } = await site.visitor.post.getSinglePost({ id: postId })
    const [left = ''] = post.content.match(/\/media\/[^"]+/) ?? []
    expect(post.content).toBe(`${lineOf(left)}\n\n${lineOf(left)}`)
    expect((await get(site, left)).status).toBe(200)
  })
})
