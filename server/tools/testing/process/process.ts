import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished, vi } from 'vitest'
import { api, type SalusClient } from '#contract/api.ts'
import { createApiClient } from '#contract/call/client.ts'
import type { AtEnd } from '#server/tools/testing/database/place.ts'
import { freePort } from '#server/tools/testing/http/free-port.ts'

/** A Salus server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly origin: string
  /** Returns everything written to both streams. */
  output(): string
  /** Exit code, or the signal that ended the process. */
  readonly ended: Promise<number | NodeJS.Signals>
  client(token?: string): SalusClient
}

/** Starts Salus with only these settings and none of the test's environment. It is killed at the end. */
export const launchServer = async (
  settings: Record<string, string>,
  atEnd: AtEnd = onTestFinished,
): Promise<ServerProcess> => {
  const port = await freePort()
  const child = spawn(process.execPath, ['server/main.mjs'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      RATE_LIMITS: 'off',
      SEED_DEMO: 'false',
      STOP_DELAY_MS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  atEnd(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  // `close` fires after both streams have ended, so the output is complete.
  const ended = once(child, 'close').then(([code, signal]) => signal ?? code)
  const origin = `http://127.0.0.1:${port}`
  return {
    child,
    origin,
    ended,
    output: () => output,
    client: (token) =>
      createApiClient(api, {
        token: () => token ?? null,
        fetch: (path, init) => fetch(origin + path, init),
      }),
  }
}

const hasSaid = (server: ServerProcess, words: string): boolean => server.output().includes(words)

/** Waits until a process has written a text. Throws if the process ends without it. */
export const waitForOutput = async (server: ServerProcess, words: string): Promise<void> => {
  const { child, output } = server
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  await vi.waitUntil(() => hasSaid(server, words) || hasEnded(), { timeout: 60_000, interval: 10 })
  if (hasEnded()) await server.ended
  if (!hasSaid(server, words)) throw new Error(`It did not say "${words}" but:\n${output()}`)
}

export const launchReadyServer = async (
  settings: Record<string, string>,
  atEnd?: AtEnd,
): Promise<ServerProcess> => {
  const server = await launchServer(settings, atEnd)
  await waitForOutput(server, 'Salus is at')
  return server
}
