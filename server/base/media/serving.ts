import { parsePictureFileName } from '#contract/media/picture-facts.ts'
import { resizePicture } from './images.ts'
import type { MediaStorage } from './storage.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Creates a function that returns files and creates missing image variants. Concurrent requests
 * share the work.
 */
export const createMediaFileReader = (
  storage: Pick<MediaStorage, 'get' | 'put'>,
  onError: (error: unknown) => void,
): ((name: string) => Promise<Bytes | null>) => {
  const making = new Map<string, Promise<Bytes | null>>()

  const make = async (name: string): Promise<Bytes | null> => {
    const file = parsePictureFileName(name)
    if (file === null || file.width === null) return null
    const original = await storage.get(file.picture)
    if (original === null) return null
    const bytes = await resizePicture(original, file.width, file.format)
    // A failed write, for example to a full storage, must not fail the request. The next one creates the
    // variant again.
    await storage.put(name, bytes).catch(onError)
    return new Uint8Array(bytes)
  }

  return async (name) => {
    const stored = await storage.get(name)
    if (stored !== null) return stored
    const underWay = making.get(name) ?? make(name)
    making.set(name, underWay)
    return underWay.finally(() => making.delete(name))
  }
}
