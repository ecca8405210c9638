/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
/** @type {NodeJS.Signals | undefined} */
let interruption

/** Returns the signal that requested these scripts to stop, or undefined. */
export const interruptedBy = () => interruption

/**
 * Forwards signals to a child process. These scripts end when it has ended.
 * @param {import('node:child_process').ChildProcess} child
 */
export function passSignalsTo(child) {
  children.add(child)
  child.on('exit', () => children.delete(child))
}

/**
 * Stops all children. A second signal ends these scripts at once.
 * @param {NodeJS.Signals} signal
 */
function interrupt(signal) {
  if (interruption) process.exit(1)
  interruption = signal
  // A terminal also sends Ctrl+C to the children, and a second signal would interrupt their clean-up.
  if (signal === 'SIGINT' && process.stdin.isTTY) return
  for (const child of children) child.kill(signal)
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, interrupt)
}

// npm sends a signal only to its shell, which dies without forwarding it.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    if (!interruption) interrupt('SIGTERM')
  }, 250)
  watch.unref()
}
