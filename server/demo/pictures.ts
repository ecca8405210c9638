import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { SafePicture } from '#server/media/images.ts'
import type { Media } from '#server/media/media.ts'
import type { ExampleContent, PictureName } from './content/types.ts'

/** Where the pictures of the example content come from, each as a file one could upload. */
export type ReadPicture = (name: PictureName) => Promise<File>

const folder = new URL('../../media/out/', import.meta.url)
const manifest = z.array(z.object({ name: z.string(), file: z.string() }))

/** The pictures that come with Salus. */
export const openPictureFolder = async (): Promise<ReadPicture> => {
  const text = await readFile(new URL('manifest.json', folder), 'utf8')
  const files = new Map(manifest.parse(JSON.parse(text)).map(({ name, file }) => [name, file]))
  return async (name) => {
    const file = files.get(name)
    if (file === undefined) throw new Error(`There is no picture "${name}"`)
    return new File([await readFile(new URL(file, folder))], file)
  }
}

/** Every picture the content shows, each once. */
export const picturesOf = (content: ExampleContent): PictureName[] => {
  const named = [
    ...content.teams.flatMap(({ people }) => people),
    ...content.projects,
    ...content.latestPosts,
    ...content.partners,
  ]
  const listed = content.projects.flatMap(({ sections, progress }) => [...sections, ...progress])
  return [
    ...new Set([
      ...named.flatMap(({ picture }) => picture ?? []),
      ...listed.flatMap(({ pictures }) => pictures ?? []),
    ]),
  ]
}

/** As many as can be worked on side by side; more would only wait, and too many are refused. */
const atOnce = 2

/** Reads pictures as if they had been uploaded. */
export const readPictures = async (
  media: Media,
  read: ReadPicture,
  names: readonly PictureName[],
): Promise<ReadonlyMap<PictureName, SafePicture>> => {
  const safe = new Map<PictureName, SafePicture>()
  const left = names.values()
  const work = async () => {
    for (const name of left) {
      const [picture] = await media.read([await read(name)])
      if (picture) safe.set(name, picture)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return safe
}
