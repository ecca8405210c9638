import { expectAddress, visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const words = "Sorry, we couldn't find the page you're looking for."
const addresses = ['/nothing-here', '/publications/17', '/admin', '/PUB/x.html', '/%F0%9F%92%9A']

for (const address of addresses) {
  test(`${address} is a real 404 without JavaScript`, async ({ reader, guard }) => {
    guard.expects(404, address)
    const answer = await reader.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(reader.getByText(words)).toBeVisible()
  })
}

test('an unknown path is a 404 that leads home @phone', async ({ page, guard }) => {
  guard.expects(404, '/nothing-here')
  const answer = await page.goto('/nothing-here')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByText(words)).toBeVisible()
  await page.getByRole('link', { name: 'Go back home' }).click()
  await expectAddress(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revolutionizing Healthcare')
  await expect(page).toHaveTitle(/^Home \| /)
})

test('going to an unknown path within the site shows the same page', async ({ page, guard }) => {
  guard.expects(404, '/nowhere.data')
  await visit(page, '/')
  await page.evaluate(() => {
    history.pushState(null, '', '/nowhere')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText(words)).toBeVisible()
  await expect(page).toHaveTitle(/^404! Not found \| /)
})

test('a project that nobody knows is a 404 without header and footer, as its page is', async ({
  reader,
  guard,
}) => {
  const address = '/post/01k9z3f7m2qv8xw4t6r5y1n0ab'
  guard.expects(404, address)
  const answer = await reader.goto(address)
  expect(answer?.status()).toBe(404)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(reader.getByText(words)).toBeVisible()
  await expect(reader.getByRole('banner')).toHaveCount(0)
  await expect(reader.getByRole('contentinfo')).toHaveCount(0)
})
