import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const gigabyte = 2 ** 30

/**
 * Returns the folder for the tests' databases and pictures: in memory if there is plenty, because each write waits for its disk.
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
