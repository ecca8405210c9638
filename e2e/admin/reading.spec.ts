import { toast, visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const lists = [
  ['/t', '/api/v1/team/teamNames', 'Could Not Fetch Teams'],
  ['/f', '/api/v1/frontPage/frontPages', 'Could Not Fetch FrontPages'],
  ['/l', '/api/v1/logo/getLogo', 'Could Not Fetch Logo'],
  ['/profile', '/api/v1/profile/profiles', 'Could Not Fetch Profiles'],
  ['/post', '/api/v1/post/postTitles', 'Could Not Fetch Posts'],
  ['/pub', '/api/v1/publication/showAllPublications', 'The database is away'],
] as const

for (const [page, call, text] of lists) {
  test(`a list that cannot be read is told: ${text}`, async ({ page: tab, guard }) => {
    guard.expects(503, call)
    await tab.route(`**${call}*`, (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'The database is away' } }),
    )
    await visit(tab, page)
    await expect(toast(tab, text)).toBeVisible()
    await expect(tab.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
}

test('a form that cannot be filled is told, and opens once it can', async ({ page, guard }) => {
  const call = '/api/v1/category/showAllCategories'
  guard.expects(503, call)
  await page.route(
    `**${call}*`,
    (route) => route.fulfill({ status: 503, json: { success: false, message: 'Away' } }),
    { times: 1 },
  )
  await visit(page, '/post')
  const create = page.getByRole('button', { name: 'Create Projects' })
  await create.click()
  await expect(toast(page, 'Could Not Fetch Categories')).toBeVisible()
  await create.click()
  await expect(page.getByRole('dialog', { name: 'Create Projects' })).toBeVisible()
})

test('an answer without its list is told', async ({ page }) => {
  await page.route('**/api/v1/team/teamNames*', (route) =>
    route.fulfill({ json: { success: true, message: 'OK' } }),
  )
  await visit(page, '/t')
  await expect(toast(page, 'Invalid API response format')).toBeVisible()
})

test('a project is being fetched, and then there is none', async ({ page, guard }) => {
  const id = '01k9z3f7m2qv8xw4t6r5y1n0ab'
  const answer = Promise.withResolvers<void>()
  for (const path of [`/post/getSinglePost/${id}`, '/researchProgress/getResearchProgress']) {
    guard.expects(404, `/api/v1${path}`)
  }
  await page.route('**/api/v1/post/getSinglePost/**', async (route) => {
    await answer.promise
    await route.continue()
  })
  await visit(page, `/post/${id}`)
  await expect(toast(page, 'Fetching Post...')).toBeVisible()
  answer.resolve()
  await expect(toast(page, 'No post found.')).toBeVisible()
  await expect(toast(page, 'Fetching Post...')).toHaveCount(0)
})
