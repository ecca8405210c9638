const intervalMs = 2_000

/** Creates a function that prints how far work is, at most every 2 seconds. */
export const createProgressPrinter = (
  print: (sentence: string) => void,
  now: () => number = Date.now,
) => {
  let nextAt = now() + intervalMs
  return (doing: string, done: number, total: number): void => {
    if (now() < nextAt || total === 0) return
    nextAt = now() + intervalMs
    print(`${doing}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`)
  }
}
