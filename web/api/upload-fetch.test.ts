import { describe, expect, it } from 'vitest'
import { createUploadFetch } from './upload-fetch.ts'

/** The parts of `XMLHttpRequest` that are used, without a network. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly sent: Record<string, unknown> = {}
  responseText = ''
  status = 0
  open(method: string, path: string) {
    Object.assign(this.sent, { method, path })
  }
  setRequestHeader(name: string, value: string) {
    this.sent[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 30\r\n'
  }
  send(body: unknown) {
    this.sent.body = body
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text })
    this.dispatchEvent(new Event('load'))
  }
}

const start = (files: boolean, signal?: AbortSignal) => {
  const request = new FakeRequest()
  const shares: number[] = []
  const body = new FormData()
  body.append('title', 'a')
  if (files) body.append('picture', new File(['abc'], 'a.png'))
  const open = () => request as unknown as XMLHttpRequest // has all members that are used
  const init = { method: 'PUT', headers: { authorization: 'Bearer x' }, body }
  const response = createUploadFetch((share) => shares.push(share), open)(
    '/api/v1/x',
    signal ? { ...init, signal } : init,
  )
  return { request, shares, response, body }
}

const progress = (loaded: number, total: number) =>
  Object.assign(new Event('progress'), { loaded, total })

describe('uploading a form', () => {
  it('sends the same request and returns the same response as fetch', async () => {
    const { request, response, body } = start(true)
    expect(request.sent).toEqual({
      method: 'PUT',
      path: '/api/v1/x',
      authorization: 'Bearer x',
      body,
    })
    request.answer(429, '{"success":false}')
    const answer = await response
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(await answer.json()).toEqual({ success: false })
  })

  it('reports the progress of its files', () => {
    const { request, shares } = start(true)
    request.upload.dispatchEvent(progress(1, 4))
    request.upload.dispatchEvent(progress(4, 4))
    expect(shares).toEqual([0, 0.25, 1])
  })

  it('reports no progress without files', () => {
    const { request, shares } = start(false)
    request.upload.dispatchEvent(progress(1, 4))
    expect(shares).toEqual([])
  })

  it('fails as fetch does if the server cannot be reached', async () => {
    const { request, response } = start(true)
    request.dispatchEvent(new Event('error'))
    await expect(response).rejects.toThrow(TypeError)
  })

  it('can be aborted', async () => {
    const control = new AbortController()
    const { response } = start(true, control.signal)
    control.abort(new Error('enough'))
    await expect(response).rejects.toThrow('enough')
  })
})
