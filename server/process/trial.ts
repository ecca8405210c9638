/** Whether an update only tests this version. The server then migrates and responds, but does nothing with side effects. */
export const isUpdateTrial = process.env.SALUS_TRIAL !== undefined

/** Exits when the update process closes this process's stdin. */
export const exitWhenUpdaterExits = (): void => {
  process.stdin.on('end', () => process.exit(0)).resume()
}
