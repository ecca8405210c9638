import { field, toast, visit } from '../support/page.ts'
import { confirm, failNextCall } from '../support/panel.ts'
import { readWithoutScripts } from '../support/read.ts'
import { restoreSite } from '../support/restore-site.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })
test.afterEach(({ api }) => restoreSite(api))

test('settings are changed, shown to visitors, and kept when a request fails; the example content is removed after a confirmation', async ({
  page,
  reader,
  guard,
  api,
  site,
}) => {
  const save = page.getByRole('button', { name: 'Save' })
  await visit(page, '/admin/dashboard?panel=settings')
  await field(page, 'Name').fill('')
  await save.click()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Name').fill('Aurelia')
  await field(page, 'Phone').fill('+1 555 0100')
  await failNextCall(page, guard, 'settings/updateSettings')
  await save.click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('The database is away')
  await expect(field(page, 'Name')).toHaveValue('Aurelia')
  await save.click()
  await expect(toast(page, 'Settings Updated')).toBeVisible()
  await page.getByRole('button', { name: 'Send a test mail' }).click()
  await expect(toast(page, 'Test Mail Sent')).toBeVisible()
  const shown = await readWithoutScripts(site, '/contactus')
  expect(shown.words('main')).toContain('+1 555 0100')
  expect(shown.head.title).toContain('Aurelia')

  // This site has no example content.
  const json = { ...(await api.settings.getSettings()), hasExampleContent: true }
  await page.route('**/api/v1/settings/getSettings', (route) => route.fulfill({ json }))
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('button', { name: 'Remove example content' }).click()
  await confirm(page, 'Are you sure you want to remove all example content?', 'Delete')
  await expect(toast(page, 'Example Content Removed')).toBeVisible()

  // A long name is shown completely in header and footer, unless there is a short one.
  const name = 'Group for Medical Image Computing'
  await api.settings.updateSettings({ name })
  await reader.goto('/contactus')
  for (const width of [390, 1280]) {
    await reader.setViewportSize({ width, height: 844 })
    for (const place of ['site-header', 'site-footer']) {
      const wordmark = reader.locator(`[data-slot=${place}] [data-slot=wordmark] > span`).first()
      await expect(wordmark).toHaveText(name)
      const cut = await wordmark.evaluate(
        (text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + 4,
      )
      expect(cut, `${place} at ${width}`).toBe(false)
    }
  }
  await api.settings.updateSettings({ shortName: 'GMIC' })
  const { words } = await readWithoutScripts(site, '/contactus')
  expect(words('header')).toContain('GMIC')
  expect(words('header')).not.toContain(name)
})
