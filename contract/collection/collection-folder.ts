import { z } from '#contract/call/zod.ts'
import { isTakenFirstSegment } from '#contract/page/own-path.ts'

const longest = 60

/** Returns the reason why a collection cannot have a folder, or undefined if it can. */
const folderProblem = (folder: string): string | undefined => {
  if (folder === '') return 'Please enter an address'
  if (folder.length > longest) return `At most ${longest} characters`
  if (isTakenFirstSegment(folder)) return `Addresses that begin with /${folder} are taken`
  if (/^[a-z0-9]+(?:[-_]+[a-z0-9]+)*$/.test(folder)) return undefined
  return 'Letters from a to z, digits and hyphens, such as talks or open-positions'
}

export const canBeCollectionFolder = (folder: string): boolean =>
  folderProblem(folder) === undefined

/** First path segment of a collection's pages. Accepts it with slashes and in upper case. */
export const collectionFolderSchema = z.codec(
  z.string('Please enter an address').max(200, `At most ${longest} characters`),
  z.string().superRefine((folder, context) => {
    const message = folderProblem(folder)
    if (message) context.addIssue({ code: 'custom', message })
  }),
  {
    decode: (typed) => typed.trim().toLowerCase().replace(/^\//, '').replace(/\/$/, ''),
    encode: (folder) => folder,
  },
)
