import { createInvalidInputError, type FieldError } from '#contract/call/api-error.ts'
import { publishTranslations, saveTranslationDrafts } from '#server/base/entity/kept-changes.ts'
import { type TranslationTarget, updateEntryTranslations } from '#server/base/entity/kept-texts.ts'
import {
  findInvalidTranslationReason,
  type TranslatableEntryTexts,
} from '#server/base/entity/source-texts.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import { findMissingFileError } from '#server/base/media/missing-file.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { assignListItemIds } from './name-items.ts'

const refuseMissingFiles = async (
  write: WriteTransaction,
  media: MediaService,
  given: ReadonlyMap<string, string>,
) => {
  for (const [name, text] of given) {
    const message = await findMissingFileError(write, media, text)
    if (message !== undefined) throw createInvalidInputError([{ path: `fields.${name}`, message }])
  }
}

export const saveTranslatedTexts = async (
  write: WriteTransaction,
  media: MediaService,
  named: TranslationTarget,
  { texts }: TranslatableEntryTexts,
  given: ReadonlyMap<string, string>,
  {
    version,
    status = 'published',
  }: { version?: number | undefined; status?: 'published' | 'draft' | undefined },
): Promise<void> => {
  const errors = [...given].flatMap(([name, text]): FieldError[] => {
    const message = findInvalidTranslationReason(texts.get(name), text)
    return message === undefined ? [] : [{ path: `fields.${name}`, message }]
  })
  if (errors.length > 0) throw createInvalidInputError(errors)
  await refuseMissingFiles(write, media, given)
  const isLong = (name: string) => texts.get(name)?.isLong ?? false
  if ([...given.keys()].some((name) => name.includes('.'))) {
    await assignListItemIds(write, named.entity, named.id)
  }
  const save = status === 'draft' ? saveTranslationDrafts : publishTranslations
  await updateEntryTranslations(write, named, version, isLong, (before) =>
    save(before, given, texts),
  )
}
