import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { interruptedBy, passSignalsTo } from './signals.mjs'

/** The project's folder, in which every command runs. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const bin = join(root, 'node_modules', '.bin')

/** The Node 24 installed as a package, whichever Node runs these scripts. */
export const node24 = join(bin, 'node')

/** PATH without node_modules/.bin, so that npm does not delete the Node that it runs on. */
export const systemPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  .join(delimiter)

/**
 * Runs a program in the project's folder. Resolves to its exit code and, unless shown, its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function execute(command, args, { env, show = false, cwd = root } = {}) {
  if (interruptedBy()) return Promise.reject(new Error(`Stopped by ${interruptedBy()}.`))
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: `${bin}${delimiter}${systemPath}`, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text))
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text))
    passSignalsTo(child)
    child.on('error', ({ message }) => resolve({ code: 127, output: `${output}${message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * Runs a program without showing its output. Returns the output. Throws with it if the program fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 */
export async function run(command, args, options) {
  const { code, output } = await execute(command, args, options)
  if (code !== 0) throw new Error(`${output.trimEnd()}\n(${command} ended with code ${code})`)
  return output
}

/**
 * Builds the command line to run a program of node_modules/.bin with Node 24.
 * @param {string} name
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export const tool = (name, ...args) => [node24, [join(bin, name), ...args]]
