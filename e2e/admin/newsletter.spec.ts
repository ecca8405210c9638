import { field, toast, visit } from '../support/page.ts'
import { confirm, submit } from '../support/panel.ts'
import { addProject } from '../support/project.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('an issue is drafted from new content, previewed, sent, and read on the site', async ({
  page,
  site,
  api,
}) => {
  const email = `reader-${Date.now()}@example.org`
  await site.api().newsletter.subscribe({ email })
  const { text = '' } = await site.mailbox.mailTo(email)
  const token = /confirm=(\S+)/.exec(text)?.[1] ?? ''
  await site.api().newsletter.confirm({ token })
  await addProject(api, 'Quiet lungs')

  await visit(page, '/admin/newsletter')
  await page.getByRole('button', { name: 'Write Issue' }).click()
  await expect(page.getByRole('checkbox', { name: 'Quiet lungs' })).toBeChecked()
  await field(page, 'Subject').fill('News of the spring')
  await page.getByRole('textbox', { name: 'Text' }).fill('Dear **readers**')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Newsletter issue Added Successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Edit: News of the spring', exact: true }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('Dear **friends**')
  await submit(page, 'Update')
  await expect(toast(page, 'Newsletter issue Updated Successfully')).toBeVisible()

  await page.getByRole('button', { name: 'Preview and send: News of the spring' }).click()
  const mail = page.getByRole('region', { name: 'The mail' })
  await expect(mail.getByRole('link', { name: 'Quiet lungs' })).toBeVisible()
  await expect(mail.getByRole('heading', { name: 'News of the spring' })).toBeVisible()
  await expect(mail.getByText('Dear friends')).toBeVisible()
  await page.getByRole('button', { name: 'Send test to me' }).click()
  await expect(toast(page, 'Test Sent To Your Own Address')).toBeVisible()
  await page.getByRole('button', { name: 'Send to everyone' }).click()
  await confirm(page, 'Send this issue to everyone who has confirmed?', 'Send to everyone')
  await expect(toast(page, 'The Issue Is On Its Way')).toBeVisible()
  await expect(page.getByText('Sent to 1 person')).toBeVisible()

  const { headers, text: words = '' } = await site.mailbox.mailTo(email, 2)
  expect(headers.map(({ key }) => key)).toContain('list-unsubscribe-post')
  const address = new URL(/http\S+\/newsletter\/\w+/.exec(words)?.[0] ?? '').pathname
  const shown = await readWithoutScripts(site, address)
  expect(shown.texts('h1')).toEqual(['News of the spring'])
  expect(shown.texts('a')).toEqual(expect.arrayContaining(['Quiet lungs']))
  const issues = await readWithoutScripts(site, '/newsletter')
  expect(issues.texts('h1')).toEqual(['Newsletter'])
  expect(issues.words('main')).toContain('News of the spring')

  await page.getByRole('button', { name: 'Delete: News of the spring', exact: true }).click()
  await confirm(page, 'Are you sure you want to delete this issue?', 'Delete')
  await expect(toast(page, 'Newsletter issue Deleted Successfully')).toBeVisible()
  expect((await readWithoutScripts(site, address)).status).toBe(404)
})
