import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#server/tools/testing/http/free-port.ts'
import { standInForPictures } from './stand-ins.ts'

/** One run of the real server on a port and a data folder of its own. */
export interface RunningServer {
  readonly url: string
  /** Where it keeps everything. */
  readonly dataDir: string
  /** Ends the process at once, as a power cut would; the port then refuses. */
  kill(): Promise<void>
  /** Ends it and removes its data. */
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

/** What a journey wants of the server it runs on. */
export interface ServerWishes {
  /** Starts with the example content. */
  readonly examples?: boolean
  /** Shows small pictures instead of making its own in every width. */
  readonly standIns?: boolean
  /** Starts with the loaders as everyone meets them. */
  readonly loaders?: boolean
  /** Where ORCID, Crossref and the others are asked instead. */
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

/** Starts the built site as `npm start` would, without rate limits; empty and without loaders unless wished. */
export const startServer = async (
  smtpUrl: string,
  { examples = false, standIns = false, loaders = false, services }: ServerWishes = {},
): Promise<RunningServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'salus-e2e-'))
  const port = await freePort()
  // Browsers make passkeys for names only.
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
  if (standIns) await standInForPictures(join(dataDir, 'media'))
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
