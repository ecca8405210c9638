import type { SafePicture } from '#server/base/media/images.ts'
import type { Media } from '#server/base/media/media-service.ts'
import type { ExampleContent, ExamplePictureName } from './content/types.ts'

/** Reads an example picture: either an original to upload, or one already prepared. */
export type ReadExamplePicture = (name: ExamplePictureName) => Promise<File | SafePicture>

export const listPicturesOf = (content: ExampleContent): ExamplePictureName[] => {
  const named = [
    ...content.teams.flatMap(({ people }) => people),
    ...content.projects,
    ...content.latestPosts,
    ...content.partners,
  ]
  const sections = content.projects.flatMap((project) => project.sections)
  const progress = content.projects.flatMap((project) => project.progress)
  return [
    ...new Set([
      ...named.flatMap(({ picture }) => picture ?? []),
      ...sections.flatMap(({ pictures = [] }) => pictures.map(({ name }) => name)),
      ...progress.flatMap(({ pictures = [] }) => pictures),
    ]),
  ]
}

/** Stores pictures as if they had been uploaded. Prepared ones are not encoded again. */
export const storeExamplePictures = async (
  media: Pick<Media, 'read' | 'store'>,
  read: ReadExamplePicture,
  names: readonly ExamplePictureName[],
): Promise<ReadonlyMap<ExamplePictureName, SafePicture>> => {
  const safe = new Map<ExamplePictureName, SafePicture>()
  for (const name of names) {
    const given = await read(name)
    if (!(given instanceof File)) await media.store(given)
    const [picture] = given instanceof File ? await media.read([given]) : [given]
    if (picture) safe.set(name, picture)
  }
  return safe
}
