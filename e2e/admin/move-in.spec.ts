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
  await press('Bring in 9 entries')
  await expect(main.getByText('9 entries moved in.')).toBeVisible()
  const names = async () => (await api.profile.profiles()).profiles.map(({ name }) => name)
  expect(await names()).toEqual(['Ada Lovelace', 'Bob'])

  // The import can still be undone later.
  await page.reload()
  await press('Undo')
  await expect(main.getByText('It is taken back.')).toBeVisible()
  expect(await names()).toEqual([])
})
