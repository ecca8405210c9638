import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureVariants } from '#contract/media/picture.ts'

/**
 * Puts one small picture where a site would make the widths of those it has: making them takes longer than all
 * that journeys do with them. How they are made is tested in server/base/media.
 */
export const standInForPictures = async (folder: string): Promise<void> => {
  const create = { width: 40, height: 30, channels: 3, background: '#7c8a86' } as const
  const avif = await sharp({ create }).avif().toBuffer()
  const webp = await sharp({ create }).webp().toBuffer()
  const variants = (await readdir(folder)).flatMap((name) => pictureVariants(name))
  const small = (name: string) => (name.endsWith('.avif') ? avif : webp)
  await Promise.all(variants.map((name) => writeFile(join(folder, name), small(name))))
}
