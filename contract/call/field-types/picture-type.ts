import { mediaFileNameOfUrl } from '#contract/media/film.ts'
import { z } from '../zod.ts'
import type { FieldType } from './field-type.ts'

interface PictureField {
  readonly kind: 'picture'
  /** Name of the file in calls, if it differs. */
  readonly sentAs?: string
  /** Whether forms upload a file when it is chosen and send its URL. */
  readonly isSentAsUrl?: true
}

export const mediaUrlSchema = z
  .string('Must be the address of a file')
  .refine((url) => mediaFileNameOfUrl(url) !== null, 'Must be the address of a file of Salus')

const urlOrNothing = z.union(
  [z.literal(''), mediaUrlSchema],
  'Must be the address of a picture of Salus',
)

export const picture: FieldType<PictureField> = { schema: () => urlOrNothing, empty: () => '' }
