import sharp from 'sharp'
import type { ConfinedTask } from '#server/base/confine/confine.ts'

// Blocks all other image formats, because this process only renders SVGs.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
sharp.concurrency(1)

const side = 1024
const maxDensity = 2400

export const work: ConfinedTask<string, Uint8Array, never> = async (text) => {
  const bytes = Buffer.from(text)
  const { width = 1, height = 1 } = await sharp(bytes).metadata()
  const density = Math.min(maxDensity, Math.max(1, (72 * side) / Math.max(width, height)))
  const png = await sharp(bytes, { density, limitInputPixels: 40_000_000 })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  return new Uint8Array(png)
}
