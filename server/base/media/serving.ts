import { pictureFile } from '#contract/media/picture-facts.ts'
import { makeVariant } from './images.ts'
import type { Storage } from './storage.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Serves the bytes behind a name; a variant that nobody asked for before is made once, for all who ask meanwhile. */
export const createServing = (
  storage: Pick<Storage, 'get' | 'put'>,
  onError: (error: unknown) => void,
): ((name: string) => Promise<Bytes | null>) => {
  const making = new Map<string, Promise<Bytes | null>>()

  const make = async (name: string): Promise<Bytes | null> => {
    const file = pictureFile(name)
    if (file === null || file.width === null) return null
    const original = await storage.get(file.picture)
    if (original === null) return null
    const bytes = await makeVariant(original, file.width, file.format)
    // Where there is no room to keep it, it is made again for the next who asks.
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
