import { setImmediate } from 'node:timers'
import { threadCpuMs } from './usage.ts'

/**
 * Returns the longest turn of this thread's event loop while `work` goes on, in milliseconds of processor time: as long
 * as nobody else is served, whatever other programs do meanwhile.
 */
export const longestTurn = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0
  let isOver = false
  let before = threadCpuMs()
  const turn = () => {
    const now = threadCpuMs()
    longest = Math.max(longest, now - before)
    before = now
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  try {
    await work()
    // The end of the work may belong to a turn that is still going on.
    await new Promise<void>((resolve) => setImmediate(resolve))
  } finally {
    isOver = true
  }
  return longest
}
