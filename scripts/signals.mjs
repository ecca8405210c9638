/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
/** @type {NodeJS.Signals | undefined} */
let interruption

/** The signal that asked these scripts to stop, if one did. */
export const interruptedBy = () => interruption

/**
 * Lets a child hear of the signals that reach these scripts, which end when it has ended.
 * @param {import('node:child_process').ChildProcess} child
 */
export function passSignalsTo(child) {
  children.add(child)
  child.on('exit', () => children.delete(child))
}

/** A second signal ends these scripts at once. @param {NodeJS.Signals} signal */
function interrupt(signal) {
  if (interruption) process.exit(1)
  interruption = signal
  // A terminal sends Ctrl+C to the children too; a second one would cut their clean-up short.
  if (signal === 'SIGINT' && process.stdin.isTTY) return
  for (const child of children) child.kill(signal)
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, interrupt)
}

// npm passes a signal only to its shell, which dies without passing it on.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    if (!interruption) interrupt('SIGTERM')
  }, 250)
  watch.unref()
}
