import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expectAddress, field, visit } from '../support/page.ts'
import { paper } from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or go to' })
const box = (page: Page) => palette(page).getByRole('combobox')

const button = (page: Page) => page.getByRole('button', { name: 'Search or go to' })

const open = async (page: Page) => {
  await button(page).waitFor()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

test.describe('signed in', () => {
  test.use({ signedIn: true })

  test('the palette adds, and goes to a panel, a page and any entry by name, without a mouse', async ({
    page,
    api,
  }) => {
    const category = (await api.category.addCategory({ name: 'Sleep' })).data._id
    const { data: project } = await api.post.createPost({
      title: 'Dreams of larks',
      shortDesc: 'Short',
      content: 'Long',
      category,
    })
    await api.profile.createProfile({ name: 'Ada Lark', designation: 'Group leader' })
    await api.team.add({ name: 'Larks' })
    await api.publication.addPublication(paper({ title: 'On larks' }))

    await visit(page, '/admin/dashboard')
    await open(page)
    await page.keyboard.type('subscri')
    await expect(
      palette(page).getByRole('option', { name: 'Subscribers', exact: true }),
    ).toBeVisible()
    await page.keyboard.press('Enter')
    await expectAddress(page, '/admin/dashboard?panel=subscribers')
    await expect(palette(page)).toHaveCount(0)

    // What one would like to do has names of its own.
    for (const [word, action] of [
      ['backup', 'Make a backup'],
      ['language', 'Change the words or the language of a page'],
      ['export', 'Export subscribers'],
      ['invite', 'Invite a colleague'],
    ] as const) {
      await open(page)
      await page.keyboard.type(word)
      await expect(palette(page).getByRole('option', { name: action })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(palette(page)).toHaveCount(0)
    }

    await open(page)
    await page.keyboard.type('new team')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Add Team' })).toBeVisible()
    await expectAddress(page, '/admin/dashboard?panel=teams&new=team')
    await page.keyboard.press('Escape')
    await expectAddress(page, '/admin/dashboard?panel=teams')

    await open(page)
    await page.keyboard.type('lark')
    await expect(palette(page).getByRole('option')).toHaveText([
      'Dreams of larksSleep',
      'On larks2026',
      'Ada LarkGroup leader',
      'Larks',
    ])
    await expect(palette(page).getByText('4 results')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible()
    await expect(field(page, 'Name')).toHaveValue('Ada Lark')
    await page.keyboard.press('Escape')
    await expectAddress(page, '/admin/dashboard?panel=profiles&search=Ada+Lark')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('Ada Lark')

    await open(page)
    await page.keyboard.type('dreams')
    await palette(page).getByRole('option', { name: 'Dreams of larks' }).waitFor()
    await page.keyboard.press('Enter')
    await expectAddress(page, `/post/${project._id}`)
    // The address changes first: a palette opened before the page does would go with the old one.
    await expect(page.getByRole('heading', { name: 'Dreams of larks' })).toBeVisible()

    await open(page)
    await page.keyboard.type('contact')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/contactus')
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toHaveCount(0)
  })

  test('shortcuts are listed, work, and leave fields alone; what the palette cannot find is said, and it changes the theme and signs out', async ({
    page,
    api,
    guard,
  }) => {
    await api.profile.createProfile({ name: 'Ada Lark' })
    await api.team.add({ name: 'Larks' })
    // What is typed before the palette is there is not lost.
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
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)

    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await page.keyboard.press('?')
    await expect(list.getByText('New entry in the open panel')).toBeVisible()
    await expect(list.getByText('Go to Latest Post')).toBeVisible()
    await expectAccessible(page, '[data-slot=dialog]')
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)

    await page.keyboard.press('g')
    await page.keyboard.press('e')
    await expectAddress(page, '/admin/dashboard?panel=profiles')
    await expect(page.getByRole('heading', { name: 'Profiles' })).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
    await page.keyboard.type('gnn?')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('gnn?')
    await expectAddress(page, '/admin/dashboard?panel=profiles&search=gnn%3F')
    await page.getByRole('heading', { name: 'Profiles' }).click()
    await page.keyboard.press('n')
    await expect(page.getByRole('dialog', { name: 'Add Profile' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // What was just deleted is brought back by a key.
    await page.keyboard.press('g')
    await page.keyboard.press('t')
    const remove = page.getByRole('button', { name: 'Delete: Larks' })
    await remove.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByText('Deleted by mistake?')).toBeVisible()
    await page.keyboard.press('z')
    await expect(remove).toBeVisible()

    await page.keyboard.press('?')
    await list.getByRole('checkbox', { name: 'Shortcuts of a single key' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await page.keyboard.press('n')
    await open(page)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)

    guard.expects('unreachable', '/api/v1/team/teamNames')
    await page.route('**/api/v1/team/teamNames?*', (route) => route.abort())
    await open(page)
    await page.keyboard.type('settings')
    await expect(palette(page).getByText('The search did not work.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expectAddress(page, '/admin/dashboard?panel=settings')
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await page.unroute('**/api/v1/team/teamNames?*')

    await button(page).click()
    await expectAccessible(page, '[data-slot=command-palette]')
    await box(page).fill('qwertz')
    await expect(palette(page).getByText('No page, entry or action of that name.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()

    await open(page)
    await page.keyboard.type('theme dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(palette(page)).toHaveCount(0)
    await open(page)
    await page.keyboard.type('sign out')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
