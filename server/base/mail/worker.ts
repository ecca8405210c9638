const minute = 60_000

export interface BackgroundWorker {
  /** Runs due work. Returns the number of completed items. */
  flush(): Promise<number>
  kick(): void
  start(): void
  stop(): Promise<void>
}

/**
 * Creates a worker that runs `work` every minute and on request, but never concurrently. `work` should end
 * early once `isStopping` returns true.
 */
export const createBackgroundWorker = (
  work: (isStopping: () => boolean) => Promise<number>,
  onError: (error: unknown) => void,
): BackgroundWorker => {
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()
  let isStopping = false

  /** Runs `work` again after its current run, which may just have missed a new item. */
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
