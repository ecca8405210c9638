import { z } from '#contract/call/zod.ts'
import type { TraceMetadata } from './trace-facts.ts'
import type { PlaneSlices, VolumeMetadata } from './volume-facts.ts'

const maxPoints = 512
const maxBytes = 999_999_999
const colour = z.string().regex(/^#[0-9a-f]{6}$/)
const count = z.int().min(1).max(maxPoints)
const place = z.int().min(0).max(maxBytes)
const length = z.int().min(1).max(maxBytes)
const part = z.tuple([place, length])
const millimetres = z.number().positive()

const plane: z.ZodType<PlaneSlices> = z
  .strictObject({
    slices: count,
    width: count,
    height: count,
    across: millimetres,
    down: millimetres,
    apart: millimetres,
    columns: count,
    perSheet: count,
    sheets: z.array(part).max(maxPoints),
    labelSheets: z.array(part).max(maxPoints),
    first: z.int().min(0),
  })
  .refine(({ first, slices }) => first < slices, 'Begins behind the last slice')
  .refine(
    ({ columns, perSheet, slices }) => columns <= perSheet && perSheet <= slices,
    'Has larger sheets than slices',
  )
  .refine(({ slices, perSheet, sheets, labelSheets }) => {
    const needed = Math.ceil(slices / perSheet)
    return sheets.length === needed && [0, needed].includes(labelSheets.length)
  }, 'Has another number of sheets than of slices')

const size = z.int().min(1).max(maxBytes)

export const volumeMetadataSchema: z.ZodType<VolumeMetadata> = z.strictObject({
  size: z.tuple([size, size, size]),
  spacing: z.tuple([millimetres, millimetres, millimetres]),
  planes: z.strictObject({ axial: plane, coronal: plane, sagittal: plane }),
  labels: z.array(z.strictObject({ value: z.number(), colour })).max(255),
  isOriented: z.boolean().optional(),
  withoutFace: z.boolean(),
  slices: z.string(),
  download: z.string().nullable(),
})

const words = z.string().max(100_000)
const seconds = z.number()
const channel = z.strictObject({
  label: words,
  unit: words,
  rate: z.number().positive(),
  scale: z.number(),
  offset: z.number(),
  lowest: z.number(),
  highest: z.number(),
  levels: z
    .array(
      z.strictObject({
        factor: z.int().min(1),
        start: place,
        count: z.int().min(0).max(maxBytes),
      }),
    )
    .min(1)
    .max(16),
})

export const traceMetadataSchema: z.ZodType<TraceMetadata> = z.strictObject({
  seconds,
  channels: z.array(channel).max(64),
  pieces: z.array(z.strictObject({ at: seconds, from: seconds, seconds })),
  annotations: z.array(z.strictObject({ at: seconds, seconds, text: words })).max(2_000),
  isEcg: z.boolean(),
  samples: z.string(),
})
