/** Waits for work up to a time limit. Ignores later results and errors. */
export const within = (work: Promise<unknown>, ms: number): Promise<unknown> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
