/** Something took longer than it may. */
export class TimeLimitError extends Error {}

/**
 * Gives work up after a time with a TimeLimitError that says this. The signal tells the work to stop; that
 * nobody waits for it any longer does not depend on whether it listens.
 */
export const withinTime = async <T>(
  limitMs: number,
  sentence: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const controller = new AbortController()
  const timer = setTimeout(() => {
    const error = new TimeLimitError(sentence)
    reject(error)
    controller.abort(error)
  }, limitMs)
  try {
    return await Promise.race([work(controller.signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
