const minute = 60_000

/** Work that is looked for every minute, and at once when there may be some. */
export interface Worker {
  /** Does what is due; answers with how many pieces were done. */
  flush(): Promise<number>
  /** Does what is due soon, without anyone waiting for it. */
  kick(): void
  start(): void
  /** Finishes the piece in hand and leaves the rest. */
  stop(): Promise<void>
}

/** Runs `work` again and again, never twice at a time; it stops early when it is told to. */
export const createWorker = (
  work: (isStopping: () => boolean) => Promise<number>,
  onError: (error: unknown) => void,
): Worker => {
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()
  let isStopping = false

  /** One after the other: work in progress may just have missed what this is called for. */
  const flush = () => {
    const next = working.then(() => work(() => isStopping))
    working = next.catch(() => undefined)
    return next
  }
  const kick = () => void flush().catch(onError)
  return {
    flush,
    kick,
    start: () => {
      timer = setInterval(kick, minute)
      kick()
    },
    stop: async () => {
      clearInterval(timer)
      isStopping = true
      await working
    },
  }
}
