import { setImmediate, setTimeout } from 'node:timers'
import { threadCpuMs } from './usage.ts'

const idleMs = 0.5

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
    const used = now - before
    longest = Math.max(longest, used)
    before = now
    if (isOver) return
    // Looking without a pause would take the processor from those who make the work.
    if (used < idleMs) setTimeout(turn, 1)
    else setImmediate(turn)
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
