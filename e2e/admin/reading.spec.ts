import { toast, visit } from '../support/page.ts'
import { addProject } from '../support/project.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('an unreachable project shows each reason, and a deleted one its page; a list that fails to load shows an error, and can be retried', async ({
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

  // An error of a proxy has no message from the site.
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

  // A list that is loaded with its page.
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
