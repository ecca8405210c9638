import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers'
import { setTimeout as wait } from 'node:timers/promises'

/** Maximum time that work may block the event loop. */
const longestMs = 15
/** Maximum pause of background work, so that it also ends on a busy site. */
const longestWaitMs = 100
/** Longer requests, such as uploads, have no priority over background work. */
const shortRequestMs = 500
const idleMs = 0.5

const nextTurn = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  setImmediate(resolve)
  return promise
}

/** When work in the current event loop iteration started. Undefined if none has. */
let began: number | undefined

/**
 * Waits for the next event loop iteration if this one has lasted too long. SQLite responds
 * synchronously, so a loop of queries would block all other work.
 */
export const yieldIfBlocking = async (): Promise<void> => {
  const now = performance.now()
  if (began === undefined) {
    began = now
    setImmediate(() => {
      began = undefined
    })
  } else if (now - began > longestMs) await nextTurn()
}

/** CPU time of this thread in milliseconds, which is independent of other processes. */
const usedMs = (): number => {
  // On Linux, reading the CPU time of the process updates that of the thread, which is otherwise as
  // old as the last tick.
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const answering = new Map<ServerResponse, number>()
const request = new AsyncLocalStorage<ServerResponse>()

/** Gives a request priority over background work until its response ends. */
export const prioritizeRequest = (response: ServerResponse, answer: () => void): void => {
  answering.set(response, performance.now())
  response.once('close', () => answering.delete(response))
  request.run(response, answer)
}

const isAnyoneWaiting = (now: number): boolean =>
  answering.values().some((since) => now - since < shortRequestMs)

/** Lets pending requests finish before background work continues. */
export const yieldToRequests = async (): Promise<void> => {
  const own = request.getStore()
  if (own) answering.delete(own)
  let now = performance.now()
  let used = usedMs()
  for (const until = now + longestWaitMs; now < until; now = performance.now()) {
    const before = used
    await nextTurn()
    used = usedMs()
    if (used - before >= idleMs) continue
    if (!isAnyoneWaiting(now)) return
    await wait(1)
  }
}

/** Starts a step of background work. The returned function reports whether the step should end. */
export const startBackgroundStep = (): (() => boolean) => {
  const began = performance.now()
  const before = usedMs()
  // Elapsed time is checked first, because it is a hundred times cheaper to read than CPU time and never
  // less.
  return () => performance.now() - began > longestMs && usedMs() - before > longestMs
}

/**
 * Creates a function that background work awaits between its parts. The function lets requests finish first
 * if the current step has lasted too long.
 */
export const createBackgroundPause = (): (() => Promise<void>) => {
  let isOver = startBackgroundStep()
  return async () => {
    if (!isOver()) return
    await yieldToRequests()
    isOver = startBackgroundStep()
  }
}
