import { type Found, readText } from '#server/publication/citation/read/read-text.ts'

/** The works that were read. */
export const works = (found: readonly Found[]) =>
  found.flatMap((each) => ('work' in each ? [each.work] : []))

/** What is told of each entry; nothing where all is well. */
export const warnings = (found: readonly Found[]) =>
  found.map((each) => ('warning' in each ? each.warning : ''))

/** The first work in a text. */
export const readOne = (text: string) => works(readText(text))[0]

/** An entry of BibTeX with these fields besides its title and author. */
export const entry = (fields: string, type = 'article') =>
  `@${type}{k, title={A title}, author={Doe, Jane}, ${fields}}`
