import { z } from 'zod'

const longestText = 5_000

/** A text of ORCID or Crossref that must be short. */
export const shortTextSchema = z
  .string()
  .max(longestText, `has a text of more than ${longestText.toLocaleString('en')} characters`)

/** A list with a maximum length. The error message completes "gave an answer that …". */
export const limitedListSchema = <T extends z.ZodType>(member: T, most: number, members: string) =>
  z.array(member).max(most, `has more than ${most.toLocaleString('en')} ${members}`)
