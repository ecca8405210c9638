// Runs confined tasks one after another in this process. A thread kills the process if a task exceeds its
// limits.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serialize } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { workerModulePathOf } from './built-file.ts'

/** CPU time and memory that a confined task may use. Each reported step restarts the CPU time. */
export interface ConfinedWorkLimits {
  readonly processorMs: number
  readonly memoryMb: number
}

/**
 * A message to the process: the input of a task, or the confirmation that a part of a list was
 * processed.
 */
export type ConfinedProcessRequest = { readonly input: unknown } | { readonly taken: true }

/** Maximum bytes of a message, because parsing a longer one would block the server. */
const longestMessage = 8 * 1024 * 1024
/** Maximum list entries per message, and their approximate bytes. */
const atOnce = 100
const partBytes = 512 * 1024

export type ConfinedProcessReport<Output, Step, Entry> =
  | { readonly begun: true }
  | { readonly step: Step }
  | { readonly part: readonly Entry[] }
  | { readonly output: Output }
  | { readonly error: string }

const [, , module = '', limits = '{}'] = process.argv
const say = (said: ConfinedProcessReport<unknown, unknown, unknown>) => process.send?.(said)

const sayBounded = (said: ConfinedProcessReport<unknown, unknown, unknown>) => {
  if (serialize(said).length > longestMessage) process.kill(process.pid, 'SIGKILL')
  else say(said)
}

// Number of the current step, which the watching thread reads. 0 while no task runs.
const steps = new Int32Array(new SharedArrayBuffer(4))
let counted = 0
const begin = () => Atomics.store(steps, 0, ++counted)
const end = () => Atomics.store(steps, 0, 0)

process.on('disconnect', () => process.exit())
new Worker(workerModulePathOf('./server/base/confine/watch.worker.ts'), {
  workerData: { steps, ...JSON.parse(limits) },
})

const loaded = import(pathToFileURL(resolve(module)).href)

let taken = () => {}

/** Sends a list in parts and waits for the acknowledgement of each. */
const give = async (list: readonly unknown[]): Promise<void> => {
  for (let at = 0, count = atOnce; at < list.length; ) {
    const part = list.slice(at, at + count)
    if (count > 1 && serialize(part).length > partBytes) {
      count = Math.ceil(count / 2)
      continue
    }
    const isTaken = new Promise<void>((done) => {
      taken = done
    })
    sayBounded({ part })
    await isTaken
    at += count
    count = atOnce
  }
}

process.on('message', async (asked: ConfinedProcessRequest) => {
  if ('taken' in asked) return taken()
  const { input } = asked
  const { work } = await loaded
  begin()
  say({ begun: true })
  try {
    const step = (reached: unknown) => {
      begin()
      say({ step: reached })
    }
    const output = await work(input, step, give)
    sayBounded({ output })
  } catch (error) {
    say({ error: String(error) })
  } finally {
    end()
  }
})
