import { vi } from 'vitest'
import type { ProseJob } from '#web/prose/in-browser.ts'

/** What the worker makes of a text; nothing leaves it at work. */
type Reading = (job: ProseJob) => unknown

const atWork = new Set<EventTarget>()
let read: Reading = () => undefined

/** The page keeps its worker from test to test, so each one asks what is said last. */
class ProseWorker extends EventTarget {
  constructor() {
    super()
    atWork.add(this)
  }
  postMessage(job: ProseJob) {
    const value = read(job)
    if (value === undefined) return
    const data = { id: job.id, value }
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('message'), { data })))
  }
  terminate() {
    atWork.delete(this)
  }
}

/** Stands in for the worker that reads texts. */
export const readProse = (reading: Reading): void => {
  read = reading
  vi.stubGlobal('Worker', ProseWorker)
}

/** Ends what the worker is still at. */
export const endProse = (): void => {
  read = () => undefined
  for (const worker of atWork) worker.dispatchEvent(new Event('error'))
}
