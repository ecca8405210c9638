import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { openNewProject } from '../support/editor.ts'
import { field } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })

test('the editor shows the public page beside the text, stays usable with an expensive one, and writes Markdown', async ({
  page,
}) => {
  await openNewProject(page)
  await field(page, 'Content').fill(
    '## Data\n\n| Site | Scans |\n| - | - |\n| A | 412 |\n\nWith $x^2$ and [more](/team).',
  )
  await expect(preview(page).getByRole('heading', { name: 'Data' })).toBeVisible()
  await expect(preview(page).getByRole('cell', { name: '412' })).toBeVisible()
  await expect(preview(page).locator('math msup')).toBeVisible()
  // A link in the preview must not leave the unsaved form.
  const other = page.waitForEvent('popup')
  await preview(page).getByRole('link', { name: 'more' }).click()
  await (await other).close()
  await expect(field(page, 'Content')).toHaveValue(/412/)
  const warning = page.getByText('Pictures from other sites are shown to readers as links.')
  await expect(warning).toHaveCount(0)
  await field(page, 'Content').fill('Before ![A scan](https://example.org/scan.png)')
  await expect(warning).toBeVisible()
  await expectAccessible(page, '[role=dialog]')

  await field(page, 'Content').evaluate((element: HTMLTextAreaElement) => {
    // Set like a paste, because the browser takes minutes to type this much.
    element.value = ''
    element.setRangeText('> '.repeat(5_000))
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await field(page, 'Title').fill('Still here')
  await expect(preview(page).getByText('> > >')).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('Still here')

  // Formatting is added by shortcut, by button and from pasted text.
  const content = field(page, 'Content')
  await content.fill('one two')
  await content.press('Control+a')
  await content.press('Control+b')
  await expect(content).toHaveValue('**one two**')
  await page.getByRole('button', { name: 'Quote' }).click()
  await expect(content).toHaveValue('> **one two**')
  await content.press('Control+z')
  await content.press('Control+z')
  await expect(content).toHaveValue('one two')
  await content.press('Control+a')
  await content.press('Control+k')
  await expect(content).toHaveValue('[one two](https://)')
  // Shortcuts work in the field only, and arrow keys move within the toolbar.
  await page.getByRole('button', { name: 'Bold' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Italic' })).toBeFocused()

  await content.fill('')
  const paste = (data: Record<string, string>) =>
    content.evaluate((element, entries) => {
      element.focus()
      const clipboardData = new DataTransfer()
      for (const [type, value] of Object.entries(entries)) clipboardData.setData(type, value)
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, data)
  await paste({
    'text/html': '<h2>Aims</h2><p>See <a href="https://a.example">this</a>.</p>',
    'text/plain': 'Aims See this.',
  })
  await expect(content).toHaveValue('## Aims\n\nSee [this](https://a.example).')
  await content.press('Control+z')
  await expect(content).toHaveValue('')
  await expect(page.getByText('Pictures do not come along')).toHaveCount(0)
  // A footnote from Word gets the next number. Its picture is only named, because it is still on the disk.
  await content.fill('Before[^1]\n\n[^1]: There\n\n')
  await paste({
    'text/html': `<p class=MsoNormal><b>Blinded </b><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a><img src="file:///C:/clip_image001.png" alt="A chart"></p><div style='mso-element:footnote-list'><br clear=all><hr><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1">[1]</a> Twice</p></div></div>`,
    'text/plain': 'Blinded [1]',
  })
  await expect(content).toHaveValue('Before[^1]\n\n[^1]: There\n\n**Blinded** [^2]\n\n[^2]: Twice')
  await expect(page.getByRole('alert')).toHaveText(
    'Pictures do not come along with pasted text. Paste each by itself, or add its file: “A chart”',
  )
})

test('the editor switches between text and preview on a small screen @phone', async ({ page }) => {
  await openNewProject(page)
  await field(page, 'Content').fill('A **bold** word')
  await expect(preview(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Side by side' })).toBeHidden()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(preview(page).getByText('bold')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Write' }).click()
  await expect(field(page, 'Content')).toHaveValue('A **bold** word')
})
