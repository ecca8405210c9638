import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureAddress, pictureFacts, pictureVariants } from '#contract/media/picture-facts.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other)

/** The smallest picture of the same shape, so that a page does not move when it comes; 16 pixels wide at least. */
const smallestLike = ({ width, height }: Size): Size => {
  const divisor = greatestDivisor(width, height)
  const times = Math.ceil((16 * divisor) / width)
  return { width: (width / divisor) * times, height: (height / divisor) * times }
}

const draw = async (size: Size) => {
  const create = { ...size, channels: 3, background: '#7c8a86' } as const
  return {
    avif: await sharp({ create }).avif().toBuffer(),
    webp: await sharp({ create }).webp().toBuffer(),
  }
}

/**
 * Puts small pictures where a site would make the widths of those it has: making them takes longer than all that
 * journeys do with them. How they are made is tested in server/base/media.
 */
export const standInForPictures = async (folder: string): Promise<void> => {
  const drawn = new Map<string, ReturnType<typeof draw>>()
  const pictureFor = (size: Size) => {
    const shape = `${size.width}x${size.height}`
    const picture = drawn.get(shape) ?? draw(smallestLike(size))
    drawn.set(shape, picture)
    return picture
  }
  const names = await readdir(folder)
  await Promise.all(
    names.map(async (name) => {
      const facts = pictureFacts(pictureAddress(name))
      if (!facts) return
      const { avif, webp } = await pictureFor(facts)
      for (const variant of pictureVariants(name))
        await writeFile(join(folder, variant), variant.endsWith('.avif') ? avif : webp)
    }),
  )
}
