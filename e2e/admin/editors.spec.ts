import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { field, toast, visit } from '../support/page.ts'
import { brokenPictureFile, hugePictureFile, pictureFile, textFile } from '../support/picture.ts'
import { expect, test } from '../support/test.ts'

test.use({ fresh: true, signedIn: true })

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })

/** Opens the form for a new project. */
const openProject = async (page: Page) => {
  await visit(page, '/post')
  await page.getByRole('button', { name: 'Create Projects' }).first().click()
}

test.describe('the Markdown editor', () => {
  test('shows what the public page will show, beside the text', async ({ page }) => {
    await openProject(page)
    await field(page, 'Content').fill(
      '## Data\n\n| Site | Scans |\n| - | - |\n| A | 412 |\n\nWith $x^2$ and [more](/team).',
    )
    await expect(preview(page).getByRole('heading', { name: 'Data' })).toBeVisible()
    await expect(preview(page).getByRole('cell', { name: '412' })).toBeVisible()
    await expect(preview(page).locator('math msup')).toBeVisible()
    // A link in the preview must not lead away from what is not saved.
    const other = page.waitForEvent('popup')
    await preview(page).getByRole('link', { name: 'more' }).click()
    await (await other).close()
    await expect(field(page, 'Content')).toHaveValue(/412/)
    await expectAccessible(page, '[role=dialog]')
  })

  test('writes the signs by key and by button, and undo takes them back', async ({ page }) => {
    await openProject(page)
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
    // The keys belong to the field only, and arrows lead through the toolbar.
    await page.getByRole('button', { name: 'Bold' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: 'Italic' })).toBeFocused()
  })

  test('takes over the formatting of pasted text, and leaves plain text plain', async ({
    page,
  }) => {
    await openProject(page)
    const content = field(page, 'Content')
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
  })

  test('stays usable with a text made to take long', async ({ page }) => {
    await openProject(page)
    await field(page, 'Content').evaluate((element: HTMLTextAreaElement) => {
      // As a paste would: the browser's own way of typing so many lines takes minutes.
      element.setRangeText('>a\n\n'.repeat(40_000))
      element.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await field(page, 'Title').fill('Still here')
    await expect(preview(page).getByText('a').first()).toBeVisible({ timeout: 60_000 })
    await expect(field(page, 'Title')).toHaveValue('Still here')
  })

  test('switches between text and preview on a small screen @phone-only', async ({ page }) => {
    await openProject(page)
    await field(page, 'Content').fill('A **bold** word')
    await expect(preview(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Side by side' })).toBeHidden()
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(preview(page).getByText('bold')).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('button', { name: 'Write' }).click()
    await expect(field(page, 'Content')).toHaveValue('A **bold** word')
  })

  test('keeps what was typed as a draft, signs by button included', async ({ page }) => {
    await openProject(page)
    await field(page, 'Content').fill('word')
    await field(page, 'Content').press('Control+a')
    await page.getByRole('button', { name: 'Bold' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Create Projects' }).first().click()
    await page.getByRole('button', { name: 'Bring them back' }).click()
    await expect(field(page, 'Content')).toHaveValue('**word**')
    await expect(preview(page).getByText('word')).toBeVisible()
  })
})

/** Pastes a file as a screenshot is pasted. */
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

test.describe('pictures in a text', () => {
  test('are pasted, saved at once, and shown to visitors without JavaScript', async ({
    page,
    api,
    reader,
  }) => {
    const category = (await api.category.addCategory({ name: 'Sleep' })).data._id
    const { data } = await api.post.createPost({
      ...{ title: 'Glioma', shortDesc: 'In short', content: 'At length', category },
    })
    await visit(page, `/post/${data._id}`)
    await page.getByRole('button', { name: 'Add Section' }).click()
    await field(page, 'Section Name').fill('Data')
    const content = field(page.getByRole('dialog'), 'Content')
    await content.fill('A scan:\n')
    await pasteFile(content, await pictureFile())
    // The form waits for what is on its way.
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

  test('are refused beside the text, and nothing typed is lost', async ({ page, guard }) => {
    guard.expects(415, '/api/v1/media/uploadPicture')
    await openProject(page)
    const content = field(page, 'Content')
    await content.fill('Before. After.')
    await pasteFile(content, await brokenPictureFile())
    await expect(page.getByRole('alert').getByText(/not a picture we can read/)).toBeVisible()
    await expect(content).toHaveValue(/^Before\. After\.\s*$/)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Picture', exact: true }).click()
    await (await chooser).setFiles([await textFile(), await hugePictureFile()])
    await expect(page.getByText(/“notes.txt” is not a picture we can show/)).toBeVisible()
    await expect(content).toHaveValue(/^Before\. After\.\s*$/)
  })
})

test.describe('picture fields', () => {
  test('tell at once what is no picture, and keep the rest', async ({ page }) => {
    await visit(page, '/f')
    await page.getByRole('button', { name: 'Add Post' }).first().click()
    await field(page, 'Title').fill('A good title')
    const dialog = page.getByRole('dialog')
    const input = dialog.locator('input[type=file]')
    await input.setInputFiles(await textFile())
    await expect(dialog.getByText(/“notes.txt” is not a picture we can show/)).toBeVisible()
    await input.setInputFiles(await hugePictureFile())
    await expect(dialog.getByText(/“huge.png” has 10.0 MB/)).toBeVisible()
    await input.setInputFiles(await brokenPictureFile())
    await expect(dialog.getByText('“broken.png” cannot be read as a picture.')).toBeVisible()
    await input.setInputFiles(await pictureFile())
    await expect(dialog.getByText('scan-0.png', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(field(page, 'Title')).toHaveValue('A good title')
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'FrontPage Created Successfully')).toBeVisible()
  })

  test('show how far a picture has come', async ({ page }) => {
    await page.route('**/frontPage/createFrontPage', async (route) => {
      await shown
      await route.continue()
    })
    await visit(page, '/f')
    await page.getByRole('button', { name: 'Add Post' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles(await pictureFile())
    const shown = dialog.getByRole('progressbar', { name: 'Uploading' }).waitFor()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await shown
    await expect(toast(page, 'FrontPage Created Successfully')).toBeVisible()
  })

  test('crop a portrait by key, and send only the square', async ({ page, api }) => {
    await visit(page, '/profile')
    await page.getByRole('button', { name: 'Add Profile' }).first().click()
    await field(page, 'Name').fill('Ada Lovelace')
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles(await pictureFile())
    const crop = page.getByRole('dialog', { name: 'Choose the part to show' })
    await expectAccessible(page, '[role=dialog]')
    await crop.getByRole('group', { name: 'Part of the picture' }).focus()
    for (const key of ['ArrowRight', 'ArrowDown', '+', '+', '-']) await page.keyboard.press(key)
    await crop.getByRole('button', { name: 'Use this part' }).click()
    await expect(crop).toBeHidden()
    await expect(page.getByRole('button', { name: 'Crop' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Profile Added Successfully')).toBeVisible()
    const { profiles } = await api.profile.profiles()
    // 480 pixels high, at 1.1 times.
    expect(profiles[0]?.profilePic).toMatch(/-436x436-/)
  })
})

test('counters tell where the public page cuts, and forbid nothing', async ({ page }) => {
  await visit(page, '/pub')
  await page.getByRole('button', { name: 'Add Publication' }).first().click()
  const title = field(page, 'Title')
  await expect(page.getByText('The public page shows up to 50 characters.')).toBeVisible()
  await title.fill('e\u0301'.repeat(48))
  await expect(page.getByText('48 of 50 shown on the public page.')).toBeVisible()
  await title.fill('x'.repeat(185))
  await expect(
    page.getByText('185 typed, the first 50 shown on the public page. 15 left.'),
  ).toBeVisible()
  await expect(page.getByText('The public page cuts this after 50 characters.')).toBeAttached()
  await expectAccessible(page, '[role=dialog]')
})

test('people are chosen, ordered and removed by key alone, with their pictures', async ({
  page,
  api,
}) => {
  const profilePic = new File([await readFile(await pictureFile())], 'a.png')
  await api.profile.createProfile({ name: 'Ada Lovelace', profilePic })
  await api.profile.createProfile({ name: 'Grace Hopper' })
  await visit(page, '/t')
  await page.getByRole('button', { name: 'Add Team' }).first().press('Enter')
  await field(page, 'Team Name').fill('Leadership')
  await field(page, 'Members').focus()
  for (const name of ['ada', 'grace']) {
    await page.keyboard.type(name)
    await expect(page.getByRole('option')).toHaveCount(1)
    if (name === 'ada') await expect(page.getByRole('option').locator('img')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Move Grace Hopper up' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
  await expect(toast(page, 'Team Created Successfully')).toBeVisible()
  const { teams } = await api.team.all()
  expect(teams[0]?.peoples.map(({ name }) => name)).toEqual(['Grace Hopper', 'Ada Lovelace'])
})
