import { ApiError } from '#contract/call/api-error.ts'

/** Work that is done a few pieces at a time. */
export interface Queue {
  run<T>(work: () => Promise<T>): Promise<T>
  /** Waits for a place, or for several for larger work, and answers with a function that frees them. */
  enter(size?: number): Promise<() => void>
}

/** A queue that runs `atOnce` pieces of work side by side, lets `waiting` more wait and refuses the rest with 503. */
export const createQueue = ({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue => {
  const line: { readonly size: number; readonly enter: () => void }[] = []
  let free = atOnce
  // First come, first served: later or smaller requests do not overtake.
  const admit = () => {
    for (let next = line[0]; next && next.size <= free; next = line[0]) {
      line.shift()
      free -= next.size
      next.enter()
    }
  }
  const enter = async (wished = 1) => {
    // Work larger than the whole queue has it to itself.
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
