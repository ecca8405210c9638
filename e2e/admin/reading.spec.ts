import { answerInstead } from '../support/intercept.ts'
import { toast, visit } from '../support/page.ts'
import { addProject } from '../support/project.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('a project out of reach is told in words for each reason, and its page once it is gone', async ({
  page,
  api,
  guard,
}) => {
  const { _id: id, category } = await addProject(api)
  const call = `/api/v1/post/getSinglePost/${id}`
  const retry = page.getByRole('button', { name: 'Try again' })
  guard.expects('unreachable', call)
  await page.route(`**${call}*`, (route) => route.abort(), { times: 1 })
  await visit(page, `/post/${id}`)
  await expect(toast(page, 'Failed to fetch post.')).toBeVisible()

  // A proxy knows nothing of what the site says.
  guard.expects(502, call)
  const page502 = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }
  await page.route(`**${call}*`, (route) => route.fulfill(page502), { times: 1 })
  await retry.click()
  await expect(toast(page, 'Could not fetch the post.')).toBeVisible()

  const answer = Promise.withResolvers<void>()
  guard.expects(404, call)
  await page.route(`**${call}*`, async (route) => {
    await answer.promise
    await route.continue()
  })
  await retry.click()
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
  const panels = page.getByRole('navigation', { name: 'Panels' })
  const retry = page.getByRole('button', { name: 'Try again' })
  const call = '/api/v1/overview/getOverview'
  const goOn = await answerInstead(page, call, { status: 200, json: { success: true } })
  await visit(page, '/admin/dashboard')
  const failed = page.getByRole('main').getByRole('alert')
  await expect(failed).toContainText('Invalid API response format')
  await goOn()
  await retry.click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()

  guard.expects('unreachable', '/api/v1/team/teamNames')
  await page.route('**/api/v1/team/teamNames*', (route) => route.abort(), { times: 1 })
  await panels.getByRole('link', { name: 'Teams' }).click()
  await expect(toast(page, 'Could Not Fetch Teams')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Team Management' })).toBeVisible()
  await retry.click()
  await expect(page.getByRole('button', { name: 'Add Team' })).toBeVisible()

  // The same on the site itself, whose lists come with the page.
  guard.expects('unreachable', '/categories.data')
  await page.route('**/categories.data*', (route) => route.abort(), { times: 1 })
  await page.evaluate(() => {
    history.pushState(null, '', '/categories')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(toast(page, 'Could Not Fetch Categories')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible()
  await retry.click()
  await expect(page.getByRole('button', { name: 'Add Category' })).toBeVisible()
})
