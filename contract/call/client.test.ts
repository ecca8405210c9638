import { describe, expect, test } from 'vitest'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { ApiError } from './api-error.ts'
import { defineCall } from './call.ts'
import { createApiClient, type FetchFunction } from './client.ts'
import { dateSchema, entryIdSchema, jsonListSchema, wholeNumberSchema } from './fields.ts'
import { z } from './zod.ts'

const anId = '01hzzzzzzzzzzzzzzzzzzzzzzz'

const api = {
  thing: {
    list: defineCall({
      method: 'GET',
      path: '/thing/list',
      access: 'public',
      encoding: 'query',
      summary: 'List things',
      input: z.object({ limit: wholeNumberSchema.optional(), word: z.string().optional() }),
      reply: z.object({ things: z.array(z.string()) }),
    }),
    part: defineCall({
      method: 'GET',
      path: '/thing/:id/part/:name',
      access: 'public',
      encoding: 'query',
      summary: 'One part of a thing',
      input: z.object({ id: entryIdSchema, name: z.string(), limit: wholeNumberSchema.optional() }),
      reply: z.object({}),
    }),
    add: defineCall({
      method: 'POST',
      path: '/thing/add',
      access: 'admin',
      encoding: 'json',
      summary: 'Add a thing',
      input: z.object({ title: z.string(), day: dateSchema.optional() }),
      reply: z.object({}),
    }),
    upload: defineCall({
      method: 'PUT',
      path: '/thing/:id/upload',
      access: 'admin',
      encoding: 'multipart',
      summary: 'Add pictures to a thing',
      input: z.object({
        id: entryIdSchema,
        images: z.array(z.file()),
        references: jsonListSchema(z.string()),
        rows: z.array(z.object({ name: z.string() })).optional(),
      }),
      reply: z.object({}),
    }),
  },
}

interface Sent {
  readonly path: string
  readonly init: RequestInit
}

/** Creates a client for a fake server. `sent` is the last request. */
const against = (answer: () => Response, token?: string) => {
  const sent: Sent[] = []
  const fetch: FetchFunction = async (path, init) => {
    sent.push({ path, init })
    return answer()
  }
  const client = createApiClient(api, { fetch, token: () => token ?? null })
  return {
    client,
    last: () => sent.at(-1) ?? expect.fail('nothing was sent'),
    header: (name: string) => new Headers(sent.at(-1)?.init.headers).get(name),
  }
}

const ok = () => Response.json({ success: true, message: 'OK', things: ['a'] })

describe('requests', () => {
  test('sends a query without undefined fields', async () => {
    const { client, last } = against(ok)
    await client.thing.list({ limit: 10, word: 'a&b=c ü' })
    expect(last().path).toBe('/api/v1/thing/list?limit=10&word=a%26b%3Dc+%C3%BC')
    expect(last().init).toMatchObject({ method: 'GET' })
    expect(last().init.body).toBeUndefined()
    await client.thing.list()
    expect(last().path).toBe('/api/v1/thing/list')
  })

  test('encodes path parameters and sends them only in the path', async () => {
    const { client, last } = against(ok)
    await client.thing.part({ id: anId, name: '../x?y', limit: 2 })
    expect(last().path).toBe(`/api/v1/thing/${anId}/part/..%2Fx%3Fy?limit=2`)
  })

  test('sends JSON', async () => {
    const { client, last, header } = against(ok)
    await client.thing.add({ title: 'T', day: '2026-01-02' })
    expect(header('content-type')).toBe('application/json')
    expect(last().init).toMatchObject({
      method: 'POST',
      body: '{"title":"T","day":"2026-01-02"}',
    })
  })

  test('sends a form with files and leaves the content type to the platform', async () => {
    const { client, last, header } = against(ok)
    const images = [new File(['a'], 'a.png'), new File(['b'], 'b.png')]
    await client.thing.upload({ id: anId, images, references: ['x', 'y'], rows: [{ name: 'n' }] })
    const { body } = last().init
    if (!(body instanceof FormData)) expect.fail('the body is a form')
    expect([...body.keys()]).toEqual(['images[]', 'images[]', 'references', 'rows[0][name]'])
    expect(body.get('references')).toBe('["x","y"]')
    expect(header('content-type')).toBeNull()
  })

  test('sends the current token as a bearer token, or none', async () => {
    const signedIn = against(ok, 'secret')
    await signedIn.client.thing.list()
    expect(signedIn.header('authorization')).toBe('Bearer secret')
    const visitor = against(ok)
    await visitor.client.thing.list()
    expect(visitor.header('authorization')).toBeNull()
  })

  test('passes the abort signal', async () => {
    const { client, last } = against(ok)
    const { signal } = new AbortController()
    await client.thing.list({}, signal)
    expect(last().init.signal).toBe(signal)
  })

  test('sends nothing if the input is invalid', async () => {
    const { client } = against(() => expect.fail('something was sent'))
    await expect(client.thing.part({ id: 'not an id', name: 'n' })).rejects.toThrow(
      'Not a valid id',
    )
  })
})

