import { pictureFileNameOfUrl } from '#contract/media/picture-facts.ts'
import { makeIcon } from '#server/base/media/images.ts'
import type { MediaService } from '#server/base/media/media-service.ts'

const png = 'image/png'
/** Background of app icons. */
const background = '#fbf9f5'

/** Icon files by URL, with the built-in file that is used without a logo. */
export const siteIcons = {
  'favicon.ico': { file: 'favicon-96.png', type: png },
  'favicon.svg': { file: 'favicon.svg', type: 'image/svg+xml' },
  'favicon-96.png': { file: 'favicon-96.png', type: png },
  'apple-touch-icon.png': { file: 'apple-touch-icon.png', type: png },
  'icon-192.png': { file: 'icon-192.png', type: png },
  'icon-512.png': { file: 'icon-512.png', type: png },
  'icon-maskable-512.png': { file: 'icon-maskable-512.png', type: png },
} as const
export type SiteIconName = keyof typeof siteIcons

const buildIco = async (logo: Uint8Array): Promise<Buffer> => {
  const sides = [16, 32, 48]
  const pictures = await Promise.all(sides.map((side) => makeIcon(logo, side)))
  const header = Buffer.alloc(6 + 16 * sides.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(sides.length, 4)
  let at = header.length
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(sides[index] ?? 0, entry)
    header.writeUInt8(sides[index] ?? 0, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(picture.length, entry + 8)
    header.writeUInt32LE(at, entry + 12)
    at += picture.length
  }
  return Buffer.concat([header, ...pictures])
}

const buildSvg = async (logo: Uint8Array): Promise<Buffer> => {
  const inside = (await makeIcon(logo, 192)).toString('base64')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:${png};base64,${inside}"/></svg>`,
  )
}

const makers: Record<SiteIconName, (logo: Uint8Array) => Promise<Buffer>> = {
  'favicon.ico': buildIco,
  'favicon.svg': buildSvg,
  'favicon-96.png': (logo) => makeIcon(logo, 96),
  'apple-touch-icon.png': (logo) => makeIcon(logo, 180, { ground: background, margin: 0.1 }),
  'icon-192.png': (logo) => makeIcon(logo, 192, { ground: background, margin: 0.06 }),
  'icon-512.png': (logo) => makeIcon(logo, 512, { ground: background, margin: 0.06 }),
  // Devices crop maskable icons to a circle of 80 % of the width.
  'icon-maskable-512.png': (logo) => makeIcon(logo, 512, { ground: background, margin: 0.2 }),
}

/** Builds an icon from the group's logo, or returns null without a logo. */
export const buildSiteIcon = async (
  name: SiteIconName,
  logo: string,
  media: Pick<MediaService, 'serve'>,
): Promise<Buffer | null> => {
  const picture = pictureFileNameOfUrl(logo)
  const bytes = picture && (await media.serve(picture))
  return bytes ? makers[name](bytes) : null
}
