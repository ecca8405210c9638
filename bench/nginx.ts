import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findFreePort } from '#server/tools/update/free-port.ts'
import { type Running, startServer, temporaryFolder } from './child.ts'
import { root } from './salus.ts'

const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

const find = (): string | undefined =>
  places.map((place) => join(place, 'nginx')).find((path) => existsSync(path))

/** Finds nginx on this machine. Installs it on Debian if run as root. */
export const findNginx = (): string | undefined => {
  if (!find() && process.getuid?.() === 0) {
    // RUNLEVEL=1 keeps the package from starting its own server.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'nginx'], { env })
  }
  return find()
}

/** Quotes a value for an nginx configuration. */
export const quoted = (value: string): string =>
  `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** Starts nginx at its best: one worker, no log, kept connections. */
export const startNginx = (
  nginx: string,
  { port, readyPath, http }: { port: number; readyPath: string; http: string },
): Promise<Running> => {
  const folder = temporaryFolder()
  const file = join(folder, 'nginx.conf')
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  writeFileSync(
    file,
    `
    daemon off;
    worker_processes 1;
    pid ${folder}/pid;
    error_log stderr crit;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http {
      access_log off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 10000000;
      ${temporaryPaths}
      ${http}
    }`,
  )
  return startServer([nginx, '-c', file, '-p', folder], { port, readyPath })
}

/** Replaces text that must exist. Throws if the configuration has changed. */
export const swap = (text: string, from: string | RegExp, to: string): string => {
  const swapped = text.replace(from, to)
  if (swapped === text) throw new Error(`deploy/nginx.conf no longer contains ${from}`)
  return swapped
}

/** Starts nginx with the shipped configuration in front of Salus. Only ports, folder and TLS differ. */
export const startProxy = async (nginx: string, salus: Running): Promise<Running> => {
  const port = await findFreePort()
  let http = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8')
  http = swap(http, '127.0.0.1:3000', new URL(salus.url).host)
  http = swap(http, '/var/cache/salus-pages', join(temporaryFolder(), 'pages'))
  http = swap(http, /server \{\s+listen 80;[^}]+\}/, '')
  http = swap(http, 'listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
  http = swap(http, /listen \[::\]:443[^;]+;/, '')
  http = swap(http, /^\s*ssl_.+$/gm, '')
  const proxy = await startNginx(nginx, { port, readyPath: '/publications', http })
  return { ...proxy, pids: [...proxy.pids, ...salus.pids] }
}
