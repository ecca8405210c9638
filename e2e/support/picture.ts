import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

const backgrounds = ['#1c6b5f', '#8a3b2e', '#2e4f8a']

/** Writes a file for upload. Returns its path. */
const writeUpload = async (name: string, bytes: string | Uint8Array): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'salus-upload-')), name)
  await writeFile(path, bytes)
  return path
}

/** Writes a PNG file that is not an image. Returns its path. */
export const brokenPictureFile = (): Promise<string> =>
  writeUpload('broken.png', 'This was never a picture.')

/** Writes a text file. Returns its path. */
export const textFile = (): Promise<string> => writeUpload('notes.txt', 'Some notes.')

/** Writes a real image, with a different look for each of the first few numbers. Returns its path. */
export const pictureFile = async (which = 0): Promise<string> => {
  const background = backgrounds[which % backgrounds.length] ?? '#000000'
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } })
  return writeUpload(`scan-${which}.png`, await picture.png().toBuffer())
}

/** Writes a PDF. Returns its path. */
export const pdfFile = (name: string): Promise<string> =>
  writeUpload(name, `%PDF-1.7\n${'% A line of a paper\n'.repeat(8_000)}%%EOF\n`)
