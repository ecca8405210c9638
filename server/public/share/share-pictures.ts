import { loadSharp } from '#server/base/media/sharp.ts'
import { type Storage, sharePrefix } from '#server/base/media/storage.ts'
import type { Card } from './draw.ts'
import { createDrawer, type Draw } from './draw-in-worker.ts'

/** Pictures that stand for pages where someone shares them: drawn once for each content, and kept. */
export interface SharePictures {
  /** The picture of that name, drawn now when nobody asked for it before. */
  get(name: string, card: () => Promise<Card>): Promise<Uint8Array>
  /** The same without keeping what is drawn: for a copy of the site, which keeps it as a file of its own. */
  getUnkept(name: string, card: () => Promise<Card>): Promise<Uint8Array>
  /** Removes what was drawn long ago; what is still asked for is drawn again. */
  sweep(): Promise<void>
}

const keptMs = 30 * 24 * 3_600_000
const quality = 86

const drawInWorker = createDrawer()

/** A picture for sharing as a file. */
export const drawPicture = async (card: Card, draw: Draw = drawInWorker): Promise<Uint8Array> => {
  const sharp = await loadSharp()
  return (
    sharp(Buffer.from(await draw(card)))
      .removeAlpha()
      // Shorter codes would save a tenth of the bytes and take a sixth more time.
      .jpeg({ quality, optimiseCoding: false })
      .toBuffer()
  )
}

/** Over the store of pictures. */
export const createSharePictures = (
  storage: Storage,
  now: () => Date,
  onError: (error: unknown) => void,
): SharePictures => {
  const making = new Map<string, Promise<Uint8Array>>()
  const nameOf = (hash: string): string => `${sharePrefix}${hash}.jpg`

  const make = async (name: string, card: () => Promise<Card>): Promise<Uint8Array> => {
    const kept = await storage.get(name)
    if (kept !== null) return kept
    const bytes = await drawPicture(await card())
    // Where there is no room to keep it, it is drawn again for the next who asks.
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
    getUnkept: async (hash, card) => (await storage.get(nameOf(hash))) ?? drawPicture(await card()),
    sweep: async () => {
      const end = now().getTime() - keptMs
      for (const { name, modifiedAt } of await storage.list(sharePrefix)) {
        if (modifiedAt.getTime() <= end) await storage.delete(name)
      }
    },
  }
}
