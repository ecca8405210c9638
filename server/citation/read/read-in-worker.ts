import { Worker } from 'node:worker_threads'
import type { Found } from './read-text.ts'

/** More than the largest text that is accepted has ever taken. */
const maxHeapMb = 512

/** Reads a text in a thread of its own, so that the server answers as before; `signal` gives it up. */
export const readInWorker = (
  text: string,
  onProgress: (done: number) => void,
  signal?: AbortSignal,
): Promise<Found[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read.worker.ts', import.meta.url), {
      workerData: text,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    })
    const end = () => void worker.terminate()
    signal?.addEventListener('abort', end, { once: true })
    worker.on('message', (message: { done: number } | { found: Found[] }) => {
      if ('found' in message) resolve(message.found)
      else onProgress(message.done)
    })
    worker.on('error', reject)
    worker.on('exit', () => {
      signal?.removeEventListener('abort', end)
      reject(new Error('Reading the text was given up'))
    })
  })
