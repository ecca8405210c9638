import { field, visit } from '../support/page.ts'
import { choosePictures, form, submit, testPanel } from '../support/panel.ts'
import { addProject } from '../support/project.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

test('deleting a person says what they are part of', async ({ page, api }) => {
  const { contributors } = await addProject(api)
  const { data: loner } = await api.profile.createProfile({ name: 'Grace Owl' })
  await api.team.add({ name: 'Leadership', peoples: contributors.map(({ _id }) => _id) })
  await visit(page, '/profile')
  await page.getByRole('button', { name: 'Delete: Ada Lovelace' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Team: Leadership')
  await expect(question).toContainText('Project: Glioma in three dimensions')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Delete: ${loner.name}` }).click()
  await expect(question).toContainText('In no team, project or progress.')
})

testPanel({
  title: 'Profiles',
  open: async () => '/profile',
  empty: 'No people yet',
  add: 'Add Profile',
  fields: [
    'Name',
    'Email',
    'About',
    'Profile Picture',
    'Qualifications',
    'Designation',
    'Area of Interest',
  ],
  name: 'Name',
  submit: 'Save',
  edit: { button: 'Edit', title: 'Edit Profile', submit: 'Update' },
  question: 'Are you sure you want to delete this profile?',
  calls: {
    add: 'profile/createProfile',
    update: 'profile/updateProfile',
    delete: 'profile/deleteProfile',
  },
  toasts: {
    add: ['Profile Added Successfully', 'Could Not Add Profile'],
    update: ['Profile Updated Successfully', 'Could Not Update Profile'],
    delete: ['Profile Deleted Successfully', 'Could Not Delete Profile'],
  },
})

test('a person has a picture and links that are added and removed one by one', async ({
  page,
  api,
}) => {
  await visit(page, '/profile')
  await page.getByRole('button', { name: 'Add Profile' }).click()
  await field(form(page), 'Name').fill('Ada Lovelace')
  await field(form(page), 'About').fill('a'.repeat(121))
  await choosePictures(page)
  await expect(page.getByRole('group', { name: 'Part of the picture' })).toBeFocused()
  await page.keyboard.press('Enter')
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
  await submit(page, 'Save')
  await expect(field(form(page), 'URL 2')).toBeFocused()
  await expect(field(form(page), 'URL 2')).toHaveAccessibleDescription(/^Must be a web address/)
  await expect(field(form(page), 'URL 1')).not.toHaveAttribute('aria-invalid', 'true')
  await field(form(page), 'URL 2').fill('https://scholar.example/ada')
  await page.getByRole('button', { name: 'Remove: ORCID' }).click()
  await page.keyboard.press('Control+s')
  await expect(form(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add Profile' })).toBeFocused()
  const row = page.getByRole('row').filter({ hasText: 'Ada Lovelace' })
  await expect(row).toContainText(`${'a'.repeat(120)}…`)
  await expect(row.locator('img')).toBeVisible()
  const { profiles } = await api.profile.profiles()
  expect(profiles[0]?.socialLinks).toEqual([
    { name: 'google-scholar', url: 'https://scholar.example/ada' },
  ])
})

test('a search finds people on the server and stays in the address', async ({ page, api }) => {
  for (const name of ['Ada Lovelace', 'Grace Hopper']) await api.profile.createProfile({ name })
  await visit(page, '/profile')
  await page.getByRole('searchbox', { name: 'Search' }).fill('love')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/\?search=love$/)
  await page.reload()
  await expect(page.getByText('Ada Lovelace')).toBeVisible()
  await expect(page.getByText('Grace Hopper')).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody')
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('a search is sent once, however long its answer takes', async ({ page, api }) => {
  await api.profile.createProfile({ name: 'Ada Lovelace' })
  await visit(page, '/profile')
  const box = page.getByRole('searchbox', { name: 'Search' })
  let searches = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/') && request.url().includes('search='))
      searches++
  })
  await page.route('**/api/v1/profile/profiles?*', async (route) => {
    // Longer than the pause after which a search is sent.
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await box.fill('love')
  await expect(page).toHaveURL(/\?search=love$/)
  await expect(page.getByText('Ada Lovelace')).toBeVisible()
  expect(searches).toBe(1)
})

test('what few people need is folded, and opens where something in it is wrong', async ({
  page,
  api,
}) => {
  await visit(page, '/profile')
  await page.getByRole('button', { name: 'Add Profile' }).click()
  await field(form(page), 'Name').fill('Ada Lovelace')
  await expect(field(form(page), 'ORCID iD')).toBeHidden()
  await form(page).getByText('More', { exact: true }).click()
  await field(form(page), 'ORCID iD').fill('0000-0002-1825-0098')
  await field(form(page), 'Other names').fill('"Lovelace, A. A."\nAda King')
  await form(page).getByRole('button', { name: 'Add Position' }).click()
  await form(page).getByLabel('Title 1').fill('Student')
  await form(page).getByLabel('Until 1').fill('1835')
  await field(form(page), 'Next position').fill('Countess')
  await form(page).getByText('More', { exact: true }).click()
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect(form(page).getByText(/^Not an ORCID iD/)).toBeVisible()
  await expect(field(form(page), 'ORCID iD')).toBeFocused()
  await field(form(page), 'ORCID iD').fill('https://orcid.org/0000-0002-1825-0097')
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect(form(page)).toBeHidden()
  const { profiles } = await api.profile.profiles()
  expect(profiles).toMatchObject([
    {
      ...{ orcid: '0000-0002-1825-0097', otherNames: ['Lovelace, A. A.', 'Ada King'] },
      positions: [{ title: 'Student', team: '', from: '', until: '1835' }],
      ...{ isAlumni: true, isAlumniSet: false, nextPosition: 'Countess' },
    },
  ])
})
