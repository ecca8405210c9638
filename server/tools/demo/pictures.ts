import type { SanitizedMediaFile } from '#server/base/media/images.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import type { ExampleContent, ExamplePictureName } from './content/types.ts'

/** Reads an example picture: either an original to upload, or one already prepared. */
export type ExamplePictureReader = (name: ExamplePictureName) => Promise<File | SanitizedMediaFile>

export const listExamplePictureNames = (content: ExampleContent): ExamplePictureName[] => {
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
  media: Pick<MediaService, 'read' | 'store'>,
  read: ExamplePictureReader,
  names: readonly ExamplePictureName[],
): Promise<ReadonlyMap<ExamplePictureName, SanitizedMediaFile>> => {
  const safe = new Map<ExamplePictureName, SanitizedMediaFile>()
  for (const name of names) {
    const given = await read(name)
    if (!(given instanceof File)) await media.store(given)
    const [picture] = given instanceof File ? await media.read([given]) : [given]
    if (picture) safe.set(name, picture)
  }
  return safe
}
