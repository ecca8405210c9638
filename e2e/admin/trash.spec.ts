import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { adminFrame, expectAccessible } from '../support/axe.ts'
import { toast, visit } from '../support/page.ts'
import { confirm, failNextCall } from '../support/panel.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('deleted entries are restored from the trash, or deleted for good; a failed request is reported, and everything stays', async ({
  page,
  api,
  guard,
}) => {
  for (const { entity, id } of (await api.trash.showTrash({})).trash) {
    await api.trash.deleteForGood({ entity, id })
  }
  const add = async (name: string) =>
    (await api.profile.createProfile({ name, profilePic: await freshPicture() })).data
  const [ada, grace] = [await add('Ada Trash'), await add('Grace Trash')]
  for (const { _id } of [ada, grace]) await api.profile.deleteProfile({ profileId: _id })

  await visit(page, '/admin/trash')
  const row = page.getByRole('row').filter({ hasText: 'Ada Trash' })
  await expect(row).toContainText('Profile')
  await expectAccessible(page, 'html', adminFrame)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(overflow).toBe(0)
  }
  const restore = page.getByRole('button', { name: 'Restore: Ada Trash' })
  // An error of a proxy has no message from the site.
  guard.expects(502, '/api/v1/trash/restore')
  await page.route('**/api/v1/trash/restore', (route) => route.fulfill({ status: 502, body: '' }), {
    times: 1,
  })
  await restore.click()
  await expect(toast(page, 'Could Not Bring Back')).toBeVisible()
  await expect(row).toBeVisible()
  await restore.click()
  await expect(toast(page, 'Brought Back Successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await api.profile.profiles()).profiles).toContainEqual({ ...ada, version: 2 })

  await page.getByRole('button', { name: 'Delete for good: Grace Trash' }).click()
  await failNextCall(page, guard, 'trash/deleteForGood')
  await confirm(page, 'Delete this for good?', 'Delete for good')
  await expect(toast(page, 'Could Not Delete For Good')).toBeVisible()
  await confirm(page, 'Delete this for good?', 'Delete for good')
  await expect(toast(page, 'Deleted For Good')).toBeVisible()
  await expect(page.getByText('The trash is empty')).toBeVisible()
  expect((await page.request.get(grace.profilePic)).status()).toBe(404)
  expect((await page.request.get(ada.profilePic)).status()).toBe(200)
})
