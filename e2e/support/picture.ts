import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** Writes a file for a file field and answers with its path. */
const writeUpload = async (name: string, bytes: string | Uint8Array): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'salus-upload-')), name)
  await writeFile(path, bytes)
  return path
}

/** The path of a real picture. */
export const pictureFile = async (): Promise<string> => {
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#1c6b5f' } })
  return writeUpload('scan.png', await picture.png().toBuffer())
}
