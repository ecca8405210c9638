import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers'
import { setTimeout as wait } from 'node:timers/promises'

/** How long work may go on before it yields to the event loop, in milliseconds. */
const longestMs = 15
/** How long background work lets others go first at most: a busy site must not keep it from ending. */
const longestWaitMs = 100
/** A request that takes longer is long work itself, such as an upload. */
const shortRequestMs = 500
/** A turn of the event loop that took no more had nothing to do. */
const idleMs = 0.5

const nextTurn = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  setImmediate(resolve)
  return promise
}

/** When work began in the turn of the event loop that it is; undefined before any has. */
let began: number | undefined

/**
 * Waits for the next turn of the event loop when this one has lasted long enough. What the embedded database answers
 * is there at once, so that a loop of queries alone would never let anyone else have a turn.
 */
export const takeTurns = async (): Promise<void> => {
  const now = performance.now()
  if (began === undefined) {
    began = now
    setImmediate(() => {
      began = undefined
    })
  } else if (now - began > longestMs) await nextTurn()
}

/** Processor time of this thread so far, in milliseconds: whatever else the machine does counts for nothing. */
const usedMs = (): number => {
  // Asked for the whole process, Linux brings its count up to date; else a thread's is as old as the last tick.
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Requests that are being answered, and since when. */
const answering = new Map<ServerResponse, number>()
const request = new AsyncLocalStorage<ServerResponse>()

/** Answers a request before background work goes on, even while the answer waits for another thread. */
export const answerFirst = (response: ServerResponse, answer: () => void): void => {
  answering.set(response, performance.now())
  response.once('close', () => answering.delete(response))
  request.run(response, answer)
}

const isAnyoneWaiting = (now: number): boolean =>
  answering.values().some((since) => now - since < shortRequestMs)

/** Lets everyone go first who has something to do, as background work does between its steps. */
export const giveWay = async (): Promise<void> => {
  const own = request.getStore()
  // An answer that takes several steps is background work from here on.
  if (own) answering.delete(own)
  let now = performance.now()
  let used = usedMs()
  for (const until = now + longestWaitMs; now < until; now = performance.now()) {
    const before = used
    await nextTurn()
    used = usedMs()
    if (used - before >= idleMs) continue
    if (!isAnyoneWaiting(now)) return
    // Their answers are made by another thread, or are on their way.
    await wait(1)
  }
}

/** Begins a step of background work; what is answered tells whether it has lasted long enough to end it. */
export const startStep = (): (() => boolean) => {
  const began = performance.now()
  const before = usedMs()
  // No thread uses more processor time than passes by the clock, which is asked for at a hundredth of the cost.
  return () => performance.now() - began > longestMs && usedMs() - before > longestMs
}

/** For long work, between its parts: lets others go first once it has gone on for as long as a step. */
export const createPause = (): (() => Promise<void>) => {
  let isOver = startStep()
  return async () => {
    if (!isOver()) return
    await giveWay()
    isOver = startStep()
  }
}
