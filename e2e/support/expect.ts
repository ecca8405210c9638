import { type ExpectMatcherState, type Locator, expect as plain } from '@playwright/test'

/**
 * Expectations as Playwright has them. Its own `toBeVisible` describes the whole page each time it looks in vain, which takes
 * longer than what the page does meanwhile; this one waits for the same without a word.
 */
export const expect = plain.extend({
  async toBeVisible(
    this: ExpectMatcherState,
    locator: Locator,
    options: { readonly timeout?: number } = {},
  ) {
    const state = this.isNot ? 'hidden' : 'visible'
    const { timeout = this.timeout } = options
    const refusal = await locator.waitFor({ state, timeout }).then(
      () => '',
      (error: Error) => error.message,
    )
    return { pass: (refusal === '') !== this.isNot, message: () => refusal }
  },
})
