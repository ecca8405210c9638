import { describe, expect, test } from 'vitest'
import { publishedState } from '#contract/call/publishing.ts'
import type { GrantInput } from '#contract/grant/grant.ts'
import { responsibleAiSchema } from '#contract/post/responsible-ai.ts'
import {
  makeMilestone,
  makePeople,
  makePost,
  shareSite,
  startSite,
  unknownId,
} from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const site = shareSite()
const make = async (fields: GrantInput = {}) =>
  (await site().admin.grant.createGrant({ name: 'Grant', ...fields })).data
const makePaper = async (title: string, publicationDate = '2025-03-01') =>
  (await site().admin.publication.addPublication(publicationFields({ title, publicationDate })))
    .data
const send = (method: string, path: string, body?: unknown) =>
  sendJson(site().app, method, `/grant/${path}`, body, site())
const fields = {
  name: 'Contours',
  funder: 'Foundation',
  funderId: 'https://ror.org/0472cxd90',
  number: 'F-2024-1',
  from: '2024-04',
  until: '2028',
  amount: '€ 1,000',
  summary: '**Borders** of tumours',
}

test('a grant is added with every field, and everyone sees it', async () => {
  const { admin, visitor } = site()
  const people = (await makePeople(admin, 2)).toReversed()
  const project = await makePost(admin)
  const older = await makePaper('Older', '2024-01-01')
  const newer = await makePaper('Newer', '2025-01-01')
  const { data, message } = await admin.grant.createGrant({
    ...fields,
    people,
    projects: [project._id],
    publications: [older._id, newer._id],
  })
  expect(message).toBe('Grant Added Successfully')
  const lists = { people, projects: [project._id], publications: [newer._id, older._id] }
  expect(data).toEqual({ ...fields, ...lists, _id: data._id, ...publishedState, version: 1 })
  expect((await visitor.grant.grants()).grants).toContainEqual(data)
  const one = await visitor.grant.getSingleGrant({ id: data._id })
  expect(one).toMatchObject({ grant: data, data })
  expect(one.people.map(({ _id }) => _id)).toEqual(people)
  expect(one.projects).toMatchObject([{ title: project.title }])
  expect(one.publications.map(({ title }) => title)).toEqual(['Newer', 'Older'])
})

test('only the name is required, an amount may be a number, and an update keeps omitted fields', async () => {
  const { body } = await send('POST', 'createGrant', { name: 'Bare', amount: 5000 })
  expect(body.data).toMatchObject({ amount: '5000', funder: '', people: [], status: 'published' })
  const changed = await send('PUT', 'updateGrant', { _id: body.data._id, number: 'N' })
  expect(changed.body.data).toEqual({ ...body.data, number: 'N', version: 2 })
  expect((await send('POST', 'createGrant', {})).status).toBe(400)
  expect((await send('POST', 'createGrant', { status: 'draft' })).status).toBe(200)
})

test('grants are sorted by start, latest first', async () => {
  const { admin, visitor } = await startSite()
  for (const from of ['2022', '2024-05', '2024'])
    await admin.grant.createGrant({ name: from, from })
  const { grants, total, today } = await visitor.grant.grants({ limit: 2 })
  expect(grants.map(({ name }) => name)).toEqual(['2024-05', '2024'])
  expect({ total, today }).toEqual({ total: 3, today: new Date().toISOString().slice(0, 10) })
})

test.for([
  ['from', { from: 'x' }],
  ['until', { from: '2025', until: '2024' }],
  ['until', { from: '2025-06', until: '2025-05-31' }],
  ['funderId', { funderId: 'javascript:alert(1)' }],
  ['people', { people: [unknownId] }],
  ['projects', { projects: [unknownId] }],
  ['publications', { publications: [unknownId] }],
] as const)('a wrong %s is refused: %o', async ([path, wrong]) => {
  const { admin } = site()
  const before = await make(fields)
  for (const { status, body } of [
    await send('POST', 'createGrant', { ...fields, ...wrong }),
    await send('PUT', 'updateGrant', { grantId: before._id, ...wrong }),
  ]) {
    expect({ status, errors: body.errors }).toMatchObject({ status: 400, errors: [{ path }] })
  }
  const { grant } = await admin.grant.getSingleGrant({ id: before._id })
  expect(grant).toEqual(before)
})

test('publications and grants are linked in both directions, whichever was changed', async () => {
  const { admin, visitor } = site()
  const paper = await makePaper('Named')
  const grant = await make({ publications: [paper._id] })
  const read = async () => await visitor.publication.getSinglePublication({ id: paper._id })
  expect((await read()).publication.grants).toEqual([grant._id])
  expect((await read()).grants).toMatchObject([{ _id: grant._id, name: 'Grant' }])
  const of = (id: string) => visitor.publication.showAllPublications({ grant: id })
  expect((await of(grant._id)).publications.map(({ _id }) => _id)).toEqual([paper._id])
  await admin.publication.updatePublication({ id: paper._id, grants: [] })
  const { grant: emptied } = await visitor.grant.getSingleGrant({ id: grant._id })
  expect(emptied.publications).toEqual([])
  expect((await of(grant._id)).total).toBe(0)
  const refusal = await refusalOf(
    admin.publication.updatePublication({ id: paper._id, grants: [unknownId] }),
  )
  expect(refusal).toMatchObject({ status: 400, errors: [{ path: 'grants' }] })
})

