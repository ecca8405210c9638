import { expect, test } from 'vitest'
import { z } from 'zod'
import { idempotencyKeyHeader, idempotencyPolicyOf } from '#contract/call/add-key.ts'
import { apiBasePath } from '#contract/call/call.ts'
import { apiErrorCodes } from '#contract/call/refusals.ts'
import { shareTestApp } from '#server/tools/testing/app/app.ts'
import { allCalls } from '#server/tools/testing/http/contract-check.ts'

const app = shareTestApp({ publicUrl: 'https://group.example' })

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string().min(1),
  tags: z.array(z.string()).length(1),
  security: z.array(z.object({ bearer: z.array(z.string()) })),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: z.looseObject({}),
    }),
  ),
  requestBody: z
    .object({ required: z.literal(true), content: z.record(z.string(), z.looseObject({})) })
    .optional(),
  responses: z.record(
    z.string().regex(/^([1-5]\d\d|default)$/),
    z.looseObject({ description: z.string() }),
  ),
})

const document = z.object({
  openapi: z.string().regex(/^3\.1\./),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.url() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation),
  ),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({})),
    securitySchemes: z.looseObject({}),
  }),
})

const read = async () => {
  const response = await app().fetch('/api/v1/openapi.json', {})
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  return document.parse(await response.json())
}

test('the OpenAPI document is valid and has the URL of the API', async () => {
  const { servers, openapi } = await read()
  expect(openapi).toBe('3.1.0')
  expect(servers).toEqual([{ url: 'https://group.example/api/v1' }])
})

test('it has exactly the calls of the API, with their access and input', async () => {
  const { paths } = await read()
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({ path, method, ...each })),
  )
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
    allCalls.map(({ name }) => name).toSorted(),
  )
  for (const { name, call } of allCalls) {
    const found = described.find(({ operationId }) => operationId === name)
    expect(found?.path).toBe(call.path.replaceAll(/:(\w+)/g, '{$1}'))
    expect(found?.method).toBe(call.method.toLowerCase())
    expect(found?.security).toEqual(call.access === 'public' ? [] : [{ bearer: [] }])
    expect(found?.requestBody !== undefined).toBe(call.encoding !== 'query')
    const inPath = found?.parameters?.filter((each) => each.in === 'path').map((each) => each.name)
    expect(inPath).toEqual([...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]))
    const inHeader = found?.parameters?.filter((each) => each.in === 'header')
    expect(inHeader?.map((each) => each.name)).toEqual(
      idempotencyPolicyOf(call) ? [idempotencyKeyHeader] : [],
    )
  }
})

test('every reference in it can be resolved', async () => {
  const text = JSON.stringify(await read())
  const { components } = await read()
  for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
    expect(components.schemas).toHaveProperty(name)
  }
  expect(text).not.toContain('#/$defs')
})

test('there is an HTML page of it without scripts', async () => {
  const response = await app().fetch('/api/v1/docs', {})
  const html = await response.text()
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  for (const { call } of allCalls) expect(html).toContain(apiBasePath + call.path)
  expect(html).not.toContain('<script')
  const style = await app().fetch('/api/v1/docs.css', {})
  expect(style.headers.get('content-type')).toMatch(/^text\/css/)
})

test('it lists every error code, and so does the page', async () => {
  const { components } = await read()
  expect(components.schemas.Error).toMatchObject({
    properties: { code: { type: 'string', enum: Object.keys(apiErrorCodes) } },
    required: expect.arrayContaining(['code']),
  })
  const html = await (await app().fetch('/api/v1/docs', {})).text()
  for (const code of Object.keys(apiErrorCodes)) expect(html).toContain(`<code>${code}</code>`)
})
