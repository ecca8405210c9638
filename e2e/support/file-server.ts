import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

const sizeOf = async (path: string): Promise<number | 'folder' | null> => {
  const found = await stat(path).catch(() => null)
  return found && (found.isDirectory() ? 'folder' : found.size)
}

const sendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  { path, size, status = 200 }: { path: string; size: number; status?: number },
): void => {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const type = types[extname(path)] ?? 'application/octet-stream'
  if (from === undefined) {
    response.writeHead(status, { 'content-type': type, 'content-length': size })
    createReadStream(path).pipe(response)
    return
  }
  const [start, end] = [Number(from), Math.min(Number(to || size - 1), size - 1)]
  response.writeHead(206, {
    'content-type': type,
    'content-length': end - start + 1,
    'content-range': `bytes ${start}-${end}/${size}`,
  })
  createReadStream(path, { start, end }).pipe(response)
}

/** Starts a plain file server like most web hosts: it serves `index.html` of folders, and a page for 404. */
export const serveFiles = async (folder: string, base = '/', port = 0) => {
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://files')
    const path = normalize(decodeURIComponent(pathname))
    const file = join(folder, path.slice(base.length - 1))
    const size = path.startsWith(base) ? await sizeOf(file) : null
    if (size === 'folder' && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end()
      return
    }
    const index = size === 'folder' ? join(file, 'index.html') : file
    const length = await sizeOf(index)
    if (typeof length === 'number' && size !== null)
      return sendFile(request, response, { path: index, size: length })
    const missing = join(folder, '404.html')
    sendFile(request, response, { path: missing, size: Number(await sizeOf(missing)), status: 404 })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${taken}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
