import { join } from 'node:path'
import { compose } from './draw/picture.ts'
import { type ManifestEntry, placeholderColour } from './manifest.ts'
import type { Entry } from './pictures/entry.ts'
import type { Sources } from './sources.ts'

// Draws a picture, writes it in the best format and returns its manifest entry.
export async function writePicture(
  entry: Entry,
  sources: Sources,
  folder: string,
): Promise<ManifestEntry> {
  const picture = entry.draw(sources)
  const file = `${entry.name}.${entry.lossless ? 'webp' : 'avif'}`
  const image = compose(picture)
  const encoded = entry.lossless
    ? image.webp({ lossless: true, effort: 6 })
    : image.avif({ quality: 76, effort: 5, chromaSubsampling: '4:4:4' })
  await encoded.toFile(join(folder, file))
  const { name, kind, alt, title, project } = entry
  const { width, height } = picture
  const colour = await placeholderColour(join(folder, file))
  return {
    name,
    kind,
    file,
    width,
    height,
    alt,
    colour,
    ...(title && { title }),
    ...(project && { project }),
  }
}
