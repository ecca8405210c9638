import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ApiError } from '#contract/call/api-error.ts'
import { newId } from '#server/base/db/id.ts'

/** An uploaded file that stays on disk during its request, so that slow uploads take no memory. */
export class UploadedFileOnDisk extends File {
  readonly path: string
  constructor(blob: Blob, name: string, type: string, path: string) {
    super([blob], name, { type })
    this.path = path
  }
}

export interface UploadStorage {
  readonly bytes: number
  keep(stream: Readable, name: string, type: string): Promise<UploadedFileOnDisk>
  removeAll(): Promise<void>
}

const noRoom = (cause: unknown) =>
  new ApiError('storageDown', 'There is no room for this file on the server at the moment.', {
    cause,
    retryAfter: 60,
  })

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

export const createUploadStorageFactory = (folder: string) => (): UploadStorage => {
  const paths: string[] = []
  let bytes = 0
  return {
    get bytes() {
      return bytes
    },
    keep: async (stream, name, type) => {
      const path = join(folder, newId())
      paths.push(path)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      } catch (error) {
        throw isFull(error) ? noRoom(error) : error
      }
      const blob = await openAsBlob(path)
      bytes += blob.size
      return new UploadedFileOnDisk(blob, name, type, path)
    },
    removeAll: async () => {
      for (const path of paths) await rm(path, { force: true })
    },
  }
}

const aDay = 86_400_000

export const removeAbandonedUploads = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < Date.now() - aDay) await rm(path, { recursive: true, force: true })
  }
}
