import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  mediaFileUrl,
  parsePictureUrl,
  pictureVariantFileNames,
} from '#contract/media/picture-facts.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other)

/** Returns the smallest size with the same aspect ratio, at least 16 pixels wide, so that layouts do not change. */
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
 * Stores tiny pictures in place of resized variants, which take longer to make than everything journeys do with them. Resizing is
 * tested in server/base/media.
 */
export const storeTinyPictures = async (folder: string): Promise<void> => {
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
      const facts = parsePictureUrl(mediaFileUrl(name))
      if (!facts) return
      const { avif, webp } = await pictureFor(facts)
      for (const variant of pictureVariantFileNames(name))
        await writeFile(join(folder, variant), variant.endsWith('.avif') ? avif : webp)
    }),
  )
}
