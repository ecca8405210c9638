import { ApiError } from '#contract/call/api-error.ts'

export interface ConcurrencyLimiter {
  run<T>(work: () => Promise<T>): Promise<T>
  /** Waits for free slots, several for larger work. Returns a function that frees them. */
  enter(size?: number): Promise<() => void>
}

/**
 * Creates a queue for work that takes `atOnce` slots at most. Throws 503 if `waiting` callers are waiting
 * already.
 */
export const createConcurrencyLimiter = ({
  atOnce,
  waiting,
}: {
  atOnce: number
  waiting: number
}): ConcurrencyLimiter => {
  const line: { readonly size: number; readonly enter: () => void }[] = []
  let free = atOnce
  // First in, first out: smaller work does not overtake larger.
  const admit = () => {
    for (let next = line[0]; next && next.size <= free; next = line[0]) {
      line.shift()
      free -= next.size
      next.enter()
    }
  }
  const enter = async (wished = 1) => {
    // Work that needs more slots than there are takes all of them.
    const size = Math.min(wished, atOnce)
    const isFull = size > free || line.length > 0
    if (isFull && line.length >= waiting) {
      throw new ApiError('busy', 'The server is busy. Please try again in a moment.', {
        retryAfter: 5,
      })
    }
    await new Promise<void>((resolve) => {
      line.push({ size, enter: resolve })
      admit()
    })
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      free += size
      admit()
    }
  }
  return {
    enter,
    run: async (work) => {
      const leave = await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
