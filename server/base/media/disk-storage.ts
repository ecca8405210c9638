import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { newId } from '#server/base/db/id.ts'
import { chownToFolderOwner } from '#server/base/process/give-to-owner.ts'
import type { ByteRange } from './byte-range.ts'
import {
  createStorageReadError,
  createStorageWriteError,
  incompleteFilePrefix,
  type MediaStorage,
  type StoredFile,
} from './storage.ts'

const ifThere = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw createStorageReadError(error)
  })

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const readPart = async (path: string, { start, end }: ByteRange) => {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(end - start + 1), {
      position: start,
    })
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Stores images in a folder. Writes are atomic and durable. */
export const createDiskStorage = (folder: string): MediaStorage => {
  const incoming = join(folder, incompleteFilePrefix)

  const fileAt = async (name: string): Promise<StoredFile[]> => {
    const found = await ifThere(stat(join(folder, name)))
    return found?.isFile() ? [{ name, modifiedAt: found.mtime }] : []
  }

  return {
    put: async (name, content) => {
      const temporary = join(incoming, newId())
      try {
        await mkdir(incoming, { recursive: true })
        const handle = await open(temporary, 'wx')
        try {
          await handle.writeFile(content instanceof Blob ? content.stream() : content)
          await handle.sync()
        } finally {
          await handle.close()
        }
        chownToFolderOwner(dirname(folder), [folder, incoming, temporary])
        await rename(temporary, join(folder, name))
        await syncFolder(folder)
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined)
        throw createStorageWriteError(error)
      }
    },
    get: async (name, part) => {
      const path = join(folder, name)
      if (part) return ifThere(readPart(path, part))
      const bytes = await ifThere(readFile(path))
      return bytes && new Uint8Array(bytes)
    },
    delete: async (name) => {
      await ifThere(rm(join(folder, name)))
    },
    list: async (prefix) => {
      // Includes incomplete files, which a crash may have left, so that they can be deleted.
      const entries = await ifThere(readdir(folder, { recursive: true, withFileTypes: true }))
      const names = (entries ?? [])
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
        .filter((name) => name.startsWith(prefix))
      return (await Promise.all(names.map(fileAt))).flat()
    },
  }
}
