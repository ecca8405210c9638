import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#server/tools/testing/http/free-port.ts'
import { storeTinyPictures } from './stand-ins.ts'

/** A server process with a port and a data folder of its own. */
export interface RunningServer {
  readonly url: string
  readonly dataDir: string
  /** Kills the process like a power cut. */
  kill(): Promise<void>
  /** Stops the process and removes its data. */
  stop(): Promise<void>
}

const isReady = async (child: ChildProcess): Promise<void> => {
  const lines: string[] = []
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('The server has no output')
  stderr.on('data', (text) => lines.push(String(text)))
  for await (const line of createInterface({ input: stdout })) {
    if (line.startsWith('Salus is at ')) {
      stdout.resume()
      return
    }
    lines.push(line)
  }
  throw new Error(`The server did not start:\n${lines.join('\n')}`)
}

/** Options of the server for a journey. */
export interface TestServerOptions {
  readonly examples?: boolean
  /** Serves tiny pictures instead of resized ones. */
  readonly standIns?: boolean
  /** Plays the loaders as for every visitor. */
  readonly loaders?: boolean
  /** URL of a server that replaces ORCID, Crossref and the other services. */
  readonly services?: string
}

const lookUpsAt = (base: string) =>
  Object.fromEntries(
    ['CROSSREF', 'DATACITE', 'PUBMED', 'ARXIV', 'ORCID'].map((name) => [
      `LOOKUP_${name}_URL`,
      base,
    ]),
  )

const noLoaders = { INTRO_LOADER_MS: '0', TRANSITION_LOADER_MS: '0' }

/** Starts the built site like `npm start`, but without rate limits. Without options, it is empty and has no loaders. */
export const startServer = async (
  smtpUrl: string,
  { examples = false, standIns = false, loaders = false, services }: TestServerOptions = {},
): Promise<RunningServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'salus-e2e-'))
  const port = await freePort()
  // Browsers create passkeys only for host names, not for IP addresses.
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['server/main.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: url,
      SMTP_URL: smtpUrl,
      SEED_DEMO: String(examples),
      RATE_LIMITS: 'off',
      PREPARE_PICTURES: 'off',
      STOP_DELAY_MS: '0',
      ...(!loaders && noLoaders),
      ...(services !== undefined && lookUpsAt(services)),
      LOG_LEVEL: 'error',
    },
  })
  const ended = once(child, 'exit')
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    await ended
  }
  await isReady(child)
  if (standIns) await storeTinyPictures(join(dataDir, 'media'))
  return {
    url,
    dataDir,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
