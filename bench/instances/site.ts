import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api, type SalusClient } from '#contract/api.ts'
import { createApiClient } from '#contract/call/client.ts'
import { findFreePort } from '#server/tools/update/free-port.ts'
import { type Running, startServer, temporaryFolder } from '../child.ts'
import { findNginx, startNginx, swap } from '../nginx.ts'
import { root } from '../salus.ts'

export interface Instance {
  readonly url: string
  /** Like `kill -9`. */
  kill(): void
  /** Like `systemctl stop`. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** Starts an instance on its own port and folder, with shared settings. */
export const createInstance = async (settings: NodeJS.ProcessEnv): Promise<Instance> => {
  const port = await findFreePort()
  const dataDir = temporaryFolder()
  let running: Running | undefined
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => {
      for (const pid of running?.pids ?? []) process.kill(pid, 'SIGKILL')
    },
    stop: async () => running?.stop(),
    start: async () => {
      running = await startServer([process.execPath, ...process.execArgv, 'server/main.mjs'], {
        cwd: root,
        port,
        readyPath: '/readyz',
        env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDir },
      })
    },
  }
}

/** Starts nginx with the shipped configuration. Only ports, folder and TLS differ. */
export const startBalancer = async (instances: readonly Instance[]): Promise<string> => {
  const nginx = findNginx()
  if (!nginx) throw new Error('nginx is not installed.')
  const port = await findFreePort()
  const line = /^ *server 127\.0\.0\.1:3000 max_fails=0;$/m
  const lines = instances.map(({ url }) => `server ${new URL(url).host} max_fails=0;`)
  let http = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8')
  http = swap(http, line, lines.join('\n'))
  http = swap(http, '/var/cache/salus-pages', join(temporaryFolder(), 'pages'))
  http = swap(http, /server \{\s+listen 80;[^}]+\}/, '')
  http = swap(http, 'listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
  http = swap(http, /listen \[::\]:443[^;]+;/, '')
  http = swap(http, /^\s*ssl_.+$/gm, '')
  return (await startNginx(nginx, { port, readyPath: '/publications', http })).url
}

/** Creates a client of one instance, or of all through the balancer. */
export const clientOf = (origin: string, token: string | null = null): SalusClient =>
  createApiClient(api, {
    token: () => token,
    fetch: (path, init) => fetch(origin + path, init),
  })
