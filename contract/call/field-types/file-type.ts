import {
  parseUploadedFileUrl,
  type UploadedFileType,
  uploadedFileTypes,
} from '#contract/media/uploaded-file.ts'
import { textSchema, webUrlSchema } from '../fields.ts'
import type { FieldType } from './field-type.ts'

export interface FileFieldOptions {
  /** Accepted types of files. All by default. */
  readonly accepts?: readonly UploadedFileType[]
  /** Whether the value may also be a URL of another site. */
  readonly orLink?: true
}

const maxUrl = 2_000

const exampleUrl = (type = 'pdf') => `/media/0123456789abcdef0123456789abcdef-24680-Slides.${type}`

/** URL of an uploaded file, or an empty text. With `orLink` also a URL of another site. */
export const fileInputSchema = ({ accepts = uploadedFileTypes, orLink }: FileFieldOptions) => {
  const isAccepted = (url: string) => {
    const file = parseUploadedFileUrl(url)
    return file !== null && accepts.includes(file.type)
  }
  const types = accepts.map((type) => type.toUpperCase()).join(', ')
  const message = orLink
    ? `Must be an uploaded file (${types}) or a web address`
    : `Must be an uploaded file (${types})`
  return textSchema(maxUrl)
    .refine(
      (url) =>
        url === '' || isAccepted(url) || (orLink === true && webUrlSchema.safeParse(url).success),
      message,
    )
    .meta({ examples: [exampleUrl(accepts[0])] })
}

export const file: FieldType<{ readonly kind: 'file' } & FileFieldOptions> = {
  schema: (options) => fileInputSchema(options),
  empty: () => '',
}
