import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type ApiCall, apiBasePath } from '#contract/call/call.ts'
import { shareTestApp } from '#server/tools/testing/app/app.ts'
import {
  makePeople,
  makePost,
  makeSubPost,
  startSite,
} from '#server/tools/testing/content/content.ts'
import { freshPicture, pictureFile } from '#server/tools/testing/files/pictures.ts'
import { allCalls } from '#server/tools/testing/http/contract-check.ts'

const media = z.object({ schema: z.looseObject({}), example: z.unknown().optional() })
const operation = z.object({
  operationId: z.string(),
  requestBody: z.object({ content: z.record(z.string(), media) }).optional(),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), media) })),
})
const documentShape = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({}),
})
type Document = z.infer<typeof documentShape>

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  inlineRefs: false,
  code: { optimize: false },
})
addFormats.default(ajv)

const app = shareTestApp()
let picture: File
let document: Document
beforeAll(async () => {
  picture = await pictureFile()
  const response = await app().fetch(`${apiBasePath}/openapi.json`, {})
  document = documentShape.parse(await response.json())
  ajv.addSchema({ $id: 'document', components: document.components })
})

const operationOf = (call: ApiCall) => {
  const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
  return document.paths[path]?.[call.method.toLowerCase()] ?? expect.fail(`${path} is missing`)
}

const validators = new WeakMap<object, ValidateFunction>()
/**
 * Compiles each schema once, and shared parts once for all, because this takes most of the time.
 */
const validatorOf = (schema: object): ValidateFunction => {
  const known = validators.get(schema)
  if (known) return known
  const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components')
  const compiled = ajv.compile(JSON.parse(text))
  validators.set(schema, compiled)
  return compiled
}

/** Validates a value with a schema of the document. */
const faultsOf = (schema: object, value: unknown) => {
  const validate = validatorOf(schema)
  return validate(value) ? [] : (validate.errors ?? [])
}

const answerSchema = (call: ApiCall, status: number) => {
  const { responses } = operationOf(call)
  const answer = responses[status] ?? responses.default ?? expect.fail('no answer is described')
  return answer.content['application/json']?.schema ?? expect.fail('the answer is not JSON')
}

const picturePlace = '(a picture)'
/** Replaces image placeholders of an example by a real image. */
const withPictures = (value: unknown, picture: File): unknown => {
  if (value === picturePlace) return picture
  if (Array.isArray(value)) return value.map((each) => withPictures(each, picture))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withPictures(each, picture)]),
  )
}

describe('every example of the document', () => {
  test.for(allCalls)('matches its schema: $name', ({ call }) => {
    const { requestBody, responses } = operationOf(call)
    for (const [type, { example }] of Object.entries(requestBody?.content ?? {})) {
      const decoded = z.safeDecode(
        call.input,
        z.looseObject({}).parse(withPictures(example, picture)),
      )
      expect(decoded.error, `the example sent as ${type}`).toBeUndefined()
    }
    // Files have no example.
    if (call.download) return expect(responses[200]?.content).toHaveProperty([call.download.type])
    const { schema, example } =
      responses[200]?.content['application/json'] ?? expect.fail('no answer')
    expect(faultsOf(schema, example)).toEqual([])
    const { success, ...fields } = z.looseObject({ success: z.boolean() }).parse(example)
    expect(success).toBe(true)
    expect(call.reply.safeParse(fields).error).toBeUndefined()
  })
})

test('a schema of the document rejects an invalid response', () => {
  const [list] = allCalls.filter(({ name }) => name === 'post.getAllPosts')
  const schema = answerSchema(list?.call ?? expect.fail('no list'), 200)
  expect(faultsOf(schema, { success: true, message: 'OK', posts: [], total: 0 })).toEqual([])
  expect(faultsOf(schema, { success: true, message: 'OK', posts: [{}], total: 0 })).not.toEqual([])
  expect(faultsOf(schema, { success: true, message: 'OK', total: 0 })).not.toEqual([])
})

