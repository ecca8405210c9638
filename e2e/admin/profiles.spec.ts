import { expectAccessible } from '../support/axe.ts'
import { field, visit } from '../support/page.ts'
import { choosePictures, form, submit } from '../support/panel.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('a picture is cropped by keyboard, links are added and removed one by one, and folded fields with errors open; deleting shows what a person is part of, and a search is part of the URL', async ({
  page,
  api,
  guard,
}) => {
  await api.profile.createProfile({ name: 'Grace Owl' })
  await visit(page, '/profile')
  await page.getByRole('button', { name: 'Add Profile' }).click()
  await field(form(page), 'Name').fill('Ada Lovelace')
  await field(form(page), 'About').fill('a'.repeat(121))
  await choosePictures(page)
  const crop = page.getByRole('dialog', { name: 'Choose the part to show' })
  const part = crop.getByRole('group', { name: 'Part of the picture' })
  await expect(part).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  // Portraits are square, so the crop is shown square, corners included.
  const radius = await part.evaluate((element) =>
    parseFloat(getComputedStyle(element).borderRadius),
  )
  expect(radius).toBeLessThan(20)
  for (const key of ['ArrowRight', 'ArrowDown', '+', '+', '-']) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await expect(crop).toBeHidden()
  await expect(page.getByRole('button', { name: 'Crop' })).toBeVisible()

  await expect(form(page).getByRole('group', { name: 'Social Links' })).toBeVisible()
  for (const [place, network, url] of [
    [1, 'orcid', 'https://orcid.org/0000-0001'],
    [2, 'google-scholar', 'https://scholar.example/ada'],
  ] as const) {
    await page.getByRole('button', { name: 'Add Social Link' }).click()
    await field(form(page), `Network ${place}`).selectOption(network)
    await field(form(page), `URL ${place}`).fill(url)
  }
  await field(form(page), 'URL 2').fill('javascript:alert(1)')
  await submit(page, 'Publish')
  await expect(field(form(page), 'URL 2')).toBeFocused()
  await expect(field(form(page), 'URL 2')).toHaveAccessibleDescription(/^Must be a web address/)
  await expect(field(form(page), 'URL 1')).not.toHaveAttribute('aria-invalid', 'true')
  await field(form(page), 'URL 2').fill('https://scholar.example/ada')
  await page.getByRole('button', { name: 'Remove: ORCID' }).click()

  // Rarely used fields are folded.
  await expect(field(form(page), 'ORCID iD')).toBeHidden()
  await form(page).getByText('More', { exact: true }).click()
  await field(form(page), 'ORCID iD').fill('0000-0002-1825-0098')
  await field(form(page), 'Other names').fill('"Lovelace, A. A."\nAda King')
  await form(page).getByRole('button', { name: 'Add Position' }).click()
  await form(page).getByLabel('Title 1').fill('Student')
  await form(page).getByLabel('Until 1').fill('1835')
  await field(form(page), 'Next position').fill('Countess')
  await form(page).getByText('More', { exact: true }).click()
  await submit(page, 'Publish')
  await expect(form(page).getByText(/^Not an ORCID iD/)).toBeVisible()
  await expect(field(form(page), 'ORCID iD')).toBeFocused()
  await field(form(page), 'ORCID iD').fill('https://orcid.org/0000-0002-1825-0097')
  await page.keyboard.press('Control+s')
  await expect(form(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add Profile' })).toBeFocused()
  const row = page.getByRole('row').filter({ hasText: 'Ada Lovelace' })
  await expect(row).toContainText(`${'a'.repeat(120)}…`)
  await expect(row.locator('img')).toBeVisible()
  const { profiles } = await api.profile.profiles({ search: 'Lovelace' })
  expect(profiles).toMatchObject([
    {
      socialLinks: [{ name: 'google-scholar', url: 'https://scholar.example/ada' }],
      // Only the cropped square is sent: 480 pixels high, at 1.1 times.
      profilePic: expect.stringMatching(/-436x436-/),
      orcid: '0000-0002-1825-0097',
      otherNames: ['Lovelace, A. A.', 'Ada King'],
      positions: [{ title: 'Student', team: '', from: '', until: '1835' }],
      isAlumni: true,
      isAlumniSet: false,
      nextPosition: 'Countess',
    },
  ])

  // The confirmation lists what a person is part of.
  const question = page.getByRole('alertdialog')
  const remove = page.getByRole('button', { name: 'Delete: Ada Lovelace' })
  await remove.click()
  await expect(question).toContainText('In no team, project or progress.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  const contributors = profiles.map(({ _id }) => _id)
  await api.team.add({ name: 'Leadership', peoples: contributors })
  const { data: category } = await api.category.addCategory({ name: 'Machines' })
  const texts = { title: 'Engines', shortDesc: 'Short', content: 'Long' }
  await api.post.createPost({ ...texts, category: category._id, contributors })
  await remove.click()
  await expect(question).toContainText('Team: Leadership')
  await expect(question).toContainText('Project: Engines')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)

  // Closing a form checks the session. The list does not wait for it.
  const edit = page.getByRole('button', { name: 'Edit: Ada Lovelace' })
  await edit.click()
  guard.expects('unreachable', '/api/v1/auth/me')
  await page.route('**/api/v1/auth/me', (route) => route.abort(), { times: 1 })
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/auth/me'))
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await asked
  await expect(form(page)).toHaveCount(0)
  await expect(edit).toBeFocused()
  await expect(page.getByRole('row').filter({ hasText: 'Grace Owl' })).toBeVisible()

  const box = page.getByRole('searchbox', { name: 'Search' })
  await box.fill('love')
  await expect(page.getByRole('row').filter({ hasText: 'Grace Owl' })).toHaveCount(0)
  await expect(row).toBeVisible()
  await expect(page).toHaveURL(/\?search=love$/)
  await box.fill('nobody')
  await expect(page.getByText('Nothing found')).toBeVisible()
})
