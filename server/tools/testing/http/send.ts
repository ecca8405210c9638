import { apiBasePath } from '#contract/call/call.ts'
import type { TestApp } from '#server/tools/testing/app/app.ts'

export interface RequestSender {
  readonly token?: string | undefined
  /** The apparent client address. */
  readonly from?: string | undefined
}

/** Sends JSON without any check on the client. */
export const sendJson = async (
  app: TestApp,
  method: string,
  path: string,
  body?: unknown,
  { token, from }: RequestSender = {},
) => {
  const headers = new Headers()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (from) headers.set('x-forwarded-for', from)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const init: RequestInit = { method, headers }
  if (body !== undefined) init.body = JSON.stringify(body)
  const response = await app.fetch(apiBasePath + path, init)
  return { status: response.status, headers: response.headers, body: await response.json() }
}
