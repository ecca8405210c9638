import {
  type ParsedCitationItem,
  parseCitationText,
} from '#server/publication/citation/read/read-text.ts'

/** Returns the publications that were parsed successfully. */
export const parsedWorks = (found: readonly ParsedCitationItem[]) =>
  found.flatMap((each) => ('work' in each ? [each.work] : []))

/** Returns the warning for each entry, or an empty text. */
export const parseWarnings = (found: readonly ParsedCitationItem[]) =>
  found.map((each) => ('warning' in each ? each.warning : ''))

/** Parses the first publication in a text. */
export const parseFirstWork = (text: string) => parsedWorks(parseCitationText(text))[0]

/** Builds a BibTeX entry with title, author and the given fields. */
export const bibtexEntry = (fields: string, type = 'article') =>
  `@${type}{k, title={A title}, author={Doe, Jane}, ${fields}}`
