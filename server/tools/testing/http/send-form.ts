import { apiBasePath } from '#contract/call/call.ts'
import type { TestApp } from '#server/tools/testing/app/app.ts'
import type { RequestSender } from './send.ts'

export type FormField = readonly [name: string, value: string | File]

/** Sends a form like a browser, field by field. */
export const sendForm = async (
  app: TestApp,
  method: string,
  path: string,
  entries: readonly FormField[],
  { token, from }: RequestSender = {},
) => {
  const body = new FormData()
  for (const [name, value] of entries) body.append(name, value)
  const headers = new Headers()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (from) headers.set('x-forwarded-for', from)
  const response = await app.fetch(apiBasePath + path, { method, headers, body })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
