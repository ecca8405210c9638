import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const header = 'x-salus-in-process'
// Never leaves the process, so nobody outside can claim to be inside.
const secret = randomBytes(32).toString('base64url')

/** What marks a request of this process to itself. */
export const inProcessHeaders: Readonly<Record<string, string>> = { [header]: secret }

/** Whether this process asks itself; such a request counts in no limit. */
export const isInProcess = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers[header] === secret
