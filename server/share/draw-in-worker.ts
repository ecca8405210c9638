import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { Card } from './draw.ts'

const maxHeapMb = 128
const idleMs = 30_000

let worker: Worker | undefined
let endIdle: NodeJS.Timeout | undefined
let last: Promise<unknown> = Promise.resolve()

const start = (): Worker => {
  const fresh = new Worker('./server/share/draw.worker.ts', {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  fresh.on('exit', () => {
    if (worker === fresh) worker = undefined
  })
  worker = fresh
  return fresh
}

const draw = async (card: Card): Promise<string> => {
  clearTimeout(endIdle)
  const busy = worker ?? start()
  busy.ref()
  try {
    busy.postMessage(card)
    // Rejects when the thread fails.
    const [svg] = await once(busy, 'message')
    return z.string().parse(svg)
  } finally {
    busy.unref()
    endIdle = setTimeout(() => void busy.terminate(), idleMs).unref()
  }
}

/** Draws in a thread of its own, one after the other, so that the server answers as before; it ends when idle. */
export const drawInWorker = (card: Card): Promise<string> => {
  const drawn = last.then(() => draw(card))
  last = drawn.catch(() => undefined)
  return drawn
}
