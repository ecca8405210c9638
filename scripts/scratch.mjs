import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const gigabyte = 2 ** 30

/**
 * Where tests keep databases and pictures: in memory where there is plenty, else where temporary files are. They make
 * and delete thousands, and each write to a database waits for its disk.
 */
export function scratchFolder() {
  const memory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(memory)
    const hasRoom = bavail * bsize > 3 * gigabyte
    return hasRoom && process.availableMemory() > 5 * gigabyte ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
