import { field, visit } from '../support/page.ts'
import { failNextCall, form, submit } from '../support/panel.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('on a phone, no toast covers the buttons of a dialog @phone', async ({ page, guard }) => {
  await page.clock.install()
  await visit(page, '/categories?new=category')
  await field(form(page), 'Name').fill('Sleep')
  await failNextCall(page, guard, 'category/addCategory')
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
