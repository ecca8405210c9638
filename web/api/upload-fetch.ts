import type { FetchFunction } from '#contract/call/client.ts'

/** Reports the uploaded share, from 0 to 1. */
export type UploadProgressListener = (share: number) => void

const headersOf = (request: XMLHttpRequest): Headers => {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean)
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
}

const hasFiles = (body: FormData) => [...body.values()].some((value) => value instanceof File)

const sendForm = (
  request: XMLHttpRequest,
  path: string,
  { method = 'POST', headers, signal }: RequestInit,
  body: FormData,
  onProgress: UploadProgressListener,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    // Rejects with the errors that `fetch` would reject with, because callers handle only those.
    const fail = () => reject(signal?.aborted ? signal.reason : new TypeError('Failed to fetch'))
    request.addEventListener('load', () =>
      resolve(
        new Response(request.responseText || null, {
          status: request.status,
          headers: headersOf(request),
        }),
      ),
    )
    for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, fail)
    if (hasFiles(body)) {
      onProgress(0)
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        onProgress(total > 0 ? loaded / total : 0)
      })
    }
    signal?.addEventListener('abort', () => request.abort())
    request.open(method, path)
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.send(body)
  })

/** Returns a `fetch` that reports upload progress, which the browser's own cannot. */
export const createUploadFetch =
  (onProgress: UploadProgressListener, open = () => new XMLHttpRequest()): FetchFunction =>
  (path, init) =>
    init.body instanceof FormData
      ? sendForm(open(), path, init, init.body, onProgress)
      : fetch(path, init)
