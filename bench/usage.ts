import { readdirSync, readFileSync } from 'node:fs'

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process or thread has ended.
    return ''
  }
}

const entriesOf = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const statOf = (pid: number): string[] => {
  const stat = read(`/proc/${pid}/stat`)
  // The program's name, in brackets, may contain spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

const parentOf = (pid: number): number => Number(statOf(pid)[1] ?? 0)

/** Returns a process and its children, because nginx responds from a worker. */
export const familyOf = (pid: number): number[] => [
  pid,
  ...entriesOf('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => parentOf(other) === pid),
]

const ticksPerSecond = 100

const cpuOf = (pid: number): number => {
  const threads = entriesOf(`/proc/${pid}/task`)
  const nanoseconds = threads.reduce(
    (sum, thread) => sum + Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0] ?? 0),
    0,
  )
  if (nanoseconds > 0) return nanoseconds / 1e6
  // Without scheduler statistics: user and system time in hundredths of a second.
  const stat = statOf(pid)
  return ((Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) * 1000) / ticksPerSecond
}

/** Returns user and system time of processes and their children, in milliseconds. */
export const cpuMs = (pids: readonly number[]): number =>
  pids.flatMap(familyOf).reduce((sum, pid) => sum + cpuOf(pid), 0)

/** Returns user and system time of this thread, in milliseconds. */
export const threadCpuMs = (): number => {
  // Linux updates a thread's count only every 4 ms, unless the whole process is queried.
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const megabytes = (pids: readonly number[], field: string): number =>
  pids.reduce((sum, pid) => {
    const line = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/status`))
    return sum + Number(line?.[1] ?? 0) / 1024
  }, 0)

/** Returns the current resident memory in MB. */
export const memoryMb = (pids: readonly number[]): number => megabytes(pids, 'VmRSS')

/** Returns the peak resident memory in MB. */
export const peakMemoryMb = (pids: readonly number[]): number => megabytes(pids, 'VmHWM')

/** Counts open files and connections. */
export const openFiles = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + entriesOf(`/proc/${pid}/fd`).length, 0)
