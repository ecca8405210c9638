// A process of its own that does one piece of work after the other, watched by a thread that ends it.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { fileToStart } from './built-file.ts'

/** What a piece of work may take until it is done or says how far it is. */
export interface Limits {
  readonly processorMs: number
  readonly memoryMb: number
}

/** What the waiting caller is told. */
export type Said<Output, Step> =
  | { readonly begun: true }
  | { readonly step: Step }
  | { readonly output: Output }
  | { readonly error: string }

const [, , module = '', limits = '{}'] = process.argv
const say = (said: Said<unknown, unknown>) => process.send?.(said)

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

process.on('message', async ({ input }: { input: unknown }) => {
  const { work } = await loaded
  begin()
  say({ begun: true })
  try {
    const output = await work(input, (step: unknown) => {
      begin()
      say({ step })
    })
    say({ output })
  } catch (error) {
    say({ error: String(error) })
  } finally {
    end()
  }
})
