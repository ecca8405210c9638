import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, open, writeFile } from 'node:fs/promises'
import type { FileFingerprint } from './manifest.ts'

export const fingerprintFile = async (path: string): Promise<FileFingerprint> => {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Writes a new file and flushes it to disk. */
export const writeNewFile = (path: string, bytes: Uint8Array): Promise<void> =>
  writeFile(path, bytes, { flag: 'wx', flush: true })

/** Copies a file to a new one and flushes it to disk. Only its owner can read and write the copy. */
export const copyToNewFile = async (source: string, target: string): Promise<void> => {
  await copyFile(source, target, constants.COPYFILE_EXCL)
  const handle = await open(target)
  try {
    await handle.chmod(0o600)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const formatFileNameTimestamp = (moment: Date): string =>
  moment.toISOString().replaceAll(/[:.]/g, '-')
