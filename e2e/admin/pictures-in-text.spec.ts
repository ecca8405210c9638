import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { field, toast, visit } from '../support/page.ts'
import { brokenPictureFile, pictureFile, textFile } from '../support/picture.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

/** Pastes a file like a screenshot. */
const pasteFile = async (into: Locator, path: string, type = 'image/png') => {
  const bytes = [...(await readFile(path))]
  await into.evaluate(
    (element, file) => {
      element.focus()
      const clipboardData = new DataTransfer()
      const name = 'image.png'
      clipboardData.items.add(new File([new Uint8Array(file.bytes)], name, { type: file.type }))
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    { bytes, type },
  )
}

test('pictures are pasted into a text, saved at once, and shown to visitors without JavaScript; an invalid one is rejected beside the text', async ({
  page,
  api,
  guard,
  reader,
}) => {
  const category = (await api.category.addCategory({ name: 'Sleep' })).data._id
  const { data } = await api.post.createPost({
    title: 'Glioma',
    shortDesc: 'In short',
    content: 'At length',
    category,
  })
  await visit(page, `/post/${data._id}`)
  await page.getByRole('button', { name: 'Add Section' }).click()
  await field(page, 'Section Name').fill('Data')
  const content = field(page.getByRole('dialog'), 'Content')
  guard.expects(415, '/api/v1/media/uploadPicture')
  await content.fill('Before. After.')
  await pasteFile(content, await brokenPictureFile())
  await expect(page.getByRole('alert').getByText(/not a picture we can read/)).toBeVisible()
  await expect(content).toHaveValue(/^Before\. After\.\s*$/)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await (await chooser).setFiles(await textFile())
  await expect(page.getByText(/“notes.txt” is not a picture we can show/)).toBeVisible()
  await expect(content).toHaveValue(/^Before\. After\.\s*$/)

  await content.fill('A scan:\n')
  await pasteFile(content, await pictureFile())
  // Saving waits for unfinished uploads.
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Subpost Created Successfully')).toBeVisible()
  const { post } = await api.post.getSinglePost({ id: data._id })
  expect(post.subPost[0]?.subSectionContent).toMatch(
    /^A scan:\n!\[Describe the picture\]\(\/media\/[0-9a-f]{32}-640x480-[0-9a-f]{6}\.webp\)\n\n$/,
  )
  await reader.goto(`/project/${data._id}`)
  const shown = reader.getByRole('img', { name: 'Describe the picture' })
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
