import { Secret, TOTP } from 'otpauth'
import { field, navigateWithin, toast, visit } from '../support/page.ts'
import { confirm } from '../support/panel.ts'
import { newPerson } from '../support/person.ts'
import { addProject } from '../support/project.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('a member suggests progress, an editor decides, and an administrator helps with a lost second factor', async ({
  page,
  site,
  api,
  openBrowser,
}) => {
  const project = await addProject(api, 'Quiet wards')
  const { data: profile } = await api.profile.createProfile({ name: 'Hedy Kiesler' })
  const member = newPerson('Hedy')
  await api.administrator.invite({ email: member.email, role: 'Member', profileId: profile._id })
  await site.register(member)
  const suggesting = await openBrowser({ as: member })
  await visit(suggesting, '/admin/suggestions')
  for (const news of ['The first ward is quiet', 'Too early to tell']) {
    await field(suggesting, 'Project').selectOption('Quiet wards')
    await field(suggesting, 'What is new').fill(news)
    await suggesting.getByRole('button', { name: 'Suggest', exact: true }).click()
    await expect(field(suggesting, 'What is new')).toHaveValue('')
  }
  await expect(toast(suggesting, 'Suggestion Sent').first()).toBeVisible()

  await visit(page, '/admin/dashboard?panel=suggestions')
  const first = page.getByRole('listitem').filter({ hasText: 'The first ward is quiet' })
  await first.getByRole('button', { name: /^Accept/ }).click()
  await expect(toast(page, 'Suggestion Accepted')).toBeVisible()
  await expect(first).toHaveCount(0)
  const second = page.getByRole('listitem').filter({ hasText: 'Too early to tell' })
  await field(second, 'Note').fill('Let us wait a month')
  await second.getByRole('button', { name: /^Decline/ }).click()
  await expect(toast(page, 'Suggestion Declined')).toBeVisible()
  await expect(page.getByText('No suggestions')).toBeVisible()
  await expect(async () => {
    const { text } = await site.mailbox.mailTo(member.email, 4)
    expect(text).toContain('Let us wait a month')
  }).toPass()
  await navigateWithin(suggesting, '/admin/dashboard')
  const own = suggesting.getByRole('listitem').filter({ hasText: 'Too early to tell' })
  await expect(own).toContainText('Declined by Grace Ambrose')
  await expect(own).toContainText('Let us wait a month')
  const { words } = await readWithoutScripts(site, `/project/${project._id}`)
  expect(words('main')).toContain('The first ward is quiet')

  const account = site.api((await site.enter(member)).token)
  const { secret } = await account.totp.begin()
  await account.totp.confirm({ code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() })
  await page.getByRole('link', { name: 'Administrators' }).click()
  await page.getByRole('button', { name: 'Remove second factor: Hedy' }).click()
  await confirm(
    page,
    'Are you sure you want to remove the second factor of this account?',
    'Remove second factor',
  )
  await expect(toast(page, 'Second Factor Removed')).toBeVisible()
})
