import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** Handles connections on which Node's parser has failed, or whose request took too long. */
export type HandleClientError = (error: Error & { code?: string }, socket: Duplex) => void

/**
 * Ends late and idle connections only once everything that has arrived on them was read. If the process got no processor
 * time for a while, timers fire before sockets are read, and closing one with unread bytes resets the connection.
 */
export const endLate = (server: Server, handle: HandleClientError): HandleClientError => {
  const latest = new WeakMap<Duplex, IncomingMessage>()
  server.on('request', (request) => latest.set(request.socket, request))

  server.on('timeout', (socket) => {
    const { bytesRead } = socket
    // Sockets are read between timers and immediates.
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy()
    })
  })

  return (error, socket) => {
    if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') return handle(error, socket)
    const before = latest.get(socket)
    const isBodyLate = before?.complete === false
    setImmediate(() => {
      const present = latest.get(socket)
      const hasArrived = present !== before || (isBodyLate && present?.complete)
      if (!hasArrived) handle(error, socket)
    })
  }
}
