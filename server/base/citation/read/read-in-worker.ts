import { Worker } from 'node:worker_threads'
import type { Found } from './read-text.ts'

/** More than the largest text that is accepted has ever taken. */
const maxHeapMb = 512
const idleMs = 10_000

/** The thread that read last: starting one takes longer than reading most texts, so it waits for the next. */
let idle: Worker | undefined
let endIdle: NodeJS.Timeout | undefined

const startWorker = (): Worker => {
  const worker = new Worker('./server/citation/read/read.worker.ts', {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    if (idle === worker) idle = undefined
  })
  return worker
}

const takeWorker = (): Worker => {
  const worker = idle ?? startWorker()
  idle = undefined
  clearTimeout(endIdle)
  worker.ref()
  return worker
}

const giveBack = (worker: Worker): void => {
  worker.unref()
  void idle?.terminate()
  idle = worker
  clearTimeout(endIdle)
  endIdle = setTimeout(() => void worker.terminate(), idleMs).unref()
}

/** Reads a text in a thread of its own, so that the server answers as before; `signal` gives it up. */
export const readInWorker = (
  text: string,
  onProgress: (done: number) => void,
  signal?: AbortSignal,
): Promise<Found[]> =>
  new Promise((resolve, reject) => {
    const worker = takeWorker()
    const hear = (message: { done: number } | { found: Found[] }) => {
      if (!('found' in message)) return onProgress(message.done)
      leave()
      giveBack(worker)
      resolve(message.found)
    }
    const giveUp = () => void worker.terminate()
    const end = () => {
      leave()
      reject(new Error('Reading the text was given up'))
    }
    const leave = () => {
      signal?.removeEventListener('abort', giveUp)
      worker.off('message', hear).off('error', reject).off('exit', end)
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    worker.on('message', hear).on('error', reject).on('exit', end)
    worker.postMessage(text)
  })
