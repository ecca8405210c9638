import { visit } from '../support/page.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

const pasted = `@article{doe2024,
  title = {Outlining {EEG} signals},
  author = {Doe, Jane and Roe, Richard},
  journal = {Journal of Things},
  year = {2024},
  doi = {10.5555/eeg.1}
}

@article{lost,
  title = {Nobody wrote this},
  year = {2020}
}

TY  - JOUR
TI  - A second work
AU  - Roe, Richard
PY  - 2019/05/03
ER  - `

test.describe('signed in', () => {
  test.use({ signedIn: true })

  test('a mixed text is previewed, corrected, saved, visible to readers and undone', async ({
    page,
    site,
  }) => {
    await visit(page, '/pub')
    await page.getByRole('button', { name: 'Import' }).click()
    const box = page.getByRole('dialog', { name: 'Import publications' })
    await box.getByLabel('Paste here').fill(pasted)
    await box.getByRole('button', { name: 'Preview' }).click()
    await expect(box.getByRole('checkbox', { name: /Outlining EEG signals/ })).toBeChecked()
    await expect(box.getByText('It has no author: Nobody wrote this')).toBeHidden()
    await box.locator('summary').press('Enter')
    await expect(box.getByText('It has no author: Nobody wrote this')).toBeVisible()
    await expect(box.getByText('Line 9')).toBeVisible()

    const text = box.getByLabel('Text of this entry')
    await text.fill((await text.inputValue()).replace('year', 'author = {Doe, Jane}, year'))
    await box.getByRole('button', { name: 'Read again' }).click()
    await expect(box.getByRole('checkbox', { name: /Nobody wrote this/ })).toBeChecked()
    await box.getByRole('checkbox', { name: /A second work/ }).uncheck()
    await box.getByRole('button', { name: 'Save 2 entries' }).click()
    await expect(box.getByText('2 entries saved.')).toBeVisible()
    expect((await readWithoutScripts(site, '/publications')).texts('h3')).toEqual([
      'Outlining EEG signals',
      'Nobody wrote this',
    ])

    await box.getByRole('button', { name: 'Undo the import' }).click()
    await expect(box.getByText('The import is taken back.')).toBeVisible()
    await box.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByText('No publications yet')).toBeVisible()
    const { words } = await readWithoutScripts(site, '/publications')
    expect(words('main')).toContain('Nothing published here yet')
  })
})
