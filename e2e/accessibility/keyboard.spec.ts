import type { Locator, Page } from '@playwright/test'
import { expectAddress, field, toast, visit } from '../support/page.ts'
import { dialog, expectClosed, publicationInput, row } from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

// A date field has stops inside, at which the field itself is not `:focus`.
const focus = ':focus-within:not(:has(:focus-within))'

/** Returns whether the target has the focus, and whether the focused element is visible. */
const readFocus = (target: Locator) =>
  target.evaluate((element) => {
    const { activeElement } = document
    const { top, bottom, left, right } = activeElement?.getBoundingClientRect() ?? new DOMRect()
    const isSeen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    return { isThere: element === activeElement, isSeen: isSeen && activeElement !== document.body }
  })

/** Presses Tab until the target has the focus, and expects every stop to be visible. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press('Tab')
    const { isThere, isSeen } = await readFocus(target)
    // The focused element may still be scrolling into view, or be a stop inside a field.
    if (!isSeen) await expect(page.locator(focus)).toBeInViewport()
    if (isThere) return
  }
  throw new Error(`The Tab key never came to ${target}`)
}

test('log in, add a publication and delete it without a mouse; a dialog traps the focus and gives it back, and the account menu works by keyboard', async ({
  page,
  site,
  api,
}) => {
  const owner = await site.owner()
  const { title, authors, publicationType, publicationLink, publicationSummary } = publicationInput(
    {
      title: 'Gliomas',
      authors: 'Li',
      publicationType: 'Talk',
      publicationLink: 'https://a.example',
      publicationSummary: 'Short.',
    },
  )
  const { keyboard } = page
  const add = page.getByRole('button', { name: 'Add Publication' }).first()

  await visit(page, '/login')
  await expect(field(page, 'Email')).toBeFocused()
  await keyboard.type(owner.email)
  await keyboard.press('Tab')
  await keyboard.type(owner.password)
  await keyboard.press('Enter')
  await expectAddress(page, '/admin/dashboard')

  const menu = page.getByRole('navigation', { name: 'Panels' })
  await tabTo(page, menu.getByRole('link', { name: 'Publications' }))
  await keyboard.press('Enter')
  await tabTo(page, add)
  await keyboard.press('Enter')
  await expect(field(dialog(page), 'Title')).toBeFocused()
  await keyboard.type(title)
  await keyboard.press('Tab')
  await keyboard.type(authors)
  await tabTo(page, field(dialog(page), 'Publication Date'))
  await keyboard.type('03142026')
  await tabTo(page, field(dialog(page), 'Publication Type'))
  await keyboard.type(publicationType)
  await keyboard.press('Tab')
  await keyboard.type(publicationLink)
  await tabTo(page, field(dialog(page), 'Summary'))
  await keyboard.type(publicationSummary)
  await tabTo(page, dialog(page).getByRole('button', { name: 'Publish', exact: true }))
  await keyboard.press('Enter')
  await expect(toast(page, 'Publication Added Successfully')).toBeVisible()
  await expectClosed(page)
  await expect(add).toBeFocused()
  await expect(row(page, title)).toContainText('2026-03-14')

  const remove = row(page, title).getByRole('button', { name: 'Delete' })
  const question = page.getByRole('alertdialog')
  await tabTo(page, remove)
  await keyboard.press('Enter')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(remove).toBeFocused()
  await keyboard.press('Enter')
  await tabTo(page, question.getByRole('button', { name: 'Delete' }))
  await keyboard.press('Enter')
  await expect(toast(page, 'Publication Deleted')).toBeVisible()
  await expect(question).toHaveCount(0)
  await expect(page.getByText('No publications yet')).toBeVisible()
  await expect(add).toBeFocused()

  // A dialog traps the focus and gives it back, even if its button is gone.
  const last = page.getByRole('button', { name: 'Add Publication' }).last()
  await last.focus()
  await keyboard.press('Enter')
  await expect(field(dialog(page), 'Title')).toBeFocused()
  await api.publication.addPublication(publicationInput())
  await keyboard.press('Escape')
  await expectClosed(page)
  await expect(last).toBeFocused()
  const update = row(page, publicationInput().title).getByRole('button', { name: 'Update' })
  await update.focus()
  await keyboard.press('Enter')
  await expect(field(dialog(page), 'Title')).toBeFocused()
  for (let stops = 0; stops < 16; stops++) {
    await keyboard.press('Tab')
    await expect(dialog(page).locator(focus)).toHaveCount(1)
  }
  await keyboard.press('Escape')
  await expectClosed(page)
  await expect(update).toBeFocused()

  const account = page.getByRole('button', { name: 'Grace Ambrose' })
  // Start at the top of the page.
  await page.getByRole('banner').getByRole('link').first().focus()
  await tabTo(page, account)
  await keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await keyboard.press('Escape')
  await expect(account).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await keyboard.press('Enter')
  await expectAddress(page, '/login')
})
