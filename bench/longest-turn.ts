import { setImmediate, setTimeout } from 'node:timers'
import { threadCpuMs } from './usage.ts'

const idleMs = 0.5

/**
 * Returns the longest turn of this thread's event loop during `work`, in milliseconds of processor time,
 * independent of other programs.
 */
export const longestTurn = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0
  let isOver = false
  let before = threadCpuMs()
  const turn = () => {
    const now = threadCpuMs()
    const used = now - before
    longest = Math.max(longest, used)
    before = now
    if (isOver) return
    // Polling without a pause would take processor time from `work`.
    if (used < idleMs) setTimeout(turn, 1)
    else setImmediate(turn)
  }
  setImmediate(turn)
  try {
    await work()
    // The end of `work` may be part of a turn in progress.
    await new Promise<void>((resolve) => setImmediate(resolve))
  } finally {
    isOver = true
  }
  return longest
}
