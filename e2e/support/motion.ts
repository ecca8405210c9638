import type { Page } from '@playwright/test'

/** Options for `test.use`: a browser that does not reduce motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Opens pages like a visitor who has skipped the loaders in this session. */
export const skipLoaders = async (page: Page): Promise<void> => {
  await page.addInitScript(() => sessionStorage.setItem('loaders', 'off'))
}
