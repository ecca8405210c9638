import { parsePage } from '../support/head.ts'
import { expectAddress, navigateWithin, visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const words = "Sorry, we couldn't find the page you're looking for."
const addresses = [
  '/nothing-here',
  '/publications/17',
  '/admin',
  '/PUB/x.html',
  '/%F0%9F%92%9A',
  '/project/95%',
]
const unknown = '01k9z3f7m2qv8xw4t6r5y1n0ab'
const nobody = ['project', 'person', 'publication'].flatMap((page) => [
  `/${page}/${unknown}`,
  `/${page}/nonsense`,
])

test('an unknown address is a real 404 without JavaScript', async ({ request }) => {
  for (const address of [...addresses, ...nobody]) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(404)
    const { texts } = parsePage(await answer.text())
    expect(texts('h1'), address).toEqual(['Page not found'])
    expect(texts('p'), address).toContain(words)
  }
  // Project pages in the admin area have neither header nor footer, so their 404 has none either.
  const answer = await request.get(`/post/${unknown}`)
  expect(answer.status()).toBe(404)
  const { texts } = parsePage(await answer.text())
  expect(texts('h1')).toEqual(['Page not found'])
  expect(texts('p')).toContain(words)
  expect([...texts('header'), ...texts('footer')]).toEqual([])
})

test('an unknown path is a 404 with a link home, and the same page within the site', async ({
  page,
  guard,
}) => {
  guard.expects(404, '/nothing-here')
  await visit(page, '/nothing-here')
  await page.getByRole('link', { name: 'Go back home' }).click()
  await expectAddress(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revolutionizing Healthcare')
  await expect(page).toHaveTitle(/^Home \| /)

  guard.expects(404, '/nowhere.data')
  await navigateWithin(page, '/nowhere')
  await expect(page.getByText(words)).toBeVisible()
  await expect(page).toHaveTitle(/^404! Not found \| /)
})
