import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { field, visit } from '../support/page.ts'
import { pdfFile, textFile } from '../support/picture.ts'
import { dialog, expectClosed, publicationInput, row } from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const openMore = async (page: Page, title: string) => {
  await visit(page, '/pub')
  await row(page, title).getByRole('button', { name: 'Update' }).click()
  await dialog(page).getByText('More', { exact: true }).click()
}

const choose = async (page: Page, path: string) => {
  const chooser = page.waitForEvent('filechooser')
  await field(dialog(page), 'PDF').click()
  await (await chooser).setFiles(path)
}

for (const [screen, tag] of [
  ['a wide screen', ''],
  ['a phone', ' @phone'],
]) {
  test(`a PDF is added to a publication on ${screen}, read by a visitor, and removed${tag}`, async ({
    page,
    api,
    guard,
    reader,
  }) => {
    const { data } = await api.publication.addPublication(publicationInput())
    const read = async () =>
      (await api.publication.getSinglePublication({ id: data._id })).publication.pdf
    await openMore(page, data.title)

    await choose(page, await textFile())
    const problem = dialog(page).getByRole('alert')
    await expect(problem).toHaveText('“notes.txt” is of another type. Choose PDF.')

    const path = await pdfFile('Zoë’s final version.pdf')
    await choose(page, path)
    await expect(dialog(page).getByRole('link', { name: 'Zoë’s final version.pdf' })).toBeVisible()
    await expect(dialog(page).getByText('PDF, 0.2 MB')).toBeVisible()
    await expectAccessible(page, '[data-slot=file-input]')
    await dialog(page).getByRole('button', { name: 'Update' }).click()
    await expect(problem).toHaveText('Confirm that you may share this file, or remove it')
    expect(await read()).toBe('')
    await dialog(page).getByRole('checkbox', { name: 'I may share this file publicly' }).check()
    await dialog(page).getByRole('button', { name: 'Update' }).click()
    await expectClosed(page)
    const pdf = await read()
    expect(pdf).toMatch(/^\/media\/[0-9a-f]{32}-\d+-Zo%C3%AB%E2%80%99s%20final%20version\.pdf$/)

    await reader.goto(`/publication/${data._id}`)
    await expect(reader.getByRole('link', { name: 'PDF (0.2 MB)' })).toHaveAttribute('href', pdf)
    const root = new URL(reader.url()).origin
    await expect(reader.locator('meta[name=citation_pdf_url]')).toHaveAttribute(
      'content',
      root + pdf,
    )
    const response = await page.request.get(pdf)
    expect(response.headers()['content-type']).toBe('application/pdf')
    expect(await response.body()).toEqual(await readFile(path))

    await openMore(page, data.title)
    await dialog(page).getByRole('button', { name: 'Remove file' }).click()
    await expect(field(dialog(page), 'PDF')).toBeFocused()
    await dialog(page).getByRole('button', { name: 'Update' }).click()
    await expectClosed(page)
    expect(await read()).toBe('')
    await reader.reload()
    await expect(reader.getByRole('link', { name: /^PDF/ })).toHaveCount(0)
    guard.expects(415, '/api/v1/media/uploadFile')
    await openMore(page, data.title)
    const fake = await pdfFile('page.pdf')
    await writeFile(fake, '<html></html>')
    await choose(page, fake)
    await expect(problem).toHaveText('The content of this file is not PDF, whatever its name.')
  })
}
