import { expect } from 'vitest'
import { startTestApp } from '#server/tools/testing/app/app.ts'

/** Starts a site with a client that knows only paths and payloads, and nothing of the contract. */
export const startBareSession = async () => {
  const app = await startTestApp()
  let token: string | undefined

  const ask = async (method: string, path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (token) headers.set('Authorization', `Bearer ${token}`)
    return fetch(`${app.origin}/api/v1${path}`, { ...init, method, headers })
  }
  const request = async (method: string, path: string, init: RequestInit = {}) => {
    const response = await ask(method, path, init)
    const answer = await response.json()
    const { message, errors } = answer
    expect([path, response.status, message, errors]).toEqual([
      path,
      200,
      expect.any(String),
      undefined,
    ])
    expect(answer.success).toBe(true)
    return answer
  }
  const asJson = (data: unknown): RequestInit => ({
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  })

  return {
    app,
    mailbox: app.mailbox,
    /** Sends this token from now on, or none. */
    use: (given?: string) => {
      token = given
    },
    get: (path: string) => request('GET', path),
    send: (method: string, path: string, data: unknown) => request(method, path, asJson(data)),
    form: (method: string, path: string, fields: readonly (readonly [string, string | File])[]) => {
      const body = new FormData()
      for (const [name, value] of fields) body.append(name, value)
      return request(method, path, { body })
    },
    /** Returns only the status. */
    status: async (method: string, path: string, data?: unknown) => {
      const { status } = await ask(method, path, data === undefined ? {} : asJson(data))
      return status
    },
    /** Returns the response, for tests of headers or non-JSON bodies. */
    raw: (path: string) => ask('GET', path),
  }
}
