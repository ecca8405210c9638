const everyMs = 5000

/**
 * Runs a piece of work. Prints its progress every few seconds, and a line at the end.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const timer = setInterval(() => console.log(`  … ${name}, ${seconds()}`), everyMs)
  try {
    const result = await work()
    console.log(`ok      ${name} (${seconds()})`)
    return result
  } catch (error) {
    console.log(`failed  ${name} (${seconds()})`)
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error))
