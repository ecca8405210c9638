import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, open, writeFile } from 'node:fs/promises'
import type { Fingerprint } from './manifest.ts'

/** The size and SHA-256 of a file. */
export const fingerprint = async (path: string): Promise<Fingerprint> => {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Writes a new file, down to the disk. */
export const writeNew = (path: string, bytes: Uint8Array): Promise<void> =>
  writeFile(path, bytes, { flag: 'wx', flush: true })

/** Copies a file to a new one, down to the disk: whatever the source may be, the copy is read and written by its user. */
export const copyNew = async (source: string, target: string): Promise<void> => {
  await copyFile(source, target, constants.COPYFILE_EXCL)
  const handle = await open(target)
  try {
    await handle.chmod(0o600)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A moment as part of a file's name. */
export const stamp = (moment: Date): string => moment.toISOString().replaceAll(/[:.]/g, '-')
