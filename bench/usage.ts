import { readdirSync, readFileSync } from 'node:fs'

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // A process or thread that ends while its numbers are being read has none.
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
  // The program's name, in brackets, may hold spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

const parentOf = (pid: number): number => Number(statOf(pid)[1] ?? 0)

/** A process and its children: nginx answers from a worker, not from the process that was started. */
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
  // A kernel without scheduler statistics: user and system time, in hundredths of a second.
  const stat = statOf(pid)
  return ((Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) * 1000) / ticksPerSecond
}

/** Processor time that processes and their children have used, user and system, in milliseconds. */
export const cpuMs = (pids: readonly number[]): number =>
  pids.flatMap(familyOf).reduce((sum, pid) => sum + cpuOf(pid), 0)

/** Processor time that this thread has used, user and system, in milliseconds. */
export const threadCpuMs = (): number => {
  // Asked for the whole process, Linux brings its count up to date; else a thread's is as old as the last tick: 4 ms.
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const megabytes = (pids: readonly number[], field: string): number =>
  pids.reduce((sum, pid) => {
    const line = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/status`))
    return sum + Number(line?.[1] ?? 0) / 1024
  }, 0)

/** Resident memory now, in MB. */
export const memoryMb = (pids: readonly number[]): number => megabytes(pids, 'VmRSS')

/** The most resident memory there has been since the start, in MB. */
export const peakMemoryMb = (pids: readonly number[]): number => megabytes(pids, 'VmHWM')

/** How many files and connections processes have open. */
export const openFiles = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + entriesOf(`/proc/${pid}/fd`).length, 0)
