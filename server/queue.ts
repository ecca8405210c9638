import { ApiError } from '#contract/api-error.ts'

/** Work that is done a few pieces at a time. */
export interface Queue {
  run<T>(work: () => Promise<T>): Promise<T>
}

/** A queue that runs `atOnce` pieces of work side by side, lets `waiting` more wait and refuses the rest with 503. */
export const createQueue = ({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue => {
  const line: (() => void)[] = []
  let running = 0
  // Whoever waits longest takes the place over; nobody who comes in between can push in.
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else running--
  }
  return {
    run: async (work) => {
      if (running >= atOnce) {
        if (line.length >= waiting) {
          throw new ApiError('busy', 'The server is busy. Please try again in a moment.', {
            retryAfter: 5,
          })
        }
        await new Promise<void>((resolve) => line.push(resolve))
      } else running++
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
