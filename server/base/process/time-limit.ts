/** Something took longer than it may. */
export class TimeLimitError extends Error {}

/**
 * Gives work up after a time with a TimeLimitError and this message. The signal tells the work to stop; the caller
 * stops waiting whether or not it does.
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