testOnce('a change of one side based on an old state of the other is refused', async () => {
  const { admin } = site()
  const paper = await makePaper('Overtaken')
  await make({ publications: [paper._id] })
  const refusal = await refusalOf(
    admin.publication.updatePublication({ id: paper._id, version: paper.version, grants: [] }),
  )
  expect(refusal.code).toBe('staleVersion')
})

test('changes of either side can be undone', async () => {
  const { admin, visitor } = site()
  const paper = await makePaper('Brought back')
  const grant = await make({ publications: [paper._id] })
  const grantsOf = async () =>
    (await visitor.publication.getSinglePublication({ id: paper._id })).publication.grants
  const undo = async (entity: 'grant' | 'publication', entityId: string) => {
    const { history } = await admin.history.showHistory({ entity, entityId })
    await admin.history.restore({ historyId: history[0]?._id ?? '' })
  }
  await admin.publication.updatePublication({ id: paper._id, grants: [] })
  await undo('publication', paper._id)
  expect(await grantsOf()).toEqual([grant._id])
  await admin.grant.updateGrant({ grantId: grant._id, publications: [] })
  await undo('grant', grant._id)
  expect(await grantsOf()).toEqual([grant._id])
  await admin.grant.deleteGrant({ grantId: grant._id })
  expect(await grantsOf()).toEqual([])
  await admin.trash.restore({ entity: 'grant', id: grant._id })
  expect(await grantsOf()).toEqual([grant._id])
})

test('the search finds a grant by its number, and a publication by the name of its grant', async () => {
  const { admin, visitor } = site()
  const paper = await makePaper('Quiet title')
  const grant = await make({ name: 'Zymurgical', number: 'ZZ-77-12' })
  const find = async (q: string) =>
    (await visitor.search.find({ q })).results.map(({ kind, _id }) => `${kind} ${_id}`)
  expect(await find('ZZ-77-12')).toEqual([`grant ${grant._id}`])
  expect(await find('zymurgical')).toEqual([`grant ${grant._id}`])
  await admin.grant.updateGrant({ grantId: grant._id, publications: [paper._id] })
  expect(await find('zymurgical')).toContain(`publication ${paper._id}`)
  await admin.grant.updateGrant({ grantId: grant._id, name: 'Quixotical' })
  expect(await find('zymurgical')).toEqual([])
  expect(await find('quixotical')).toContain(`publication ${paper._id}`)
  await admin.grant.updateGrant({ grantId: grant._id, publications: [] })
  expect(await find('quixotical')).toEqual([`grant ${grant._id}`])
})

testOnce('a project names the grants that list it and those its own words name', async () => {
  const { admin, visitor } = site()
  const project = await makePost(admin, { grant: 'Foundation, grant AB-2024/7 (shared)' })
  const named = await make({ name: 'Named', number: 'ab-2024/7', from: '2024' })
  const listing = await make({ name: 'Listing', projects: [project._id], from: '2023' })
  await make({ name: 'Stranger', number: 'AB-2024/77' })
  const { grants } = await visitor.post.getSinglePost({ id: project._id })
  expect(grants.map(({ _id }) => _id)).toEqual([named._id, listing._id])
})

test('the menu links to grants as soon as one is public', async () => {
  const { admin, visitor } = await startSite()
  const target = async () =>
    (await visitor.site.getMenus()).shown.more.find(({ label }) => label === 'Grants')?.target
  expect(await target()).toBe('')
  const { data } = await admin.grant.createGrant({ name: 'Hidden', status: 'draft' })
  expect(await target()).toBe('')
  await admin.grant.updateGrant({ grantId: data._id, status: 'published' })
  expect(await target()).toBe('/grants')
})

