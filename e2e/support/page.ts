import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Opens a URL and waits until the page is interactive. */
export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  // A page hydrates at the first input. This key has no other effect.
  await page.keyboard.press('Shift')
  // React has hydrated, and late layout moves nothing any more. A page in the background may render no frame to wait for.
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.laidOut !== undefined &&
      Object.keys(document.body).some((name) => name.startsWith('__reactProps')),
    undefined,
    { polling: 50 },
  )
}

/** Navigates within the site like a link, which is faster than loading a page. */
export const navigateWithin = async (page: Page, address: string): Promise<void> => {
  const title = await page.title()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.waitForFunction((former) => document.title !== former, title, { polling: 50 })
}

/** Locates a toast by its text. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('[data-slot=toast]').getByText(text, { exact: true })

/** Locates a field by its label. A required one has a star that screen readers skip, and a button may have the same name. */
export const field = (within: Page | Locator, label: string): Locator =>
  within.getByLabel(new RegExp(`^${label}\\*?$`)).and(within.locator(':not([role=toolbar] *)'))

/** Expects the page to be at a URL of the site, query included. */
export const expectAddress = async (page: Page, address: string): Promise<void> => {
  const { href } = new URL(address, page.url())
  // `toHaveURL` describes the page at each failed attempt, which is slow.
  const isThere = page.waitForURL((url) => url.href === href, { waitUntil: 'commit' })
  await isThere.catch(() => expect(page.url()).toBe(href))
}

const sessionCheck = '/api/v1/auth/me'

/** Records the API requests of a page by method and path, except automatic ones. */
export const recordApiRequests = (page: Page): string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(?!v1\/presence\/)/.test(pathname) && pathname !== sessionCheck)
      calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}
