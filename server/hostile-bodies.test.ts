import { describe, expect, test } from 'vitest'
import { type ApiCall, apiBasePath } from '#contract/call/call.ts'
import { defaultMaxValues, maxRequestDepth, maxRequestNameBytes } from '#contract/call/json-text.ts'
import { shareTestApp, startTestApp } from './tools/testing/app/app.ts'
import { unknownId } from './tools/testing/content/content.ts'
import { allCalls } from './tools/testing/http/contract-check.ts'
import { requestWhole } from './tools/testing/http/request-whole.ts'

const maxParts = 1_000

/** Returns one name more than a call accepts. */
const namesFor = (most = defaultMaxValues) => Array.from({ length: most + 1 }, (_, at) => `k${at}`)

interface Body {
  readonly type: string
  readonly text: string
}

const json = (text: string): Body => ({ type: 'application/json', text })
const form = (text: string): Body => ({ type: 'application/x-www-form-urlencoded', text })
const parts = (names: readonly string[]): Body => ({
  type: 'multipart/form-data; boundary=b',
  text: `${names.map((name) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n`).join('')}--b--\r\n`,
})

const longName = 'n'.repeat(maxRequestNameBytes + 1)
const escapedNames = () =>
  namesFor().map((name) => `%${name.charCodeAt(0).toString(16)}${name.slice(1)}=%C3%A9`)

/** Bodies slightly above the limits, for any call. */
const bodies = {
  'JSON of many names': () =>
    json(JSON.stringify(Object.fromEntries(namesFor().map((name) => [name, 0])))),
  'JSON of many names in a field': () =>
    json(JSON.stringify({ a: Object.fromEntries(namesFor().map((name) => [name, 0])) })),
  'JSON of many empty lists': (call) => json(`{"a":[${namesFor(call.maxValues).map(() => '[]')}]}`),
  'JSON of the same name again and again': () => json(`{${namesFor().map(() => '"a":0')}}`),
  'JSON of depth': () => json(`{"a":${'['.repeat(maxRequestDepth)}${']'.repeat(maxRequestDepth)}}`),
  'JSON with a long name': () => json(JSON.stringify({ [longName]: 0 })),
  'a form of many names': () => form(namesFor().join('&')),
  'a form of many escaped names': () => form(escapedNames().join('&')),
  'a form of depth': () => form(`a${'[b]'.repeat(maxRequestDepth)}=1`),
  'a form of escaped depth': () => form(`a${'%5Bb%5D'.repeat(maxRequestDepth)}=1`),
  'a form with a long name': () => form(`${longName}=1`),
  'a form with a name of brackets': () => form(`a${'[]'.repeat(10_000)}=1`),
  'many parts': () => parts(Array.from({ length: maxParts + 1 }, (_, at) => `k${at}`)),
  'parts of depth': () => parts([`a${'[b]'.repeat(maxRequestDepth)}`]),
  'parts with long names': () => parts(Array(3).fill('n'.repeat(20_000))),
} satisfies Record<string, (call: ApiCall) => Body>

const written = new Map<string, Body>()
/** Builds a body once per limit. */
const bodyFor = (kind: string, write: (call: ApiCall) => Body, call: ApiCall): Body => {
  const key = `${kind} ${call.maxValues}`
  const body = written.get(key) ?? write(call)
  written.set(key, body)
  return body
}

const withBody = allCalls.filter(({ call }) => call.method !== 'GET')

describe('a body above the limits is rejected before it is processed', () => {
  const app = shareTestApp()
  let token: Promise<string> | undefined

  test.for(withBody)('$name', async ({ call }) => {
    token ??= app().adminToken()
    const url = app().origin + apiBasePath + call.path.replaceAll(/:\w+/g, unknownId)
    const authorization = `Bearer ${await token}`
    for (const [kind, write] of Object.entries(bodies)) {
      // Fields of such calls are in the URL.
      if (call.encoding === 'query') continue
      const { type, text } = bodyFor(kind, write, call)
      const { response, bytes } = await requestWhole(url, {
        method: call.method,
        headers: { authorization, 'content-type': type },
        body: text,
      })
      expect([kind, response.status === 413 ? 400 : response.status]).toEqual([kind, 400])
      const { success, code, message } = JSON.parse(bytes.toString())
      expect([kind, success, code]).toEqual([
        kind,
        false,
        response.status === 413 ? 'tooLarge' : 'unreadable',
      ])
      expect(message).toMatch(/too|more than/i)
    }
  })
})

/** Fields that contain JSON, each in a call that accepts it. */
const jsonFields = [
  ['keywords', 5_001, '/publication/addPublication', 'POST'],
  ['authorList', 50_001, '/publication/addPublication', 'POST'],
  ['fields', 50_001, '/draft/saveDraft', 'PUT'],
  ['taglines', 5_001, '/site/updateBrand', 'PUT'],
] as const

describe('entries of a JSON field are counted before parsing', () => {
  const app = shareTestApp()
  let token: Promise<string> | undefined

  test.for(jsonFields)('%s of %i entries', async ([field, most, path, method]) => {
    token ??= app().adminToken()
    const authorization = `Bearer ${await token}`
    const isList = field === 'keywords' || field === 'authorList'
    const entries = Array.from({ length: most }, (_, at) => (isList ? '[]' : `"k${at}":0`)).join()
    const deep = '['.repeat(33) + ']'.repeat(33)
    for (const text of isList ? [`[${entries}]`, deep] : [`{${entries}}`, `{"a":${deep}}`]) {
      const body = new FormData()
      body.set(field, text)
      const { response, bytes } = await requestWhole(app().origin + apiBasePath + path, {
        method,
        headers: { authorization },
        body,
      })
      expect(response.status).toBe(400)
      const { errors } = JSON.parse(bytes.toString())
      expect(errors).toContainEqual({
        path: field,
        message: expect.stringMatching(/^(At most|Must be a JSON)/),
      })
    }
  })
})

test('a response lists the first hundred errors', async () => {
  const app = await startTestApp()
  const fields = Object.fromEntries(Array.from({ length: 4_000 }, (_, at) => [`k${at}`, 0]))
  const { bytes } = await requestWhole(`${app.origin}${apiBasePath}/site/updateContent`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await app.adminToken()}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ fields }),
  })
  expect(JSON.parse(bytes.toString()).errors).toHaveLength(100)
})
