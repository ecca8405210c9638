import type { IncomingMessage, ServerResponse } from 'node:http'
import { startLookupListener } from './lookup-settings.ts'

/** Sends the response for one path. */
export type LookupReply = (response: ServerResponse, request: IncomingMessage) => void

/** Creates a reply with a body. */
export const replyWith =
  (body: string | Uint8Array, type = 'application/json', status = 200, headers = {}): LookupReply =>
  (response) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)

/**
 * Starts a server that acts as all lookup services, with a clock that only waiting advances. Tests of a hanging service pass a
 * short `timeoutMs`.
 */
export const startLookupServer = async (
  replies: Readonly<Record<string, LookupReply | LookupReply[]>>,
  timeoutMs = 120_000,
) => {
  const asked: string[] = []
  const { base, settings, waits } = await startLookupListener((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
    const times = asked.filter((each) => each === path).length
    asked.push(path)
    const found = Object.entries(replies).find(([start]) => path.startsWith(start))?.[1]
    const reply = Array.isArray(found) ? (found[times] ?? found.at(-1)) : found
    if (reply) reply(response, request)
    else replyWith('Resource not found.', 'text/plain', 404)(response, request)
  }, timeoutMs)
  return { asked, waits, settings, base }
}
