import { z } from 'zod'
import {
  idempotencyKeyHeader,
  idempotencyPolicyOf,
  maxIdempotencyKeyLength,
} from '#contract/call/add-key.ts'
import { errorResponseSchema } from '#contract/call/api-error.ts'
import { type ApiCall, apiBasePath, type CallMap } from '#contract/call/call.ts'
import { createSchemaExample } from './examples.ts'

type Json = z.core.JSONSchema.BaseSchema

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const pathNames = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')

const addKeyParameter = {
  name: idempotencyKeyHeader,
  in: 'header',
  required: false,
  description:
    'A key of your own choice: for 24 hours a request with the same key takes effect once, and is answered as the first time, or with 409 where the answer held a secret',
  schema: { type: 'string', minLength: 1, maxLength: maxIdempotencyKeyLength },
}

const parameters = (call: ApiCall) => {
  const names = pathNames(call.path)
  const fields = Object.entries(call.input.shape)
    .filter(([name]) => call.encoding === 'query' || names.includes(name))
    .map(([name, schema]) => ({
      name,
      in: names.includes(name) ? 'path' : 'query',
      required: names.includes(name) || !schema.safeParse(undefined).success,
      schema: schemaOf(schema, 'input'),
    }))
  return idempotencyPolicyOf(call) ? [...fields, addKeyParameter] : fields
}

const body = (call: ApiCall) => {
  if (call.encoding === 'query') return {}
  const schema = schemaOf(call.input, 'input')
  const shown = { schema, example: createSchemaExample(schema) }
  const content: Record<string, typeof shown> = { 'application/json': shown }
  if (call.encoding === 'multipart') content['multipart/form-data'] = shown
  return { requestBody: { required: true, content } }
}

const success = (call: ApiCall) => {
  const schema = schemaOf(
    call.reply.extend({ success: z.literal(true), message: z.string() }),
    'output',
  )
  return { schema, example: createSchemaExample(schema) }
}

const done = (call: ApiCall) =>
  call.download
    ? { [call.download.type]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': success(call) }

const refusal = {
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

const operation = (entity: string, name: string, call: ApiCall) => ({
  operationId: `${entity}.${name}`,
  tags: [entity],
  summary: call.summary,
  parameters: parameters(call),
  ...body(call),
  security: call.access === 'public' ? [] : [{ bearer: [] }],
  responses: {
    200: { description: 'Done', content: done(call) },
    400: { description: 'Something in the request is not valid', ...refusal },
    ...(call.access !== 'public' && {
      401: { description: 'No token, or one that no longer counts', ...refusal },
      403: { description: 'The account may not do this', ...refusal },
    }),
    default: { description: 'Refused; the code says why', ...refusal },
  },
})

export const buildOpenApiDocument = (
  api: Readonly<Record<string, CallMap>>,
  version: string,
  siteUrl: string,
) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [entity, calls] of Object.entries(api)) {
    for (const [name, call] of Object.entries(calls)) {
      const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(entity, name, call) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Salus API',
      version,
      description:
        'Every answer is JSON with `success` and `message`; a refusal says why with a `code` that never changes its meaning.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: siteUrl + apiBasePath }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorResponseSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
