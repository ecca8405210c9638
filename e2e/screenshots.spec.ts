import type { Page } from '@playwright/test'
import { askForCode } from './support/account-pages.ts'
import { visit } from './support/page.ts'
import { absurdPaper, addMany, dialog, paper } from './support/publications.ts'
import { newPerson } from './support/site.ts'
import { test } from './support/test.ts'

/** Pictures of every page for the eye, in screenshots/. Only with SCREENSHOTS=1: they prove nothing. */
const isWanted = process.env.SCREENSHOTS === '1'

const widths = [390, 768, 1280, 1920]

const take = async (page: Page, name: string) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({
        path: `screenshots/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
        animations: 'disabled',
      })
    }
  }
}

if (isWanted) {
  test.describe('pictures', () => {
    test.setTimeout(300_000)

    for (const [name, address] of [
      ['home', '/'],
      ['publications-empty', '/publications'],
      ['pub-empty-readonly', '/pub'],
      ['login', '/login'],
      ['signup', '/signup'],
    ] as const) {
      test(name, async ({ page }) => {
        await visit(page, address)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await take(page, name)
      })
    }

    test('not-found', async ({ page, guard }) => {
      guard.expects(404, '/nothing-here')
      await visit(page, '/nothing-here')
      await take(page, 'not-found')
    })

    test('signup with errors', async ({ page }) => {
      await visit(page, '/signup')
      await page.getByRole('button', { name: 'Sign up' }).click()
      await take(page, 'signup-errors')
    })

    test('verify-email', async ({ page }) => {
      await askForCode(page, newPerson())
      await page.getByLabel('Code').fill('4821')
      await take(page, 'verify-email')
    })

    test('publications', async ({ page, api }) => {
      await addMany(api, 30)
      await api.publication.addPublication(absurdPaper())
      await api.publication.addPublication(paper({ publicationDate: '2026-10-01' }))
      await visit(page, '/publications')
      await take(page, 'publications')
      await visit(page, '/pub')
      await page.getByRole('table').waitFor()
      await take(page, 'pub-readonly')
    })

    test.describe('signed in', () => {
      test.use({ signedIn: true })

      test('pub', async ({ page, api }) => {
        await addMany(api, 4)
        await api.publication.addPublication(absurdPaper())
        await visit(page, '/pub')
        await page.getByRole('table').waitFor()
        await take(page, 'pub')
        await page.getByRole('button', { name: 'Add Publication' }).click()
        await dialog(page).getByRole('button', { name: 'Save' }).click()
        await take(page, 'pub-dialog-errors')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: /^Update: Segment/ }).click()
        await take(page, 'pub-dialog-long')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: /^Delete: Segment/ }).click()
        await page.getByRole('alertdialog').waitFor()
        await take(page, 'pub-delete')
      })

      test('dashboard', async ({ page, api }) => {
        await visit(page, '/admin/dashboard')
        await page.getByRole('button', { name: 'Grace Ambrose' }).waitFor()
        await take(page, 'dashboard')
        await addMany(api, 4)
        await api.publication.addPublication(absurdPaper())
        await visit(page, '/admin/dashboard?panel=publications')
        await page.getByRole('table').waitFor()
        await take(page, 'dashboard-publications')
      })

      test('menus', async ({ page }) => {
        await visit(page, '/')
        await page.locator('summary', { hasText: 'More' }).first().click()
        await take(page, 'menu-more')
        await page.setViewportSize({ width: 390, height: 844 })
        await visit(page, '/')
        await page.locator('summary', { hasText: 'Menu' }).click()
        await page.locator('nav:visible summary', { hasText: 'More' }).click()
        await page.screenshot({ path: 'screenshots/menu-small.png' })
      })
    })
  })
}
