import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expectAddress, field, visit } from '../support/page.ts'
import { publicationInput } from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or go to' })
const box = (page: Page) => palette(page).getByRole('combobox')
const button = (page: Page) => page.getByRole('button', { name: 'Search or go to' })

const open = async (page: Page) => {
  await button(page).waitFor()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

test('palette and shortcuts add, search, undo, and open a panel, a page and any entry by name, without a mouse; they do not affect fields', async ({
  page,
  api,
}) => {
  const category = (await api.category.addCategory({ name: 'Sleep' })).data._id
  const texts = { title: 'Dreams of larks', shortDesc: 'Short', content: 'Long' }
  const { data: project } = await api.post.createPost({ ...texts, category })
  await api.profile.createProfile({ name: 'Ada Lark', designation: 'Group leader' })
  await api.team.add({ name: 'Larks' })
  await api.publication.addPublication(publicationInput({ title: 'On larks' }))

  // Keys pressed before the palette has loaded are not lost.
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/command-palette*', async (route) => {
    await held.promise
    await route.continue()
  })
  await visit(page, '/admin/dashboard')
  await button(page).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('new')
  held.resolve()
  await expect(box(page)).toBeFocused()
  await page.keyboard.type(' team')
  await expect(box(page)).toHaveValue('new team')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add Team' })).toBeVisible()
  await expectAddress(page, '/admin/dashboard?panel=teams&new=team')
  await page.keyboard.press('Escape')
  await expectAddress(page, '/admin/dashboard?panel=teams')

  // A shortcut restores a deleted entry.
  const remove = page.getByRole('button', { name: 'Delete: Larks' })
  await remove.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('Deleted by mistake?')).toBeVisible()
  await page.keyboard.press('z')
  await expect(remove).toBeVisible()

  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await expect(list.getByText('Go to Latest Post')).toBeVisible()
  await expectAccessible(page, '[data-slot=dialog]')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)

  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await expectAddress(page, '/admin/dashboard?panel=profiles')
  await expect(page.getByRole('heading', { name: 'Profiles' })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('gnn?')
  await expect(search).toHaveValue('gnn?')
  await expectAddress(page, '/admin/dashboard?panel=profiles&search=gnn%3F')
  await page.getByRole('heading', { name: 'Profiles' }).click()
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'Add Profile' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await button(page).click()
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await open(page)
  await expectAccessible(page, '[data-slot=command-palette]')
  await page.keyboard.type('lark')
  await expect(palette(page).getByRole('option')).toHaveText([
    'Dreams of larksSleep',
    'On larks2026',
    'Ada LarkGroup leader',
    'Larks',
  ])
  await expect(palette(page).getByText('4 results')).toBeVisible()
  await expectAccessible(page, '[data-slot=command-palette]')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Ada Lark')
  await page.keyboard.press('Escape')
  await expectAddress(page, '/admin/dashboard?panel=profiles&search=Ada+Lark')
  await expect(search).toHaveValue('Ada Lark')

  await open(page)
  await page.keyboard.type('dreams')
  await palette(page).getByRole('option', { name: 'Dreams of larks' }).waitFor()
  await page.keyboard.press('Enter')
  await expectAddress(page, `/post/${project._id}`)
  // The URL changes first: a palette opened before the page is rendered would close with the old page.
  await expect(page.getByRole('heading', { name: 'Dreams of larks' })).toBeVisible()

  await open(page)
  await page.keyboard.type('contact')
  await page.keyboard.press('Enter')
  await expectAddress(page, '/contactus')
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
})
