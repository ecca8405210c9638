import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './command.mjs'

const ending = '-command.ts'

/**
 * Lists the commands of the server by name: every file server/…/NAME-command.ts is one.
 * @returns {Record<string, string>}
 */
export function serverCommands() {
  const files = readdirSync(join(root, 'server'), { recursive: true }).map(String)
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => [basename(file, ending), join('server', file)]),
  )
}