describe('a report', () => {
  const prepare = async () => {
    const { admin } = site()
    const material = { kind: 'dataset', version: '2.1', licence: 'CC BY 4.0', doi: '10.5555/s' }
    const project = await makePost(admin, {
      title: '=Project',
      responsibleAi: responsibleAiSchema.parse({ dataAndModels: [{ name: 'Scans', ...material }] }),
    })
    const direct = await makePaper('Direct', '2024-06-01')
    const { data: through } = await admin.publication.addPublication({
      ...publicationFields({ title: 'Through', publicationDate: '2025-06-01' }),
      projects: [project._id],
      datePrecision: 'year',
    })
    await admin.publication.addPublication({
      ...publicationFields({ title: 'Draft' }),
      projects: [project._id],
      status: 'draft',
    })
    await makeMilestone(admin, project._id, {
      title: 'Goal',
      dueDate: '2024-05-05',
      status: 'Completed',
    })
    await makeMilestone(admin, project._id, { title: 'Some day', dueDate: '' })
    await admin.researchProgress.createResearchProgress({
      postId: project._id,
      description: '**Step.** On we went.',
    })
    const grant = await make({
      name: 'Reported',
      projects: [project._id],
      publications: [direct._id],
      status: 'draft',
    })
    return { grantId: grant._id, project, through }
  }
  const publish = (grantId: string) =>
    site().admin.grant.updateGrant({ grantId, status: 'published', from: '2024-07', until: '2024' })
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)

  testOnce('tells what came of a grant, in all or in a span of time', async () => {
    const { admin } = site()
    const { grantId, project } = await prepare()
    const { report } = await admin.grant.report({ grantId })
    expect(titles(report.publications)).toEqual(['Through', 'Direct'])
    expect(report.publications.map(({ through }) => through)).toEqual([project.title, ''])
    expect(titles(report.milestones)).toEqual(['Goal', 'Some day'])
    expect(report.milestones[0]).toMatchObject({ state: 'done', project: project.title })
    expect(titles(report.progress)).toEqual(['Step'])
    const early = (await admin.grant.report({ grantId, from: '2024', until: '2024-06' })).report
    expect(titles(early.publications)).toEqual(['Direct'])
    expect(titles(early.milestones)).toEqual(['Goal'])
    expect(titles(early.progress)).toEqual([])
  })

  testOnce(
    'is about the time of the grant where that is asked for, and has whole texts',
    async () => {
      const { admin } = site()
      const { grantId } = await prepare()
      await publish(grantId)
      const { report } = await admin.grant.report({ grantId, time: 'grant' })
      expect(report).toMatchObject({ from: '2024-07', until: '2024', grant: { from: '2024-07' } })
      // Publications linked to the grant are always results. Milestones without a date are always
      // included.
      expect(titles(report.publications)).toEqual(['Direct'])
      expect(titles(report.milestones)).toEqual(['Some day'])
      expect(report.materials).toMatchObject([{ name: 'Scans', version: '2.1', doi: '10.5555/s' }])
      const all = (await admin.grant.report({ grantId })).report
      expect(all.progress).toMatchObject([{ description: '**Step.** On we went.' }])
      const until = (await admin.grant.report({ grantId, time: 'grant', until: '2030' })).report
      expect(titles(until.publications)).toEqual(['Through'])
      expect(titles(until.progress)).toEqual(['Step'])
    },
  )

  test('the results of a grant contain only visible entries', async () => {
    const { visitor } = site()
    const { grantId, project } = await prepare()
    await publish(grantId)
    const { results, publications } = await visitor.grant.getSingleGrant({ id: grantId })
    expect(titles(publications)).toEqual(['Direct'])
    expect(titles(results.publications)).toEqual(['Direct'])
    expect(titles(results.milestones)).toEqual(['Some day'])
    expect(results.materials).toMatchObject([{ name: 'Scans', project: project.title }])
    expect(results.progress).toEqual([])
  })

  test('is a table without formulas that spreadsheets would run', async () => {
    const { app, admin, token } = site()
    const { grantId } = await prepare()
    const { csv } = await admin.grant.report({ grantId, format: 'csv' })
    const answer = await fetch(`${app.origin}/api/v1/grant/report?grantId=${grantId}&format=csv`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    // `text()` removes the byte order mark.
    expect(`\uFEFF${await answer.text()}`).toBe(csv)
    const rows = (csv ?? '').split('\r\n')
    expect(rows[0]).toBe(
      '\uFEFFkind,date,title,people,venue,doi,link,project,state,text,version,licence',
    )
    expect(rows.slice(1, -1).map((row) => row.split(',').slice(0, 3).join())).toEqual([
      'grant,,Reported',
      "project,,'=Project",
      'publication,2025,Through',
      'publication,2024-06-01,Direct',
      'dataset,,Scans',
      'milestone,2024-05-05,Goal',
      'milestone,,Some day',
      expect.stringMatching(/^progress,\d{4}-\d\d-\d\d,Step$/),
    ])
    expect(rows[5]).toContain("https://doi.org/10.5555/s,'=Project,,,2.1,CC BY 4.0")
    expect(rows.at(-2)).toContain('**Step.** On we went.')
  })

  testOnce('is refused with dates that are none', async () => {
    const { admin } = site()
    const { grantId } = await prepare()
    const { status, body } = await send('GET', `report?grantId=${grantId}&from=soon`)
    expect({ status, errors: body.errors }).toMatchObject({
      status: 400,
      errors: [{ path: 'from' }],
    })
    expect((await refusalOf(admin.grant.report({ grantId: unknownId }))).status).toBe(404)
  })
})
