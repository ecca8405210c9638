import { field, toast, visit } from '../support/page.ts'
import { form, refuseOnce, submit } from '../support/panel.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('a success stays for 2 seconds, an error for 4', async ({ page, guard }) => {
  guard.expects(409, '/api/v1/category/addCategory')
  await page.clock.install()
  await visit(page, '/categories')
  const add = async () => {
    await page.getByRole('button', { name: 'Add Category' }).click()
    await field(form(page), 'Name').fill('Sleep')
    await submit(page, 'Save')
  }
  await add()
  const done = toast(page, 'Category Added Successfully')
  await done.waitFor()
  await expect(form(page)).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.clock.runFor(2_000)
  await expect(done).toHaveCount(0)

  await add()
  const refused = toast(page, 'Could Not Add Category')
  const shown = page.locator('[data-slot=toast]')
  await refused.waitFor()
  await page.clock.runFor(3_900)
  await expect(shown).toHaveCSS('opacity', '1')
  await page.clock.runFor(200)
  await expect(shown).toHaveCSS('opacity', '0')
  await page.clock.runFor(2_000)
  await expect(shown).toHaveCount(0)

  await field(form(page), 'Name').fill('Rest')
  await submit(page, 'Save')
  await done.waitFor()
  await page.clock.runFor(1_900)
  await expect(shown).toHaveCSS('opacity', '1')
  await page.clock.runFor(200)
  await expect(shown).toHaveCSS('opacity', '0')
})

test('there are never more than 20 toasts', async ({ page, guard }) => {
  guard.expects(409, '/api/v1/category/addCategory')
  await visit(page, '/categories?new=category')
  await field(form(page), 'Name').fill('Sleep')
  await submit(page, 'Save')
  await expect(form(page)).toHaveCount(0)
  await page.clock.install()
  await visit(page, '/categories?new=category')
  await field(form(page), 'Name').fill('Sleep')
  await page.clock.pauseAt(Date.now() + 60_000)
  const shown = page.locator('[data-slot=toast]')
  for (let times = 1; times <= 22; times++) {
    const answered = page.waitForResponse('**/api/v1/category/addCategory')
    await submit(page, 'Save')
    await answered
    await expect(shown).toHaveCount(Math.min(times, 20))
  }
})

test('on a phone no message covers the buttons of a dialog @phone', async ({ page, guard }) => {
  await page.clock.install()
  await visit(page, '/categories?new=category')
  await field(form(page), 'Name').fill('Sleep')
  await refuseOnce(page, guard, 'category/addCategory')
  await submit(page, 'Save')
  const refused = page.locator('[data-slot=toast]')
  await refused.waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Escape')
  const stay = page.getByRole('button', { name: 'Go on editing' })
  await expect(stay).toBeVisible()
  const [message, button] = [await refused.boundingBox(), await stay.boundingBox()]
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(button?.y ?? 0)
})
