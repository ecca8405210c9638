/** Whether an update only tries this version out: it migrates and answers, and does nothing that others could notice. */
export const isTrial = process.env.SALUS_TRIAL !== undefined

/** Ends a trial with the update that holds its input open, however that ends. */
export const endWithUpdate = (): void => {
  process.stdin.on('end', () => process.exit(0)).resume()
}
