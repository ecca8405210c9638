import { type ExpectMatcherState, type Locator, expect as plain } from '@playwright/test'

/**
 * Playwright's expectations with a cheaper `toBeVisible`. The original describes the whole page at each failed attempt, which
 * takes longer than the page needs.
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
