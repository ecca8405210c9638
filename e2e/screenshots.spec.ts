import type { Page } from '@playwright/test'
import type { SalusClient } from '#contract/api.ts'
import { addAbsurdContent } from './support/absurd-content.ts'
import { submitSignup } from './support/account-pages.ts'
import { visit } from './support/page.ts'
import { newPerson } from './support/person.ts'
import { absurdPublicationInput, addNumberedPublications, dialog } from './support/publications.ts'
import { takeScreenshots } from './support/screenshot.ts'
import { test } from './support/test.ts'

/** Captures every page into screenshots/, for people to look at. Runs only with SCREENSHOTS=1, because nothing is checked. */
const isWanted = process.env.SCREENSHOTS === '1'

const lists = {
  home: '/',
  about: '/about',
  projects: '/projects',
  team: '/team',
  publications: '/publications',
  contact: '/contactus',
  categories: '/categories',
}
const plain = {
  newsletter: '/newsletter',
  confirm: `/newsletter?confirm=${'x'.repeat(43)}`,
  leave: `/newsletter?leave=${'x'.repeat(43)}`,
  login: '/login',
  signup: '/signup',
  forgot: '/forgot-password',
}

const ownPages = async (api: SalusClient) => {
  const { posts } = await api.post.getAllPosts({ limit: 1 })
  const { categories } = await api.category.showAllCategories()
  const { teams } = await api.team.all()
  const project = `/project/${posts[0]?._id}`
  return {
    project,
    contributors: `${project}#contributors`,
    faqs: `${project}#faqs`,
    category: `/category/${categories[0]?._id}`,
    group: `/team/${teams[0]?._id}`,
    person: `/team#person-${teams[0]?.peoples[0]?._id}`,
  }
}

const takeAll = async (page: Page, state: string, pages: Readonly<Record<string, string>>) => {
  for (const [name, address] of Object.entries(pages)) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await visit(page, address)
    if (name === 'person') await page.getByRole('dialog').waitFor()
    await takeScreenshots(page, `${state}-${name}`)
  }
}

if (isWanted) {
  test.describe('screenshots', () => {
    test.setTimeout(1_800_000)

    test.describe('with the example content', () => {
      test.use({ examples: true })

      test('every page', async ({ page, site }) => {
        await takeAll(page, 'examples', { ...lists, ...plain, ...(await ownPages(site.api())) })
      })

      test('menus', async ({ page }) => {
        await visit(page, '/')
        await page.locator('summary', { hasText: 'More' }).first().click()
        await page.screenshot({ path: 'screenshots/menu-more.png' })
        await page.setViewportSize({ width: 390, height: 844 })
        await visit(page, '/')
        await page.locator('summary', { hasText: 'Menu' }).click()
        await page.locator('nav:visible summary', { hasText: 'More' }).click()
        await page.screenshot({ path: 'screenshots/menu-small.png' })
      })
    })

    test('every page without content', ({ page }) => takeAll(page, 'empty', lists))

    test('every page with absurd content', async ({ page, api }) => {
      const made = await addAbsurdContent(api)
      const contributors = `${made.project}#contributors`
      await takeAll(page, 'absurd', { ...lists, ...made, contributors })
    })

    test('not-found', async ({ page, guard }) => {
      guard.expects(404, '/nothing-here')
      await visit(page, '/nothing-here')
      await takeScreenshots(page, 'not-found')
    })

    test('signup with errors', async ({ page }) => {
      await visit(page, '/signup')
      await page.getByRole('button', { name: 'Sign up' }).click()
      await takeScreenshots(page, 'signup-errors')
    })

    test('verify-email', async ({ page }) => {
      await submitSignup(page, newPerson())
      await page.getByLabel('Code').fill('4821')
      await takeScreenshots(page, 'verify-email')
    })

    test.describe('signed in', () => {
      test.use({ signedIn: true })

      test('pub', async ({ page, api }) => {
        await addNumberedPublications(api, 4)
        await api.publication.addPublication(absurdPublicationInput())
        await visit(page, '/pub')
        await page.getByRole('table').waitFor()
        await takeScreenshots(page, 'pub')
        await page.getByRole('button', { name: 'Add Publication' }).click()
        await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click()
        await takeScreenshots(page, 'pub-dialog-errors')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: /^Update: Segment/ }).click()
        await takeScreenshots(page, 'pub-dialog-long')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: /^Delete: Segment/ }).click()
        await page.getByRole('alertdialog').waitFor()
        await takeScreenshots(page, 'pub-delete')
      })

      test('dashboard', async ({ page, api }) => {
        await visit(page, '/admin/dashboard')
        await page.getByRole('button', { name: 'Grace Ambrose' }).waitFor()
        await takeScreenshots(page, 'dashboard')
        await addNumberedPublications(api, 4)
        await api.publication.addPublication(absurdPublicationInput())
        await visit(page, '/admin/dashboard?panel=publications')
        await page.getByRole('table').waitFor()
        await takeScreenshots(page, 'dashboard-publications')
      })
    })
  })
}
