import { createInvalidInputError } from '#contract/call/api-error.ts'
import { mediaFileUrl } from '#contract/media/picture-facts.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import type { ItemDefinition } from '#server/collection/fields-store.ts'

/** Stores uploaded pictures and files of fields. Returns their URLs by key. Throws 400 for fields without files. */
export const storeGivenFiles = async (
  media: MediaService,
  { fields }: Pick<ItemDefinition, 'fields'>,
  files: Readonly<Record<string, File>>,
): Promise<Record<string, string>> => {
  const stored: Record<string, string> = {}
  for (const [key, file] of Object.entries(files)) {
    const field = fields.find((each) => each.key === key && !each.archived)
    const path = `file.${key}`
    if (field?.type === 'file') stored[key] = await media.storeFile(file, path)
    else if (field?.type === 'picture') {
      const [picture] = await media.read([file], path)
      if (picture) stored[key] = mediaFileUrl(picture.name)
    } else throw createInvalidInputError([{ path, message: 'This field takes no file' }])
  }
  return stored
}
