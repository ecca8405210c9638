import { makeZip } from '#server/tools/testing/files/zip.ts'
import { adminFrame, expectAccessible } from '../support/axe.ts'
import { visit } from '../support/page.ts'
import { expectFits } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const zip = makeZip(
  Object.entries({
    '_members/ada.md': '---\nname: Ada Lovelace\nemail: ada@lab.example\n---\n\nWorks.\n',
    '_members/bob.md': '---\nname: Bob\ngroup: alum\n---\n',
    '_posts/2019-01-07-hello.md': '---\ntitle: Hello\nauthor: ada\n---\n\nText.\n',
    '_styles/all.css': 'a{}',
  }).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
)
const file = { name: 'site.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) }

test('an old site is imported by keyboard alone, and the import is undone', async ({
  page,
  api,
}) => {
  const main = page.getByRole('main')
  const press = async (name: string) => {
    await main.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await visit(page, '/admin/move-in')
  await expect(main.getByRole('heading', { name: 'Bring your old site' })).toBeVisible()
  await expectAccessible(page, 'html', adminFrame)
  const chooser = page.waitForEvent('filechooser')
  await press('Choose a file')
  await (await chooser).setFiles(file)
  await press('Preview')
  await expect(main.getByRole('heading', { name: 'What it becomes' })).toBeVisible()
  await expect(main.getByText('Becomes public: ada@lab.example')).toBeVisible()
  await expect(main.getByText('Belongs to the look of the old site')).toBeVisible()
  await expectAccessible(page, 'html', adminFrame)
  await expectFits(page, [390, 1280])
  await press('Bring in 10 entries')
  await expect(main.getByText('10 entries moved in.')).toBeVisible()
  const names = async () => (await api.profile.profiles()).profiles.map(({ name }) => name)
  expect(await names()).toEqual(['Ada Lovelace', 'Bob'])

  // The import can still be undone later.
  await page.reload()
  await press('Undo')
  await expect(main.getByText('It is taken back.')).toBeVisible()
  expect(await names()).toEqual([])
})

const group = makeZip(
  Object.entries({
    '_config.yml': 'title: Chen Lab\ndescription: We film cells.\nemail: office@chenlab.edu\n',
    '_pages/about.md': '---\nlayout: about\npermalink: /\nnav: true\n---\n\nCells decide.\n',
    '_news/one.md': '---\ndate: 2024-01-02\ntitle: A prize\n---\n\nWe won.\n',
  }).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
)

test('the home page of an old site is previewed, imported and undone', async ({ page, api }) => {
  const main = page.getByRole('main')
  await visit(page, '/admin/move-in')
  const chooser = page.waitForEvent('filechooser')
  await main.getByRole('button', { name: 'Choose a file', exact: true }).click()
  await (await chooser).setFiles({ ...file, buffer: Buffer.from(group) })
  await main.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = main.getByRole('region', { name: 'Your home page would look like this' })
  const home = preview.frameLocator('iframe')
  await expect(home.getByRole('heading', { level: 1 })).toHaveText('Chen Lab')
  await expect(home.getByRole('contentinfo')).toContainText('office@chenlab.edu')
  await expect(home.getByText('Our Mission')).toHaveCount(0)
  await expectAccessible(page, 'html', adminFrame)
  await expectFits(page, [390, 1280])
  const before = (await api.settings.getSettings()).settings
  await main.getByRole('button', { name: /^Bring in/ }).click()
  await expect(main.getByRole('link', { name: 'Still as shipped' })).toBeVisible()
  expect((await api.settings.getSettings()).settings).toMatchObject({
    name: 'Chen Lab',
    email: 'office@chenlab.edu',
  })
  await main.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(main.getByText('It is taken back.')).toBeVisible()
  const { version: _, ...settings } = (await api.settings.getSettings()).settings
  expect(before).toMatchObject(settings)
})
