/** Explains in one sentence why a site cannot be imported. The message is shown to the user. */
export class Refusal extends Error {
  readonly isTooLarge: boolean
  constructor(sentence: string, isTooLarge = false) {
    super(sentence)
    this.isTooLarge = isTooLarge
  }
}

/** Serializable result, because errors lose their class between processes. */
export type Outcome<T> =
  | { readonly done: T }
  | { readonly refused: string; readonly isTooLarge: boolean }

/** Runs work and converts a `Refusal` to plain data. */
export const outcomeOf = async <T>(work: () => Promise<T>): Promise<Outcome<T>> => {
  try {
    return { done: await work() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: error.message, isTooLarge: error.isTooLarge }
  }
}
