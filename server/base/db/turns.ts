import { setImmediate } from 'node:timers'

/** How long work may go on before it yields to the event loop, in milliseconds. */
const longestMs = 15
/** How long background work lets others go first at most: a busy site must not keep it from ending. */
const longestWaitMs = 30
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

/** Lets everyone go first who has something to do, as background work does between its steps. */
export const giveWay = async (): Promise<void> => {
  const until = performance.now() + longestWaitMs
  for (let used = usedMs(); performance.now() < until; ) {
    const before = used
    await nextTurn()
    used = usedMs()
    if (used - before < idleMs) return
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
