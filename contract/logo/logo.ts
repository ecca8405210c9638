import { entryIdSchema, linkSchema, pictureFileSchema } from '#contract/call/fields.ts'
import { createStandardCalls } from '#contract/call/usual-calls.ts'
import { z } from '#contract/call/zod.ts'
import { logoEntity } from './logo-entity.ts'
export const logoSchema = z.object({
  _id: entryIdSchema,
  logo: z.string(),
  link: z.string(),
  version: z.int(),
})
export type Logo = z.infer<typeof logoSchema>

const bothRequired = 'Both link and image are required.'

const { list, add, reorder, remove } = createStandardCalls(logoEntity, {
  nouns: ['partner logo', 'logos'],
  entry: logoSchema,
  listed: { logo: z.array(logoSchema) },
  filters: {},
  reference: { id: entryIdSchema },
  input: z.object({
    link: z.string(bothRequired).min(1, bothRequired).pipe(linkSchema),
    pic: pictureFileSchema(bothRequired),
  }),
  summaries: { list: 'All partner logos in the order they are shown' },
})

export const logoApi = { getLogo: list, addLogo: add, reorderLogos: reorder, deleteLogo: remove }
