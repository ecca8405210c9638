import type { Page } from '@playwright/test'
import type { Guard } from '../support/guard.ts'
import { field, toast, visit } from '../support/page.ts'
import { confirm, form, submit } from '../support/panel.ts'
import { addProject } from '../support/project.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

/** Cuts the connection under the next such call. */
const cutOnce = async (page: Page, guard: Guard, call: string) => {
  guard.expects('unreachable', `/api/v1/${call}`)
  await page.route(`**/api/v1/${call}*`, (route) => route.abort(), { times: 1 })
}

/** Lets a proxy answer the next such call, which knows nothing of what the site says. */
const breakOnce = async (page: Page, guard: Guard, call: string) => {
  guard.expects(502, `/api/v1/${call}`)
  const page502 = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }
  await page.route(`**/api/v1/${call}*`, (route) => route.fulfill(page502), { times: 1 })
}

test('a person who cannot be changed or deleted just now is told, the next try counts, and the list stands', async ({
  page,
  api,
  guard,
}) => {
  await api.profile.createProfile({ name: 'Ada Lovelace' })
  await visit(page, '/profile')
  const edit = page.getByRole('button', { name: 'Edit: Ada Lovelace' })
  await edit.click()
  await cutOnce(page, guard, 'auth/me')
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/auth/me'))
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await asked
  await expect(form(page)).toHaveCount(0)
  await expect(edit).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Profiles' })).toBeVisible()

  await edit.click()
  await field(form(page), 'Name').fill('Ada King')
  await cutOnce(page, guard, 'profile/updateProfile')
  await submit(page, 'Update')
  await expect(toast(page, 'Failed to update profile')).toBeVisible()
  await expect(field(form(page), 'Name')).toHaveValue('Ada King')
  await submit(page, 'Update')
  await expect(toast(page, 'Profile Updated Successfully')).toBeVisible()

  const question = 'Are you sure you want to delete this profile?'
  await page.getByRole('button', { name: 'Delete: Ada King' }).click()
  await cutOnce(page, guard, 'profile/deleteProfile')
  await confirm(page, question, 'Delete')
  await expect(toast(page, 'Failed to delete profile')).toBeVisible()
  await confirm(page, question, 'Delete')
  await expect(toast(page, 'Profile Deleted Successfully')).toBeVisible()
})

test('a latest post that cannot be saved or deleted just now is told, and the next try counts', async ({
  page,
  guard,
}) => {
  await visit(page, '/f')
  await page.getByRole('button', { name: 'Add Post' }).first().click()
  await field(form(page), 'Title').fill('First words')
  await cutOnce(page, guard, 'frontPage/createFrontPage')
  await submit(page, 'Save')
  const notSaved = toast(page, 'Failed to handle post')
  await expect(notSaved).toBeVisible()
  await submit(page, 'Save')
  await expect(toast(page, 'FrontPage Created Successfully')).toBeVisible()

  await page.getByRole('button', { name: 'Edit: First words' }).click()
  await field(form(page), 'Title').fill('Second words')
  await expect(notSaved).toHaveCount(0)
  await cutOnce(page, guard, 'frontPage/updateFrontPage')
  await submit(page, 'Update')
  await expect(notSaved).toBeVisible()
  await submit(page, 'Update')
  await expect(toast(page, 'FrontPage Updated Successfully')).toBeVisible()

  const question = 'Are you sure you want to delete this post?'
  await page.getByRole('button', { name: 'Delete: Second words' }).click()
  await cutOnce(page, guard, 'frontPage/deleteFrontPage')
  await confirm(page, question, 'Delete')
  await expect(toast(page, 'Failed to delete post')).toBeVisible()
  await confirm(page, question, 'Delete')
  await expect(toast(page, 'FrontPage Deleted Successfully')).toBeVisible()
})

test('a category that a broken proxy keeps and a project that cannot be fetched are told in words for each reason', async ({
  page,
  api,
  guard,
}) => {
  const { _id, title } = await addProject(api)
  await visit(page, '/categories')
  await page.getByRole('button', { name: 'Delete: Neuro-oncology' }).click()
  await breakOnce(page, guard, 'category/deleteCategory')
  await confirm(page, 'Are you sure you want to delete this category?', 'Delete')
  await expect(toast(page, 'Could Not Delete Category')).toBeVisible()
  expect((await api.category.showAllCategories()).total).toBe(1)

  await cutOnce(page, guard, `post/getSinglePost/${_id}`)
  await visit(page, `/post/${_id}`)
  await expect(toast(page, 'Failed to fetch post.')).toBeVisible()
  await breakOnce(page, guard, `post/getSinglePost/${_id}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(toast(page, 'Could not fetch the post.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
})
