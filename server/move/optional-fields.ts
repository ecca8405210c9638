import { z } from 'zod'
import { publishingInput } from '#contract/call/publishing.ts'
import { optionalFields, requiredFields } from '#contract/publication/publication-fields.ts'

/** What a site says of a publication besides what is cited of it. */
export const publicationFields = optionalFields
  .pick({ featured: true, award: true, picture: true, links: true, projects: true })
  .partial()
  .extend({
    publicationSummary: requiredFields.shape.publicationSummary.or(z.literal('')).optional(),
    ...publishingInput.shape,
  })
