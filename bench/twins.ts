import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '#server/tools/update/free-port.ts'
import type { Answer } from './answer.ts'
import { type Running, startServer, temporaryFolder } from './child.ts'
import { quoted, startNginx } from './nginx.ts'

/** Writes responses to a folder for the servers that repeat them. `/0` is the first. */
export const layOutAnswers = (answers: readonly Answer[]): string => {
  const folder = join(temporaryFolder(), 'answers')
  mkdirSync(folder)
  answers.forEach(({ headers, body }, at) => {
    writeFileSync(join(folder, String(at)), body)
    writeFileSync(join(folder, `${at}.json`), JSON.stringify(headers))
  })
  return folder
}

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

/** Starts a bare `node:http` server with equal bytes and headers. */
export const startBare = async (folder: string): Promise<Running> => {
  const port = await findFreePort()
  return startServer([process.execPath, bareServer, String(port), folder], {
    port,
    readyPath: '/0',
  })
}

const locationOf = ({ headers }: Answer, at: number): string => {
  const lines = []
  for (let i = 0; i < headers.length; i += 2) {
    const [name = '', value = ''] = [headers[i], headers[i + 1]]
    lines.push(
      name.toLowerCase() === 'content-type'
        ? `default_type ${quoted(value)};`
        : `add_header ${name} ${quoted(value)};`,
    )
  }
  return `location = /${at} { types {} ${lines.join(' ')} }`
}

/** Starts nginx with equal bytes and headers, from disk. */
export const startNginxTwin = async (
  nginx: string,
  folder: string,
  answers: readonly Answer[],
): Promise<Running> => {
  const port = await findFreePort()
  return startNginx(nginx, {
    port,
    readyPath: '/0',
    http: `
      open_file_cache max=100;
      etag off;
      add_header Last-Modified "";
      server {
        listen 127.0.0.1:${port};
        root ${folder};
        ${answers.map(locationOf).join('\n')}
      }`,
  })
}
