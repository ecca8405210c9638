import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

export type HandleClientError = (error: Error & { code?: string }, socket: Duplex) => void

/**
 * Closes late and idle connections only after reading their received bytes. If the process had no
 * CPU time, timers fire before sockets are read, and closing a socket with unread bytes resets the
 * connection.
 */
export const closeLateConnections = (
  server: Server,
  handle: HandleClientError,
): HandleClientError => {
  const latest = new WeakMap<Duplex, IncomingMessage>()
  server.on('request', (request) => latest.set(request.socket, request))

  server.on('timeout', (socket) => {
    const { bytesRead } = socket
    // Waits until the event loop has read the sockets, which it does between timers and immediates.
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
