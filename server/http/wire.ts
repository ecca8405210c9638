import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError, fieldErrors, invalid } from '#contract/api-error.ts'
import type { Call, Input } from '#contract/call.ts'
import { FormNameError, type FormValue, fromFormEntries } from '#contract/form-data.ts'

const maxDepth = 32
const maxList = 500

const refuseExcess = (value: unknown, depth = 0): void => {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return
  if (depth >= maxDepth) throw new ApiError(400, 'The request is nested too deeply')
  if (Array.isArray(value) && value.length > maxList) {
    throw new ApiError(400, `A list has more than ${maxList} entries`)
  }
  for (const each of Object.values(value)) refuseExcess(each, depth + 1)
}

const readForm = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  const entries: [string, FormValue][] = []
  for await (const part of request.parts()) {
    if (part.type === 'field') entries.push([part.fieldname, String(part.value)])
    else {
      const bytes = await part.toBuffer()
      entries.push([
        part.fieldname,
        new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype }),
      ])
    }
  }
  return fromFormEntries(entries)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readBody = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  if (request.isMultipart()) return readForm(request)
  if (request.body === undefined || request.body === null) return {}
  if (isRecord(request.body)) return request.body
  throw new ApiError(400, 'The request body must be a JSON object')
}

const withAliases = (call: Call, wire: Record<string, unknown>): Record<string, unknown> => {
  const named = { ...wire }
  for (const [name, alias] of Object.entries(call.aliases ?? {})) {
    if (named[name] === undefined && Object.hasOwn(wire, alias)) named[name] = wire[alias]
  }
  return named
}

/**
 * Reads a call's input from wherever the request carries it. Path parts win over the body, the body
 * over the address; the address counts for reads and deletes only.
 */
export const readInput = async (call: Call, request: FastifyRequest): Promise<Input<Call>> => {
  const fromAddress =
    (call.method === 'GET' || call.method === 'DELETE') && isRecord(request.query)
      ? request.query
      : {}
  const fromPath = isRecord(request.params) ? request.params : {}
  try {
    const fromBody = call.method === 'GET' ? {} : await readBody(request)
    const wire = withAliases(call, { ...fromAddress, ...fromBody, ...fromPath })
    refuseExcess(wire)
    const decoded = z.safeDecode(call.input, wire)
    if (!decoded.success) throw invalid(fieldErrors(decoded.error))
    return decoded.data
  } catch (error) {
    if (error instanceof FormNameError) throw new ApiError(400, error.message)
    throw error
  }
}
