import { expect, test } from 'vitest'
import { apiBasePath } from '#contract/call/call.ts'
import { responsibleAiSchema } from '#contract/post/responsible-ai.ts'
import { makeCategory, makePost, shareSite } from '#server/tools/testing/content/content.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const site = shareSite()
const read = async (id: string) =>
  (await site().visitor.post.getSinglePost({ id })).post.responsibleAi
const change = (body: object) => sendJson(site().app, 'PUT', '/post/updatePost', body, site())

const nothing = {
  intendedUse: '',
  researchUseOnly: false,
  ethicsApproval: '',
  trialRegistrations: [],
  dataStatement: '',
  dataAndModels: [],
  knownLimits: '',
}
const said = responsibleAiSchema.parse({
  intendedUse: 'Planning of radiotherapy,\nnot diagnosis.',
  researchUseOnly: true,
  ethicsApproval: 'Committee of Havenmoor, 2024-17',
  trialRegistrations: ['NCT01234567', '2023-501234-12-00'],
  dataStatement: 'Everyone has agreed to the use of their scans.',
  dataAndModels: [
    { name: 'Contours', kind: 'dataset', version: '2.1', licence: 'CC BY 4.0', doi: '10.5555/c' },
    { name: 'Net', kind: 'model', version: '', licence: '', doi: '' },
  ],
  knownLimits: 'Scans below 1.5 T.',
})

test('the statement is empty by default, kept if omitted, and replaced as a whole', async () => {
  const { admin } = site()
  const { _id } = await makePost(admin)
  expect(await read(_id)).toEqual(nothing)
  await admin.post.updatePost({ postId: _id, responsibleAi: said })
  await admin.post.updatePost({ postId: _id, grant: 'Another' })
  expect(await read(_id)).toEqual(said)
  await change({ postId: _id, responsibleAi: { knownLimits: 'Children' } })
  expect(await read(_id)).toEqual({ ...nothing, knownLimits: 'Children' })
  await change({ postId: _id, responsibleAi: '' })
  expect(await read(_id)).toEqual(nothing)
})

test('the statement is accepted with the project, as JSON text and as form fields', async () => {
  const { admin } = site()
  expect((await makePost(admin, { responsibleAi: said })).responsibleAi).toEqual(said)
  const { _id: category } = await makeCategory(admin)
  const fields = { title: 'T', shortDesc: 'S', content: 'C', category }
  const create = async (more: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...fields, ...more })) body.append(name, value)
    const headers = { authorization: `Bearer ${site().token}` }
    const init = { method: 'POST', headers, body }
    const reply = await site().app.fetch(`${apiBasePath}/post/createPost`, init)
    return (await reply.json()).data.responsibleAi
  }
  const asText = await create({ responsibleAi: JSON.stringify(said) })
  expect(asText).toEqual(said)
  const asFields = await create({
    'responsibleAi[researchUseOnly]': 'true',
    'responsibleAi[trialRegistrations]': '["https://clinicaltrials.gov/study/nct01234567"]',
    'responsibleAi[dataAndModels][0][name]': 'Net',
    'responsibleAi[dataAndModels][0][kind]': 'model',
  })
  expect(asFields).toEqual({
    ...nothing,
    researchUseOnly: true,
    trialRegistrations: ['NCT01234567'],
    dataAndModels: [{ name: 'Net', kind: 'model', version: '', licence: '', doi: '' }],
  })
})

test('invalid values are rejected by field', async () => {
  const { _id: postId } = await makePost(site().admin)
  const pathsOf = async (responsibleAi: unknown) => {
    const { status, body } = await change({ postId, responsibleAi })
    expect(status).toBe(400)
    return (body.errors as { path: string }[]).map(({ path }) => path)
  }
  expect(await pathsOf({ trialRegistrations: ['NCT01234567', 'NCT123'] })).toEqual([
    'responsibleAi.trialRegistrations.1',
  ])
  expect(await pathsOf({ dataAndModels: [{ name: ' ', kind: 'code', doi: '11.1/x' }] })).toEqual([
    'responsibleAi.dataAndModels.0.name',
    'responsibleAi.dataAndModels.0.kind',
    'responsibleAi.dataAndModels.0.doi',
  ])
  expect(await pathsOf({ researchUseOnly: 'perhaps' })).toEqual(['responsibleAi.researchUseOnly'])
  expect(await pathsOf({ intendedUse: 'x'.repeat(5_001) })).toEqual(['responsibleAi.intendedUse'])
  expect(await pathsOf('{')).toEqual(['responsibleAi'])
  expect(await pathsOf('[]')).toEqual(['responsibleAi'])
  expect(await read(postId)).toEqual(nothing)
})

test('a draft of changes has the statement, and the history restores it', async () => {
  const { admin } = site()
  const { _id: id, version } = await makePost(admin)
  const named = { entity: 'post', id } as const
  const save = (given: object) =>
    admin.draft.saveDraft({ ...named, version, fields: { responsibleAi: given } })
  expect((await save(nothing)).draft.fields).toEqual({})
  const { draft } = await admin.draft.saveDraft({
    ...named,
    fields: { responsibleAi: JSON.stringify(said) },
  })
  expect(await read(id)).toEqual(nothing)
  expect((await admin.draft.showEntry(named)).entry).toMatchObject({ responsibleAi: said })
  await admin.draft.publishDraft({ ...named, version: draft.version })
  expect(await read(id)).toEqual(said)
  const { history } = await admin.history.showHistory({ entity: 'post', entityId: id })
  await admin.history.restore({ historyId: history[0]?._id ?? '' })
  expect(await read(id)).toEqual(nothing)
})

test('the search finds the statement', async () => {
  await makePost(site().admin, { title: 'A project to find', responsibleAi: said })
  const { results } = await site().visitor.search.find({ q: 'NCT01234567 Havenmoor' })
  expect(results.map(({ title }) => title)).toContain('A project to find')
})
