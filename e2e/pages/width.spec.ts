import type { Page } from '@playwright/test'
import { visit } from '../support/page.ts'
import { absurdPaper, row } from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

const expectNoOverflow = async (page: Page) => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, page.url()).toBe(0)
}

test('no page is wider than the screen @phone', async ({ page, guard }) => {
  guard.expects(404, '/nothing-here')
  for (const address of ['/', '/publications', '/pub', '/login', '/signup', '/nothing-here']) {
    await visit(page, address)
    await expectNoOverflow(page)
  }
})

test.describe('signed in', () => {
  test.use({ signedIn: true })

  for (const width of [390, 768, 1280]) {
    test(`absurdly long words stay within ${width} pixels, and every button in reach`, async ({
      page,
      api,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const { data } = await api.publication.addPublication(absurdPaper())
      await visit(page, '/publications')
      await expectNoOverflow(page)
      await visit(page, '/pub')
      const remove = row(page, data.title).getByRole('button', { name: 'Delete' })
      await expect(remove).toBeVisible()
      await expectNoOverflow(page)
      await remove.click()
      const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })
      await expect(confirm).toBeInViewport({ ratio: 1 })
      await expectNoOverflow(page)
    })
  }
})
