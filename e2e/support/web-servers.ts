import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder to serve on a port. `root` contains the files below the path `base`. */
interface Served {
  readonly root: string
  readonly base: string
  readonly port: number
}

interface Wish extends Served {
  /** Folder for the server's own files. */
  readonly folder: string
}

const isRoot = process.getuid?.() === 0

const nginxConfig = ({ folder, port, root, base }: Wish): string => `
  daemon off;
  pid ${folder}/pid;
  error_log stderr;
  ${isRoot ? 'user root;' : ''}
  events { worker_connections 256; }
  http {
    access_log off;
    include /etc/nginx/mime.types;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
    server {
      listen 127.0.0.1:${port};
      root ${root};
      include ${join(root, base, 'nginx.conf')};
    }
  }`

const apacheModules = [
  ...['mpm_event', 'authz_core', 'dir', 'mime', 'negotiation', 'rewrite', 'headers', 'setenvif'],
  ...['alias', 'filter', 'deflate'],
]

/** The configuration of Debian for web space of users. */
const apacheConfig = ({ folder, port, root }: Wish): string => `
  ServerRoot ${folder}
  ServerName 127.0.0.1
  Listen 127.0.0.1:${port}
  PidFile ${folder}/pid
  ErrorLog ${folder}/errors
  ${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n  ')}
  ${isRoot ? 'User www-data\n  Group www-data' : ''}
  TypesConfig /etc/mime.types
  DirectoryIndex index.html
  DocumentRoot ${root}
  <Directory ${root}>
    AllowOverride FileInfo AuthConfig Limit Indexes
    Options MultiViews Indexes SymLinksIfOwnerMatch IncludesNoExec
    Require all granted
  </Directory>`

/** The web servers for which a copy contains rules. */
const webServers = {
  nginx: {
    program: '/usr/sbin/nginx',
    config: nginxConfig,
    args: (file: string, folder: string) => ['-c', file, '-p', folder],
  },
  apache: {
    program: '/usr/sbin/apache2',
    config: apacheConfig,
    args: (file: string) => ['-X', '-f', file],
  },
} as const
export type WebServerName = keyof typeof webServers

const answers = async (url: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} has ended`)
    const found = await fetch(url).catch(() => null)
    await found?.arrayBuffer()
    if (found) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Whether a web server is installed. */
export const hasWebServer = (name: WebServerName): boolean => existsSync(webServers[name].program)

/** Starts a web server for a copy. Returns a function that stops it. */
export const startWebServer = async (
  name: WebServerName,
  served: Served,
): Promise<() => Promise<void>> => {
  const { program, config, args } = webServers[name]
  const folder = await mkdtemp(join(tmpdir(), `salus-${name}-`))
  // Apache's workers run as another user.
  for (const each of [folder, served.root]) await chmod(each, 0o755)
  const file = join(folder, 'server.conf')
  await writeFile(file, config({ folder, ...served }))
  const child = spawn(program, args(file, folder), { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  await answers(`http://127.0.0.1:${served.port}`, child)
  return async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}
