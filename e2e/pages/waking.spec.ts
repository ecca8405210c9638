import type { Page } from '@playwright/test'
import { locateCarousel } from '../support/carousel.ts'
import { skipLoaders, withMotion } from '../support/motion.ts'
import { expectAddress } from '../support/page.ts'
import { addProject } from '../support/project.ts'
import { expect, test } from '../support/test.ts'

/** Holds back every script until the returned function is called. */
const holdScripts = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const isAwake = (page: Page) =>
  page.evaluate(() => Object.keys(document.body).some((name) => name.startsWith('__reactProps')))

test('a public page requests no script before it is painted, and hydrates within a second; with reduced data it waits, but not for input, nor for a URL that opens something', async ({
  page,
  request,
}) => {
  const modules = /<link rel="modulepreload"|<script type="module"/
  for (const path of ['/', '/projects', '/team', '/publications', '/contactus'])
    expect(await (await request.get(path)).text(), path).not.toMatch(modules)
  expect(await (await request.get('/login')).text()).toMatch(modules)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(3_600_000)
  await page.goto('/')
  await page.clock.runFor(1000)
  await expect.poll(() => isAwake(page)).toBe(true)

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/')
  await page.mouse.click(1, 400)
  await page.clock.runFor(9000)
  expect(await isAwake(page)).toBe(false)
  await page.clock.runFor(1000)
  await expect.poll(() => isAwake(page)).toBe(true)

  await page.goto('/')
  await page.locator('[data-slot=theme-toggle]').dispatchEvent('click')
  await expect(page.locator('[data-slot=theme-toggle]')).toHaveAccessibleName('Theme: light')
  await page.goto('/team?name=somebody')
  await page.clock.runFor(1)
  await expect.poll(() => isAwake(page)).toBe(true)
})

test('a menu opened before hydration stays open, and a choice closes it @phone', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/')
  const menu = page.locator('summary', { hasText: 'Menu' })
  const main = page.getByRole('navigation', { name: 'Main' })
  const publications = main.getByRole('link', { name: 'Publications' })
  await expect(main).toBeHidden()
  await menu.click()
  for (const name of ['Home', 'Projects', 'Team', 'Contact us'])
    await expect(main.getByRole('link', { name })).toBeVisible()
  release()
  await expect.poll(() => isAwake(page)).toBe(true)
  await expect(main.getByRole('link', { name: 'Team' })).toBeVisible()
  await expect(publications).toBeHidden()
  await main.locator('summary', { hasText: 'More' }).click()
  await publications.click()
  await expectAddress(page, '/publications')
  await expect(main).toBeHidden()
  await menu.click()
  await page.keyboard.press('Escape')
  await expect(main).toBeHidden()
})

test('an address given to the newsletter before hydration is accepted at once', async ({
  page,
  site,
}) => {
  await holdScripts(page)
  await page.goto('/about')
  const email = 'early@example.org'
  await page.getByLabel('Your e-mail, for news from us').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  await site.mailbox.mailTo(email)
})

test('a tab selected before hydration is the only one open, then and afterwards; a button clicked before is clicked once after hydration', async ({
  page,
  api,
}) => {
  const { _id } = await addProject(api)
  const release = await holdScripts(page)
  await page.goto(`/project/${_id}`)
  const tab = page.getByRole('tab', { name: 'Contributors' })
  const expectOpen = async () => {
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel', { name: 'Contributors' })).toBeVisible()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }
  await tab.click()
  await expectOpen()
  const toggle = page.locator('[data-slot=theme-toggle]')
  await toggle.click()
  await expect(toggle).toHaveAccessibleName('Theme: as your device')
  release()
  await expect(toggle).toHaveAccessibleName('Theme: light')
  await expectOpen()
  await toggle.click()
  await expect(toggle).toHaveAccessibleName('Theme: dark')
})

test.describe('a carousel', () => {
  test.use(withMotion)

  test('is turned before hydration, stays there, and waits for a mouse that was there first; a card leads to its person', async ({
    page,
    api,
  }) => {
    const people: string[] = []
    for (const name of ['Ada Lark', 'Grace Owl', 'Mary Wren', 'Rosa Finch', 'Vera Crane']) {
      const { data } = await api.profile.createProfile({ name })
      people.push(data._id)
    }
    await api.team.add({ name: 'Everyone', peoples: people })
    await page.clock.install()
    const release = await holdScripts(page)
    await page.goto('/team')
    const { group, dots, row, selected } = locateCarousel(page, 'People: Everyone')
    await group.getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(selected).toBe(1)
    await expect(group.getByText('Rosa Finch')).toBeInViewport()
    await group.hover()
    release()
    await expect(row).toBeAttached()
    expect(await dots.count()).toBe(5)
    await page.clock.runFor(6000)
    expect(await selected()).toBe(1)

    await holdScripts(page)
    await page.goto('/team')
    await page.getByRole('link', { name: 'Ada Lark' }).first().click()
    await expect(page).toHaveURL(/\/person\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Lark')
  })
})

test.describe('with loading pictures', () => {
  test.use({ examples: true })

  test('a link clicked before hydration does not wait for them, and they load after coming back', async ({
    page,
  }) => {
    await skipLoaders(page)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/media/**', async (route) => {
      await promise
      await route.continue().catch(() => undefined)
    })
    // A 204 response keeps the browser on the page, as if the visitor had come back.
    await page.route('**/person/**', (route) => route.fulfill({ status: 204 }))
    await page.goto('/team', { waitUntil: 'domcontentloaded' })
    const card = page.locator('[data-person]').first()
    await card.scrollIntoViewIfNeeded()
    const given = page.waitForEvent('requestfailed')
    await card.click()
    expect((await given).url()).toContain('/media/')
    resolve()
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    const width = () =>
      page.evaluate(
        () => document.querySelector<HTMLImageElement>('[data-slides] img')?.naturalWidth,
      )
    await expect.poll(width).toBeGreaterThan(0)
  })
})
