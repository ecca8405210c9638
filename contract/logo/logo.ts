import { id, linkSchema, pictureFileSchema } from '#contract/call/fields.ts'
import { usualCalls } from '#contract/call/usual-calls.ts'
import { z } from '#contract/call/zod.ts'
import { logoEntity } from './logo-entity.ts'
export const logo = z.object({ _id: id, logo: z.string(), link: z.string(), version: z.int() })
export type Logo = z.infer<typeof logo>

const bothRequired = 'Both link and image are required.'

const { list, add, reorder, remove } = usualCalls(logoEntity, {
  nouns: ['partner logo', 'logos'],
  entry: logo,
  listed: { logo: z.array(logo) },
  filters: {},
  reference: { id },
  input: z.object({
    link: z.string(bothRequired).min(1, bothRequired).pipe(linkSchema),
    pic: pictureFileSchema(bothRequired),
  }),
  summaries: { list: 'All partner logos in the order they are shown' },
})

export const logoApi = { getLogo: list, addLogo: add, reorderLogos: reorder, deleteLogo: remove }
