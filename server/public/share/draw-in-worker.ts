import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { bundledWorkerPathOf, workerModulePathOf } from '#server/base/confine/built-file.ts'
import type { SharingCard } from './draw.ts'

const maxHeapMb = 128
const idleMs = 30_000

const source = './server/public/share/draw.worker.ts'
/** Compiled file of the worker, which starts three times as fast as its source. */
export const compiledDrawWorkerFile = bundledWorkerPathOf(source)

export type DrawSharingCard = (card: SharingCard) => Promise<string>

/** Draws one picture after the other in a worker thread, so that the server stays responsive. The worker ends when idle. */
export const createSharingCardWorker = (
  file: string = workerModulePathOf(source),
): DrawSharingCard => {
  let worker: Worker | undefined
  let endIdle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  const start = (): Worker => {
    const fresh = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } })
    fresh.on('exit', () => {
      if (worker === fresh) worker = undefined
    })
    worker = fresh
    return fresh
  }

  const draw = async (card: SharingCard): Promise<string> => {
    clearTimeout(endIdle)
    const busy = worker ?? start()
    busy.ref()
    try {
      busy.postMessage(card)
      const [svg] = await once(busy, 'message')
      return z.string().parse(svg)
    } finally {
      busy.unref()
      endIdle = setTimeout(() => void busy.terminate(), idleMs).unref()
    }
  }

  return (card) => {
    const drawn = last.then(() => draw(card))
    last = drawn.catch(() => undefined)
    return drawn
  }
}
