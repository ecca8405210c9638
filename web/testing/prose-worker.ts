import { vi } from 'vitest'
import type { ProseWorkerJob } from '#web/prose/in-browser.ts'

/** Fake result of the worker. Undefined leaves the job unfinished. */
type Reading = (job: ProseWorkerJob) => unknown

const atWork = new Set<EventTarget>()
let read: Reading = () => undefined

/** The page reuses its worker in later tests, so each one uses the latest function. */
class ProseWorker extends EventTarget {
  constructor() {
    super()
    atWork.add(this)
  }
  postMessage(job: ProseWorkerJob) {
    const value = read(job)
    if (value === undefined) return
    const data = { id: job.id, value }
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('message'), { data })))
  }
  terminate() {
    atWork.delete(this)
  }
}

/** Replaces the worker that renders Markdown. */
export const fakeProseWorker = (reading: Reading): void => {
  read = reading
  vi.stubGlobal('Worker', ProseWorker)
}

/** Aborts unfinished jobs of the worker. */
export const abortProseWorkers = (): void => {
  read = () => undefined
  for (const worker of atWork) worker.dispatchEvent(new Event('error'))
}
