import { Worker } from 'node:worker_threads'
import type { Found } from './read-text.ts'

/** More than the largest text that is accepted has ever taken. */
const maxHeapMb = 512

/** How long a thread is kept for the next text: starting one takes longer than reading most texts. */
const idleMs = 60_000

interface Job {
  onProgress(done: number): void
  resolve(found: Found[]): void
  reject(error: Error): void
}

interface Reader {
  readonly worker: Worker
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
}

let idle: Reader | undefined

const startReader = (): Reader => {
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  const reader: Reader = { worker, job: undefined, timer: undefined }
  worker.on('message', (message: { done: number } | { found: Found[] }) => {
    const { job } = reader
    if ('done' in message) return job?.onProgress(message.done)
    rest(reader)
    job?.resolve(message.found)
  })
  worker.on('error', (error) => reader.job?.reject(error))
  worker.on('exit', () => {
    if (idle === reader) idle = undefined
    clearTimeout(reader.timer)
    reader.job?.reject(new Error('Reading the text was given up'))
  })
  return reader
}

/** Keeps a reader that has nothing to do for a while, unless another one waits already. */
const rest = (reader: Reader): void => {
  reader.job = undefined
  if (idle !== undefined) return void reader.worker.terminate()
  idle = reader
  reader.worker.unref()
  reader.timer = setTimeout(() => void reader.worker.terminate(), idleMs).unref()
}

const takeReader = (): Reader => {
  const reader = idle ?? startReader()
  idle = undefined
  clearTimeout(reader.timer)
  reader.worker.ref()
  return reader
}

/** Reads a text in a thread of its own, so that the server answers as before; `signal` gives it up. */
export const readInWorker = async (
  text: string,
  onProgress: (done: number) => void,
  signal?: AbortSignal,
): Promise<Found[]> => {
  const reader = takeReader()
  const end = () => void reader.worker.terminate()
  signal?.addEventListener('abort', end, { once: true })
  try {
    return await new Promise((resolve, reject) => {
      reader.job = { onProgress, resolve, reject }
      reader.worker.postMessage(text)
    })
  } finally {
    signal?.removeEventListener('abort', end)
  }
}
