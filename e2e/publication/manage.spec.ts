import { toast, visit } from '../support/page.ts'
import {
  dialog,
  expectClosed,
  fillPublication,
  publicationInput,
  row,
} from '../support/publications.ts'
import { readWithoutScripts } from '../support/read.ts'
import type { Site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const changed = 'Outlining meningiomas in three dimensions'

/** Returns the text of the public list without scripts. */
const listed = async (site: Site) => (await readWithoutScripts(site, '/publications')).words('main')

test.describe('signed in', () => {
  test.use({ signedIn: true })

  test('a publication is added, updated and deleted on a phone @phone, and a reader without JavaScript sees each step', async ({
    page,
    site,
  }) => {
    const first = publicationInput()
    expect(await listed(site)).toContain('Nothing published here yet')

    await visit(page, '/pub')
    await expect(page.getByText('No publications yet')).toBeVisible()
    await page.getByRole('button', { name: 'Add Publication' }).click()
    await fillPublication(page, first)
    await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(toast(page, 'Publication Added Successfully')).toBeVisible()
    await expectClosed(page)
    await expect(row(page, first.title)).toContainText('2026-03-14')
    for (const text of [first.title, first.authors, 'JOURNAL ARTICLE'])
      expect(await listed(site)).toContain(text)

    await row(page, first.title).getByRole('button', { name: 'Update' }).click()
    await fillPublication(page, { title: changed, publicationType: 'Preprint' })
    await dialog(page).getByRole('button', { name: 'Update' }).click()
    await expect(toast(page, 'Publication Updated')).toBeVisible()
    await expectClosed(page)
    await expect(row(page, changed)).toContainText('Preprint')
    const now = await listed(site)
    for (const text of [changed, 'PREPRINT']) expect(now).toContain(text)
    expect(now).not.toContain(first.title)

    await row(page, changed).getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(changed)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Publication Deleted')).toBeVisible()
    await expect(question).toHaveCount(0)
    await expect(page.getByText('No publications yet')).toBeVisible()
    expect(await listed(site)).toContain('Nothing published here yet')
  })
})
