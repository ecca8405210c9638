import { loadSharp } from '#server/base/media/sharp.ts'
import { type MediaStorage, socialImagePrefix } from '#server/base/media/storage.ts'
import type { SharingCard } from './draw.ts'
import { createSharingCardWorker, type DrawSharingCard } from './draw-in-worker.ts'

export interface SharePictureCache {
  /** Returns a cached picture, or draws and caches it. */
  get(name: string, card: () => Promise<SharingCard>): Promise<Uint8Array>
  /** Draws a picture without caching it, for static copies, which store it themselves. */
  getUnkept(name: string, card: () => Promise<SharingCard>): Promise<Uint8Array>
  sweep(): Promise<void>
}

const retentionMs = 30 * 24 * 3_600_000
const quality = 86

const drawInWorker = createSharingCardWorker()

export const drawSharingPicture = async (
  card: SharingCard,
  draw: DrawSharingCard = drawInWorker,
): Promise<Uint8Array> => {
  const sharp = await loadSharp()
  return (
    sharp(Buffer.from(await draw(card)))
      .removeAlpha()
      // Optimized coding would save a tenth of the bytes, but take a sixth longer.
      .jpeg({ quality, optimiseCoding: false })
      .toBuffer()
  )
}

export const createSharePictureCache = (
  storage: MediaStorage,
  now: () => Date,
  onError: (error: unknown) => void,
): SharePictureCache => {
  const making = new Map<string, Promise<Uint8Array>>()
  const nameOf = (hash: string): string => `${socialImagePrefix}${hash}.jpg`

  const make = async (name: string, card: () => Promise<SharingCard>): Promise<Uint8Array> => {
    const kept = await storage.get(name)
    if (kept !== null) return kept
    const bytes = await drawSharingPicture(await card())
    // If the store is full, the picture is returned uncached.
    await storage.put(name, bytes).catch(onError)
    return bytes
  }

  return {
    get: (hash, card) => {
      const name = nameOf(hash)
      const underWay = making.get(name) ?? make(name, card).finally(() => making.delete(name))
      making.set(name, underWay)
      return underWay
    },
    getUnkept: async (hash, card) =>
      (await storage.get(nameOf(hash))) ?? drawSharingPicture(await card()),
    sweep: async () => {
      const end = now().getTime() - retentionMs
      for (const { name, modifiedAt } of await storage.list(socialImagePrefix)) {
        if (modifiedAt.getTime() <= end) await storage.delete(name)
      }
    },
  }
}
