import type { Page } from '@playwright/test'
import { expectAddress, visit } from '../support/page.ts'
import { addProject } from '../support/project.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const more = (page: Page) => main(page).locator('summary', { hasText: 'More' })
const publications = (page: Page) => main(page).getByRole('link', { name: 'Publications' })

test('the More menu works by keyboard, title and canonical link follow, the current page is marked, and the skip link skips the header', async ({
  page,
  site,
}) => {
  await visit(page, '/')
  // The skip link is the first stop and skips the header.
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(main(page).getByRole('link', { name: 'Home' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(publications(page)).toBeHidden()
  await more(page).focus()
  await page.keyboard.press('Enter')
  await expect(publications(page)).toBeVisible()
  await expect(main(page).getByText('Research & Development')).toContainText('Not available yet')
  await expect(main(page).getByText('Grants')).toContainText('Not available yet')
  await page.keyboard.press('Tab')
  await expect(publications(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(publications(page)).toBeHidden()
  await expect(more(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(publications(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectAddress(page, '/publications')
  await expect(publications(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Publications')
  await expect(page).toHaveTitle(/^Publications \| /)
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', /\/publications$/)

  // The current page is marked, and a click beside the menu closes it.
  await expect(main(page).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  await more(page).click()
  await expect(publications(page)).toHaveAttribute('aria-current', 'page')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(publications(page)).toBeHidden()

  // The current page is marked at every spelling of its URL.
  const { html } = await readWithoutScripts(site, '/Publication')
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Publications/)
})

test('header and footer are only on public pages and public lists; without JavaScript the More menu opens and there is no theme switch', async ({
  reader,
  request,
  api,
}) => {
  const { _id } = await addProject(api)
  const frame = ['site-header', 'site-footer']
  const frameOf = async (address: string) => {
    const page = await (await request.get(address)).text()
    return frame.filter((slot) => page.includes(`data-slot="${slot}"`))
  }
  for (const address of ['/', '/projects', '/categories', '/post', '/pub', '/f', '/t', '/l'])
    expect(await frameOf(address), address).toEqual(frame)
  const bare = [
    '/admin/dashboard',
    '/profile',
    `/post/${_id}`,
    '/login',
    '/signup',
    '/verify-email',
  ]
  for (const address of bare) expect(await frameOf(address), address).toEqual([])

  await reader.goto('/')
  await expect(main(reader)).toBeVisible()
  await expect(reader.getByRole('contentinfo')).toBeVisible()
  await expect(reader.locator('[data-slot=theme-toggle]')).toBeHidden()
  await more(reader).click()
  await publications(reader).click()
  await expectAddress(reader, '/publications')
})
