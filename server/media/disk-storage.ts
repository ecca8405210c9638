import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '#server/db/id.ts'
import { type Storage, storageFailed } from './storage.ts'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Pictures in a folder. A file is whole and on the disk, or not there at all. */
export const createDiskStorage = (folder: string): Storage => {
  const incoming = join(folder, 'incoming')
  const ready = mkdir(incoming, { recursive: true })
  return {
    put: async (name, bytes) => {
      await ready
      const temporary = join(incoming, newId())
      try {
        const handle = await open(temporary, 'wx')
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(temporary, join(folder, name))
        await syncFolder(folder)
      } catch (error) {
        await rm(temporary, { force: true })
        throw storageFailed(error)
      }
    },
    get: async (name) => {
      try {
        return new Uint8Array(await readFile(join(folder, name)))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    has: (name) =>
      stat(join(folder, name)).then(
        () => true,
        () => false,
      ),
    delete: (name) => rm(join(folder, name), { force: true }),
    list: async (prefix) => {
      await ready
      const names = (await readdir(folder)).filter(
        (name) => name !== 'incoming' && name.startsWith(prefix),
      )
      return Promise.all(
        names.map(async (name) => ({ name, modifiedAt: (await stat(join(folder, name))).mtime })),
      )
    },
  }
}
