import type { Page } from '@playwright/test'

/** For `test.use`: a browser that moves what can move. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Opens pages as someone who has skipped the loaders before. */
export const skipLoaders = async (page: Page): Promise<void> => {
  await page.addInitScript(() => sessionStorage.setItem('loaders', 'off'))
}
