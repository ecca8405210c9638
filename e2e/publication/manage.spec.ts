import { toast, visit } from '../support/page.ts'
import {
  dialog,
  expectClosed,
  expectTyped,
  fillPublication,
  paper,
  row,
} from '../support/publications.ts'
import { read } from '../support/read.ts'
import type { Site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const places = [
  ['its own page on a phone @phone', '/pub'],
  ['the dashboard', '/admin/dashboard?panel=publications'],
] as const

const changed = 'Outlining meningiomas in three dimensions'

/** What whoever runs no script reads in the public list. */
const listed = async (site: Site) => (await read(site, '/publications')).words('main')

test.describe('signed in', () => {
  test.use({ signedIn: true })

  for (const [place, address] of places) {
    test(`a publication is added, updated and deleted from ${place}, and a reader without JavaScript sees each step`, async ({
      page,
      site,
    }) => {
      const first = paper()
      expect(await listed(site)).toContain('Nothing published here yet')

      await visit(page, address)
      await expect(page.getByText('No publications yet')).toBeVisible()
      await page.getByRole('button', { name: 'Add Publication' }).click()
      await fillPublication(page, first)
      await dialog(page).getByRole('button', { name: 'Save' }).click()
      await expect(toast(page, 'Publication Added Successfully')).toBeVisible()
      await expectClosed(page)
      await expect(row(page, first.title)).toContainText('2026-03-14')
      for (const text of [first.title, first.authors, 'JOURNAL ARTICLE'])
        expect(await listed(site)).toContain(text)

      await row(page, first.title).getByRole('button', { name: 'Update' }).click()
      await expectTyped(page, first)
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
      await expect(question).toContainText('Are you sure you want to delete this publication?')
      await expect(question).toContainText(changed)
      await question.getByRole('button', { name: 'Delete' }).click()
      await expect(toast(page, 'Publication Deleted')).toBeVisible()
      await expect(question).toHaveCount(0)
      await expect(page.getByText('No publications yet')).toBeVisible()
      expect(await listed(site)).toContain('Nothing published here yet')
    })
  }

  test('a change that is left changes nothing and is offered again; a deletion can be called off and taken back', async ({
    page,
    api,
    site,
  }) => {
    const { title } = paper()
    const left = paper({ title: 'Never mind' })
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await api.publication.addPublication(paper())
    await visit(page, '/pub')
    await row(page, title).getByRole('button', { name: 'Update' }).click()
    await fillPublication(page, { title: left.title })
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Go on editing' }).click()
    await expect(question).toHaveCount(0)
    await expectTyped(page, left)
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await expectClosed(page)
    expect((await api.publication.showAllPublications()).publications[0]?.title).toBe(title)

    await row(page, title).getByRole('button', { name: 'Update' }).click()
    await expectTyped(page, paper())
    await dialog(page).getByRole('button', { name: 'Bring them back' }).click()
    await expectTyped(page, left)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await expectClosed(page)

    const remove = row(page, title).getByRole('button', { name: 'Delete' })
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(row(page, title)).toBeVisible()
    expect((await api.publication.showAllPublications()).total).toBe(1)

    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row(page, title)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, title)).toBeVisible()
    expect(await listed(site)).toContain(title)
  })
})
