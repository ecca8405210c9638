export class TimeLimitError extends Error {}

/** Throws a TimeLimitError after `limitMs` and aborts the signal, even if the work continues. */
export const runWithTimeLimit = async <T>(
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
