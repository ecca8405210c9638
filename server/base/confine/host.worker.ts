// A process of its own that does one piece of work after the other, watched by a thread that ends it.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serialize } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { fileToStart } from './built-file.ts'

/** What a piece of work may take until it is done or says how far it is. */
export interface Limits {
  readonly processorMs: number
  readonly memoryMb: number
}

/** A message to the process: the next piece of work, or the receipt of a part of its result. */
export type Asked = { readonly input: unknown } | { readonly taken: true }

/** The most of a result that is sent in one message, in bytes: reading a longer one would hold up the server. */
const longestMessage = 8 * 1024 * 1024
/** How many entries of a list go into one message, and about how many bytes. */
const atOnce = 100
const partBytes = 512 * 1024

/** What the waiting caller is told. */
export type Said<Output, Step, Entry> =
  | { readonly begun: true }
  | { readonly step: Step }
  | { readonly part: readonly Entry[] }
  | { readonly output: Output }
  | { readonly error: string }

const [, , module = '', limits = '{}'] = process.argv
const say = (said: Said<unknown, unknown, unknown>) => process.send?.(said)

const sayBounded = (said: Said<unknown, unknown, unknown>) => {
  // Ends as work does that takes too much memory.
  if (serialize(said).length > longestMessage) process.kill(process.pid, 'SIGKILL')
  else say(said)
}

// Counts steps while there is work, and is 0 while there is none.
const steps = new Int32Array(new SharedArrayBuffer(4))
let counted = 0
const begin = () => Atomics.store(steps, 0, ++counted)
const end = () => Atomics.store(steps, 0, 0)

process.on('disconnect', () => process.exit())
new Worker(fileToStart('./server/base/confine/watch.worker.ts'), {
  workerData: { steps, ...JSON.parse(limits) },
})

const loaded = import(pathToFileURL(resolve(module)).href)

let taken = () => {}

/** Sends a list in parts, the next one once the one before was taken. */
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

process.on('message', async (asked: Asked) => {
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
