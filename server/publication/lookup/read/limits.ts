import { z } from 'zod'

const longestText = 5_000

/** A text that ORCID or Crossref keeps short. */
export const shortText = z
  .string()
  .max(longestText, `has a text of more than ${longestText.toLocaleString('en')} characters`)

/** A list of at most so many members; the message of a longer one completes "gave an answer that …". */
export const listOf = <T extends z.ZodType>(member: T, most: number, members: string) =>
  z.array(member).max(most, `has more than ${most.toLocaleString('en')} ${members}`)
