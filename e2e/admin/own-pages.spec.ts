import { expectAccessible, siteFrame } from '../support/axe.ts'
import { field, navigateWithin, toast, visit } from '../support/page.ts'
import { form } from '../support/panel.ts'
import { addProject } from '../support/project.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('a page with blocks is created, rejected if invalid, published and renamed', async ({
  page,
  api,
  site,
}) => {
  const project = await addProject(api)
  const { data: person } = await api.profile.createProfile({ name: 'Noor Haddad' })
  await api.team.add({ name: 'Signals', peoples: [person._id] })

  await visit(page, '/admin/dashboard?panel=pages')
  await page.getByRole('button', { name: 'Add Page' }).click()
  await field(form(page), 'Title').fill('<script>alert(1)</script>')
  await field(form(page), 'Address').fill('/team/join')
  const save = form(page).getByRole('button', { name: 'Publish', exact: true })
  await save.click()
  await expect(form(page).getByText('Addresses that begin with /team are taken')).toBeVisible()

  await field(form(page), 'Address').fill('/join-us/phd')
  const text = form(page).getByRole('textbox', { name: 'Text' })
  await text.fill('<script>alert(2)</script> We look for you.\n\n')
  await text.press('Control+End')
  await text.pressSequentially('/team')
  await expect(form(page).getByRole('option', { name: 'People of a team' })).toBeVisible()
  await text.press('Enter')
  const picker = page.getByRole('dialog', { name: 'People of a team' })
  await picker.getByRole('button', { name: 'Insert' }).click()
  await expect(picker.getByText('Please fill this in')).toBeVisible()
  await field(picker, 'Team').selectOption('Signals')
  await picker.getByRole('button', { name: 'Insert' }).click()
  await expect(picker).toHaveCount(0)
  await expect(text).toBeFocused()
  const written = await text.inputValue()
  expect(written).toContain('::people team="Signals"')
  const more = '\n::projects\n\n:::question When?\nAny time.\n:::\n\n::contact\n\n::peeple\n'
  await text.fill(written + more)
  const beside = form(page).frameLocator('iframe')
  await expect(beside.getByText('There is no block “peeple”')).toBeVisible()
  await expect(beside.getByRole('link', { name: 'Noor Haddad' })).toBeVisible()
  await expect(beside.getByRole('link', { name: project.title })).toBeVisible()
  await expect(beside.getByRole('heading', { name: 'Write to us' })).toBeVisible()
  await expect(form(page).getByText('Visibility: Nobody sees this yet')).toBeVisible()
  await form(page).getByRole('button', { name: 'Save draft' }).click()
  await expect(toast(page, 'Page Added Successfully')).toBeVisible()
  expect((await readWithoutScripts(site, '/join-us/phd')).status).toBe(404)

  await page.getByRole('button', { name: 'Edit: <script>alert(1)</script>' }).click()
  await field(form(page), 'Title').fill('Join us')
  await form(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(form(page)).toBeHidden()

  // Everything works without scripts.
  const { texts, words } = await readWithoutScripts(site, '/join-us/phd')
  expect(texts('h1')).toEqual(['Join us'])
  expect(texts('a')).toEqual(expect.arrayContaining(['Noor Haddad', project.title]))
  expect(words('summary')).toContain('When?')
  for (const said of ['<script>alert(2)</script> We look for you.', 'Any time.'])
    expect(words('main')).toContain(said)
  expect(words('main')).not.toContain('peeple')

  await navigateWithin(page, '/join-us/phd')
  await expectAccessible(page, 'html', siteFrame)
  await page.getByRole('link', { name: 'Edit this page' }).click()
  await field(form(page), 'Address').fill('/careers')
  await form(page).getByRole('button', { name: 'Update', exact: true }).click()
  await expect(toast(page, 'Page Updated Successfully')).toBeVisible()
  const moved = await readWithoutScripts(site, '/join-us/phd')
  expect([moved.path, ...moved.texts('h1')]).toEqual(['/careers', 'Join us'])
})