test('real responses and errors match the document', async () => {
  const seen = new Map<ApiCall, Set<number>>()
  const site = await startSite()
  const watch = async (
    name: string,
    init: { query?: string; id?: string; body?: unknown; form?: Record<string, string | File> },
  ) => {
    const { call } = allCalls.find((each) => each.name === name) ?? expect.fail(name)
    const headers = new Headers({ authorization: `Bearer ${site.token}` })
    const request: RequestInit = { method: call.method, headers }
    if (init.body !== undefined) {
      headers.set('content-type', 'application/json')
      request.body = JSON.stringify(init.body)
    }
    if (init.form) {
      const form = new FormData()
      for (const [field, value] of Object.entries(init.form)) form.append(field, value)
      request.body = form
    }
    const path = call.path.replace(':id', init.id ?? '')
    const response = await site.app.fetch(`${apiBasePath}${path}${init.query ?? ''}`, request)
    const answer: unknown = await response.json()
    expect([name, response.status, faultsOf(answerSchema(call, response.status), answer)]).toEqual([
      name,
      response.status,
      [],
    ])
    seen.set(call, (seen.get(call) ?? new Set()).add(response.status))
    return z
      .looseObject({ data: z.looseObject({ _id: z.string().optional() }).optional() })
      .parse(answer).data
  }

  const { admin } = site
  const [person = ''] = await makePeople(admin, 1)
  const post = await makePost(admin, { contributors: [person], image: await freshPicture() })
  const section = await makeSubPost(admin, post._id, [await freshPicture()])
  await admin.post.createMilestone({ postId: post._id, title: 'x', dueDate: '2027-01-31' })
  await admin.team.add({ name: 'Team', peoples: [person] })
  await admin.frontPage.createFrontPage({ title: 'x', pic: await freshPicture() })
  await admin.logo.addLogo({ link: '/', pic: await freshPicture() })
  await admin.researchProgress.createResearchProgress({ postId: post._id, contributors: [person] })
  await site.visitor.contact.sendMessage({ email: 'a@b.example', message: 'x', postId: post._id })
  await site.visitor.newsletter.subscribe({ email: 'a@b.example' })

  for (const { name, call } of allCalls) {
    const isFile = call.download !== undefined
    if (
      call.method === 'GET' &&
      !isFile &&
      !call.path.includes(':') &&
      name !== 'category.category'
    ) {
      await watch(name, {})
    }
  }
  await watch('post.getSinglePost', { id: post._id })
  await watch('category.category', { query: `?categoryId=${post.category._id}` })
  await watch('researchProgress.getResearchProgress', { body: { postId: post._id } })
  const added = await watch('category.addCategory', { body: { name: 'Another' } })
  await watch('category.updateCategory', { body: { categoryId: added?._id, description: 'x' } })
  await watch('category.addCategory', { body: { name: 'ANOTHER' } })
  await watch('category.deleteCategory', { body: { categoryId: post.category._id } })
  await watch('category.deleteCategory', { body: { categoryId: added?._id } })
  await watch('post.updatePost', { form: { postId: post._id, title: 'New', references: '["a"]' } })
  await watch('post.updatePost', { body: { postId: 'x' } })
  await watch('post.updateSubPost', {
    form: { postId: post._id, subPostId: section._id, images: await freshPicture() },
  })
  await watch('profile.updateProfile', { body: { profileId: person, name: 'New' } })
  await watch('settings.updateSettings', { body: { name: 'New' } })
  await watch('administrator.invite', { body: { email: 'new@b.example' } })
  await watch('contact.sendMessage', { body: { email: 'a', message: '' } })
  await watch('logo.addLogo', { form: { link: '/', pic: new File(['text'], 'x.png') } })
  await watch('post.deletePost', { body: { postId: post._id, categoryId: post.category._id } })
  await watch('move.getImport', { query: `?importId=${post._id}` })
  await watch('auth.me', {})
  const statuses = new Set([...seen.values()].flatMap((set) => [...set]))
  expect([...statuses].toSorted()).toEqual([200, 400, 404, 409, 415])
})
