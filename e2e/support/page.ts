import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Opens an address and waits until the page answers to a person. */
export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  // A page wakes at the first sign of a person; a key that does nothing else is one.
  await page.keyboard.press('Shift')
  // React has taken over what the server sent, and nothing is moved any more by parts that are laid out late.
  // A page that is not in front may draw no frame to wait for.
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.laidOut !== undefined &&
      Object.keys(document.body).some((name) => name.startsWith('__reactProps')),
    undefined,
    { polling: 50 },
  )
}

/** Goes on within the site, as a link does, which is quicker than a page of its own. */
export const goOn = async (page: Page, address: string): Promise<void> => {
  const title = await page.title()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.waitForFunction((former) => document.title !== former, title, { polling: 50 })
}

/** A message in the corner of the page. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('[data-slot=toast]').getByText(text, { exact: true })

/** A field by its label. A required one has a star that screen readers skip; a button may have the same name. */
export const field = (within: Page | Locator, label: string): Locator =>
  within.getByLabel(new RegExp(`^${label}\\*?$`)).and(within.locator(':not([role=toolbar] *)'))

/** Expects to be at an address of the site, query included. */
export const expectAddress = async (page: Page, address: string): Promise<void> => {
  const { href } = new URL(address, page.url())
  // Without a description of the page for each look in vain, which `toHaveURL` makes.
  const isThere = page.waitForURL((url) => url.href === href, { waitUntil: 'commit' })
  await isThere.catch(() => expect(page.url()).toBe(href))
}

const sessionCheck = '/api/v1/auth/me'

/** Every call of the API this page makes from now on, by method and path; those aside that are made by themselves. */
export const recordCalls = (page: Page): string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(?!v1\/presence\/)/.test(pathname) && pathname !== sessionCheck)
      calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}
