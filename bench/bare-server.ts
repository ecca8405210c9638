// The minimum cost of a Node server: serves the files of a folder from memory. Usage: node
// bench/bare-server.ts <port> <folder with 0, 0.json, 1, 1.json, …>
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const [, , port, folder = '.'] = process.argv

const answers = new Map<string, { headers: string[]; body: Buffer }>(
  readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const body = readFileSync(join(folder, name))
      const headers = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
      return [`/${name}`, { headers: [...headers, 'content-length', String(body.length)], body }]
    }),
)

createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (answer) response.writeHead(200, answer.headers).end(answer.body)
  else response.writeHead(404).end()
}).listen(Number(port), '127.0.0.1')
