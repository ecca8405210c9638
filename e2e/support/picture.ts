import sharp from 'sharp'

/** A real picture file as Playwright hands it to a file field. */
export const pictureFile = async (name = 'scan.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#1c6b5f' } })
    .png()
    .toBuffer(),
})
