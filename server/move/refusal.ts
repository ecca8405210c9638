/** What is said to whoever sent a site that cannot be read: one sentence. */
export class Refusal extends Error {
  /** Whether it is more than is taken, rather than something else. */
  readonly isTooLarge: boolean
  constructor(sentence: string, isTooLarge = false) {
    super(sentence)
    this.isTooLarge = isTooLarge
  }
}

/** What came of reading a site, as one process tells another. */
export type Outcome<T> =
  | { readonly done: T }
  | { readonly refused: string; readonly isTooLarge: boolean }

/** Does work and turns a refusal into plain data. */
export const outcomeOf = async <T>(work: () => Promise<T>): Promise<Outcome<T>> => {
  try {
    return { done: await work() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: error.message, isTooLarge: error.isTooLarge }
  }
}
