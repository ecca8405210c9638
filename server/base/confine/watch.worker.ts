// This thread kills its process if a step exceeds the limits of CPU time or memory, or if the server has
// ended.
import { workerData } from 'node:worker_threads'
import type { ConfinedWorkLimits } from './host.worker.ts'

const { steps, processorMs, memoryMb }: ConfinedWorkLimits & { steps: Int32Array } = workerData

const everyMs = 50
// Memory for native libraries, in addition to the JavaScript heap, which Node limits itself.
const restMb = 256
const parent = process.ppid

let step = 0
let since = 0

const usedMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

setInterval(() => {
  const now = Atomics.load(steps, 0)
  if (now !== step) {
    step = now
    since = usedMs()
  }
  const isTooLong = step !== 0 && usedMs() - since > processorMs
  const isTooMuch = process.memoryUsage.rss() > (memoryMb + restMb) * 1024 * 1024
  if (isTooLong || isTooMuch || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, everyMs)
