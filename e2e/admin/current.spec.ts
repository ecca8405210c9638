import { adminFrame, expectAccessible } from '../support/axe.ts'
import { field, navigateWithin, toast, visit } from '../support/page.ts'
import { confirm } from '../support/panel.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true, withServices: true })

const orcid = '0000-0002-1825-0097'

test('publications found elsewhere show why, are saved, dismissed and accepted; problems are fixed and dismissed', async ({
  page,
  api,
  site,
  services: { list, know },
}) => {
  await api.profile.createProfile({ name: 'Ada Lovelace', orcid })
  const titles = ['Listening to larks', 'Watching owls', 'Counting crows', 'Not of this group']
  const works = titles.map((title, at) => ({ title, doi: `10.5555/found.${at}` }))
  for (const { title, doi } of works) know({ DOI: doi, title })
  const [larks = works[0], ...others] = works
  list(orcid, { title: '', ...larks, since: '2026-01-06T10:00:00Z' }, ...others)

  await visit(page, '/admin/found')
  await expect(page.getByText('Nothing new')).toBeVisible()
  await page.getByRole('button', { name: 'Look now' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(titles.length)
  await expect(
    page.getByText('In the ORCID record of Ada Lovelace since January 6, 2026'),
  ).toBeVisible()
  await expectAccessible(page, 'html', adminFrame)

  await page.getByRole('button', { name: 'Dismiss Not of this group' }).press('Enter')
  await expect(toast(page, 'Dismissed')).toBeVisible()
  await page.getByRole('button', { name: 'Publish Watching owls' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Watching owls' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Accept all 2' }).press('Enter')
  await confirm(page, 'Accept all 2?', 'Accept all 2')
  await expect(page.getByText('Nothing new')).toBeVisible()
  // Publications found elsewhere are not published automatically.
  expect((await readWithoutScripts(site, '/publications')).texts('h3')).toEqual(['Watching owls'])
  await expect(page.getByText(/^Last looked/)).toBeVisible()

  await api.team.add({ name: 'Nobody at all' })
  const content = '![](https://elsewhere.example/owl.png)'
  await api.page.createPage({ title: 'Owls', path: '/owls', content })
  await navigateWithin(page, '/admin/health')
  const defects = [
    'Pictures without an alternative text',
    'People without a picture',
    'Teams without people',
    'Publications without an abstract',
    'Publications without a project',
  ]
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(defects)
  await expectAccessible(page, 'html', adminFrame)
  await page.getByRole('button', { name: 'Move it to the trash Nobody at all' }).press('Enter')
  await expect(toast(page, 'Mended')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Teams without people' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add an alternative text Owls' }).press('Enter')
  const shows = field(page, 'What the picture shows')
  await expect(shows).toBeFocused()
  await shows.fill('An owl on a branch')
  await shows.press('Enter')
  await expect(page.getByRole('heading', { name: defects[0] ?? '' })).toHaveCount(0)
  const open = page.getByRole('link', { name: 'Open the form Ada Lovelace' })
  const person = page.getByRole('region', { name: 'People without a picture' })
  await person.getByRole('button', { name: 'Set aside' }).press('Enter')
  await field(page, 'Why it may stay as it is').fill('She wants none')
  await page.keyboard.press('Enter')
  await expect(open).toHaveCount(0)

  await page.getByRole('region', { name: 'without an abstract' }).getByRole('link').press('Enter')
  await expect(page.getByRole('dialog').getByLabel(/^Abstract/)).toBeFocused()
})