describe('responses', () => {
  test('returns the fields of a success', async () => {
    expect(await against(ok).client.thing.list()).toMatchObject({ things: ['a'], message: 'OK' })
  })

  test('throws the error of the server', async () => {
    const thrown = new ApiError('invalid', 'Please enter a title', {
      errors: [{ path: 'title', message: 'Please enter a title' }],
    })
    const { client } = against(() => Response.json(thrown.toBody(), { status: thrown.status }))
    const caught = await refusalOf(client.thing.list())
    expect(caught).toMatchObject({
      code: 'invalid',
      status: 400,
      message: thrown.message,
      errors: thrown.errors,
      retryAfter: undefined,
    })
  })

  test('reads the retry delay of an error', async () => {
    const body = new ApiError('tooMany', 'Too many').toBody()
    const withHeader = (value: string) =>
      against(() => Response.json(body, { status: 429, headers: { 'retry-after': value } })).client
    expect((await refusalOf(withHeader('30').thing.list())).retryAfter).toBe(30)
    const asDate = await refusalOf(withHeader('Wed, 21 Oct 2026 07:28:00 GMT').thing.list())
    expect(asDate.retryAfter).toBeUndefined()
  })

  test.for<[string, () => Response]>([
    ['HTML of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['nothing', () => new Response(null, { status: 502 })],
    ['JSON of someone else', () => Response.json({ error: 'x' }, { status: 502 })],
    ['null', () => Response.json(null, { status: 502 })],
  ])('%s is a refusal with its status', async ([, answer]) => {
    const caught = await refusalOf(against(answer).client.thing.list())
    expect(caught).toMatchObject({
      code: 'unknown',
      status: 502,
      message: 'The server answered with status 502',
    })
  })

  test.for<[number, string]>([
    [401, 'notSignedIn'],
    [403, 'notAllowed'],
    [404, 'notFound'],
    [409, 'uncoded'],
    [200, 'uncoded'],
  ])('a refusal with %i and no code keeps its sentence', async ([status, code]) => {
    const { client } = against(() => Response.json({ success: false, message: 'No' }, { status }))
    expect(await refusalOf(client.thing.list())).toMatchObject({ code, status, message: 'No' })
  })

  test('rejects an invalid body despite a good status', async () => {
    const body = new ApiError('internal', 'No').toBody()
    const { client } = against(() => Response.json(body))
    expect((await refusalOf(client.thing.list())).message).toBe('No')
  })

  test.for([200, 204])('rejects a page of a proxy with status %i', async (status) => {
    const { client } = against(() => new Response(status === 200 ? '<html>' : null, { status }))
    const caught = await refusalOf(client.thing.list())
    expect([caught.code, caught.message]).toEqual(['unknown', 'Invalid API response format'])
  })

  test('rejects a response without its promised list', async () => {
    const { client } = against(() => Response.json({ success: true, message: 'OK' }))
    expect((await refusalOf(client.thing.list())).message).toBe('Invalid API response format')
  })

  test('reports invalid input by field and sends nothing', async () => {
    const client = createApiClient(api, { fetch: () => expect.fail('something was sent') })
    const caught = await refusalOf(client.thing.add({ title: 'T', day: 'soon' }))
    expect(caught.code).toBe('invalid')
    expect(caught.errors.map(({ path }) => path)).toEqual(['day'])
  })

  test('a wrapper receives every call and its outcome', async () => {
    const seen: string[] = []
    const client = createApiClient(api, {
      fetch: async () => Response.json(new ApiError('invalid', 'No').toBody(), { status: 400 }),
      around: async (each, work) => {
        try {
          return await work()
        } catch (error) {
          seen.push(`${each.path} ${error instanceof ApiError && error.message}`)
          throw error
        }
      },
    })
    await refusalOf(client.thing.list())
    expect(seen).toEqual(['/thing/list No'])
  })

  test('an error body without errors has no `errors`', () => {
    expect(new ApiError('notFound', 'Gone').toBody()).toEqual({
      success: false,
      code: 'notFound',
      message: 'Gone',
    })
  })
})
