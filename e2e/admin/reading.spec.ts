import { answerInstead } from '../support/intercept.ts'
import { toast, visit } from '../support/page.ts'
import { addProject } from '../support/project.ts'
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

test('a list that cannot be read is told, each in its words', async ({ page, guard }) => {
  for (const [address, call, text] of lists) {
    guard.expects(503, call)
    const json = { success: false, code: 'databaseDown', message: 'The database is away' }
    await answerInstead(page, call, { status: 503, json })
    await visit(page, address)
    await expect(toast(page, text)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  }
})

test('a form that cannot be filled is told, and opens once it can', async ({ page, guard }) => {
  const call = '/api/v1/category/showAllCategories'
  guard.expects(503, call)
  await page.route(
    `**${call}*`,
    (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, code: 'databaseDown', message: 'Away' },
      }),
    { times: 1 },
  )
  await visit(page, '/post')
  const create = page.getByRole('button', { name: 'Create Projects' })
  await create.click()
  await expect(toast(page, 'Could Not Fetch Categories')).toBeVisible()
  await create.click()
  await expect(page.getByRole('dialog', { name: 'Create Projects' })).toBeVisible()
})

test('a project is being fetched, and then there is none', async ({ page, api, guard }) => {
  const { _id: id, category } = await addProject(api)
  const answer = Promise.withResolvers<void>()
  guard.expects(404, `/api/v1/post/getSinglePost/${id}`)
  await page.route('**/api/v1/post/getSinglePost/**', async (route) => {
    await answer.promise
    await route.continue()
  })
  await visit(page, `/post/${id}`)
  await expect(toast(page, 'Fetching Post...')).toBeVisible()
  await api.post.deletePost({ postId: id, categoryId: category._id })
  answer.resolve()
  await expect(toast(page, 'No post found.')).toBeVisible()
  await expect(toast(page, 'Fetching Post...')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page).toHaveTitle(/^404! Not found \| /)
})

test('whatever comes in place of a list leaves the dashboard standing, and the next try counts', async ({
  page,
  guard,
}) => {
  const call = '/api/v1/team/teamNames'
  // An error, an unknown address, too many calls, and a refusal that says OK.
  for (const status of [500, 404, 429, 200]) {
    if (status !== 200) guard.expects(status, call)
    const json = { success: false, message: 'Not now' }
    const goOn = await answerInstead(page, call, { status, json })
    await visit(page, '/admin/dashboard?panel=teams')
    await expect(toast(page, 'Could Not Fetch Teams')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Panels' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Team Management' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Not now')
    await goOn()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Add Team' })).toBeVisible()
  }
})

test('a cut connection and an answer without its list leave the own page of a panel standing', async ({
  page,
  guard,
}) => {
  const call = '/api/v1/overview/getOverview'
  await answerInstead(page, call, { status: 200, json: { success: true } })
  await visit(page, '/admin/dashboard')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Invalid API response format',
  )
  await expect(page.getByRole('navigation', { name: 'Panels' })).toBeVisible()

  const messages = '/api/v1/message/showAllMessages'
  guard.expects('unreachable', messages)
  await page.route(`**${messages}*`, (route) => route.abort(), { times: 1 })
  await visit(page, '/admin/messages')
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No messages yet')).toBeVisible()

  const json = { success: true, message: 'OK' }
  await answerInstead(page, '/api/v1/team/teamNames', { status: 200, json })
  await visit(page, '/t')
  await expect(toast(page, 'Invalid API response format')).toBeVisible()

  guard.expects('unreachable', '/categories.data')
  await page.route('**/categories.data*', (route) => route.abort(), { times: 1 })
  await page.evaluate(() => {
    history.pushState(null, '', '/categories')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(toast(page, 'Could Not Fetch Categories')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Add Category' })).toBeVisible()
})
