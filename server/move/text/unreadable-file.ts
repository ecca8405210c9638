/** Explains in one sentence why a file cannot be read. The message is shown to the user. */
export class UnreadableFileError extends Error {}

/** Creates the error of a file in a format such as YAML. Line 0 means that the line is unknown. */
export const createUnreadableFileError = (
  format: string,
  line: number,
  cause: string,
): UnreadableFileError =>
  new UnreadableFileError(
    `It is no ${format} that can be read${line > 0 ? `, line ${line}` : ''}: ${cause}`,
  )

export const firstLineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.replace(/:$/, '') ??
  ''

/** Returns the result of a parser, or undefined if the text cannot be read. */
export const tryParse = <T>(parse: (text: string) => T, text: string): T | undefined => {
  try {
    return parse(text)
  } catch (error) {
    if (error instanceof UnreadableFileError) return undefined
    throw error
  }
}
