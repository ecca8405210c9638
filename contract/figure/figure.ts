import { defineCall } from '#contract/call/call.ts'
import { booleanSchema, wholeNumberSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { parseFigureUrl } from './figure-file.ts'
import { volumePlanes } from './volume-facts.ts'

const megabyte = 1024 * 1024
/** Maximum upload sizes, also named in the messages below. */
const maxVolumeBytes = 60 * megabyte
const maxTraceBytes = 100 * megabyte

const scanFile = z
  .file('Choose a NIfTI file')
  .min(1, 'The file is empty')
  .max(maxVolumeBytes, 'A scan may have at most 60 MB')

/** A time in seconds. Forms send it as text. */
const moment = z.codec(
  z.union([z.number(), z.string().regex(/^\d{1,9}(?:\.\d{1,9})?$/)], 'Must be seconds'),
  z.number(),
  { decode: Number, encode: (value) => value },
)

const three = z.tuple([z.number(), z.number(), z.number()])

const usedIn = z
  .array(z.object({ entity: z.string(), id: z.string(), title: z.string() }))
  .meta({ description: 'Entries whose texts, drafts or translations name it' })

const sameScan = z.array(z.object({ url: z.string(), usedIn })).meta({
  description: 'Other figures of the same scan or recording, which media/replaceFigure replaces',
})

const figureUrl = z
  .string()
  .max(200)
  .refine((url) => parseFigureUrl(url) !== null, 'This is not the URL of a figure')
  .meta({ examples: ['/media/0123456789abcdef0123456789abcdef-640x480-303030.volume'] })

export const figureApi = {
  uploadVolume: defineCall({
    method: 'POST',
    path: '/media/uploadVolume',
    access: 'editor',
    encoding: 'multipart',
    maxFileBytes: maxVolumeBytes,
    summary:
      'Keep a scan for a text, as slices; it goes again after a week in which no text has named it',
    input: z.object({
      file: scanFile.meta({ description: 'NIfTI-1 or NIfTI-2, .nii or .nii.gz' }),
      labels: scanFile.meta({ description: 'A map of labels on the same grid' }).optional(),
      withoutFace: booleanSchema
        .meta({ description: 'It is defaced, skull-stripped or shows no head' })
        .optional(),
      download: booleanSchema
        .meta({ description: 'Visitors may download the scan itself' })
        .optional(),
      plane: z
        .enum(volumePlanes, 'There is no such plane')
        .meta({ description: 'What the still picture shows; axial by default' })
        .optional(),
      slice: wholeNumberSchema.meta({ description: 'Which slice of it, from 1' }).optional(),
    }),
    reply: z.object({
      url: z.string(),
      still: z.string(),
      size: three,
      spacing: three,
      labels: z.array(z.object({ value: z.number(), colour: z.string() })),
      removed: z.array(z.string()),
      isOriented: z.boolean().meta({ description: 'Whether the file says which side is left' }),
      sformSpacing: three.nullable().meta({
        description:
          'Size of a voxel by the sform, if it contradicts `spacing` (pixdim); else null',
      }),
      sameScan,
    }),
  }),
  uploadTrace: defineCall({
    method: 'POST',
    path: '/media/uploadTrace',
    access: 'editor',
    encoding: 'multipart',
    maxFileBytes: maxTraceBytes,
    summary:
      'Keep a recording for a text; it goes again after a week in which no text has named it',
    input: z.object({
      file: z
        .file('Choose a recording')
        .min(1, 'The file is empty')
        .max(maxTraceBytes, 'A recording may have at most 100 MB')
        .meta({ description: 'EDF, EDF+, BDF, WFDB as a ZIP, or CSV' }),
      stillFrom: moment.meta({ description: 'Where the still picture begins' }).optional(),
      stillSeconds: moment.meta({ description: 'How much of it the picture shows' }).optional(),
    }),
    reply: z.object({
      url: z.string(),
      still: z.string(),
      channels: z.array(z.object({ label: z.string(), unit: z.string(), rate: z.number() })),
      seconds: z.number(),
      annotations: z.array(z.object({ at: z.number(), seconds: z.number(), text: z.string() })),
      removed: z.array(z.string()),
      sameScan,
    }),
  }),
  replaceFigure: defineCall({
    method: 'POST',
    path: '/media/replaceFigure',
    access: 'editor',
    encoding: 'json',
    summary:
      'Name another figure in all texts, drafts and translations; the data and the download of the old one are gone',
    success: 'Figure Replaced Successfully',
    input: z.object({
      from: figureUrl.meta({ description: 'The figure that is to be gone' }),
      to: figureUrl.meta({ description: 'The figure that takes its place, of the same kind' }),
    }),
    reply: z.object({ replacedIn: usedIn }),
  }),
}
