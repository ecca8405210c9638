import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expectAddress, field, navigateWithin, toast, visit } from '../support/page.ts'
import { addProject } from '../support/project.ts'
import { publicationInput } from '../support/publications.ts'
import { restoreSite } from '../support/restore-site.ts'
import { expect, test } from '../support/test.ts'

const names = [
  ...['Projects', 'Publications', 'Found elsewhere', 'Category', 'Latest Post', 'Grants'],
  ...[
    'Site',
    'Translations',
    'Pages',
    'Collections',
    'Logo',
    'Bring your old site',
    'Take it along',
  ],
  ...['Profiles', 'Teams', 'Suggestions', 'Messages', 'Newsletter', 'Subscribers'],
  ...['Administrators', 'Settings', 'Keys and hooks', 'Health', 'Activity', 'Trash'],
  ...['Personal data', 'Account'],
]

/** Clicks all links of the menu. Returns what each opened, once it is rendered. */
const walk = (menu: Locator) =>
  menu.getByRole('link').evaluateAll(async (links) => {
    const patience = 30_000
    const opened: object[] = []
    for (const link of links as HTMLAnchorElement[]) {
      document.querySelector('main h1')?.setAttribute('data-is-former', '')
      link.click()
      const isThere = () =>
        link.ariaCurrent === 'page' &&
        document.querySelector('main h1:not([data-is-former])')?.checkVisibility()
      const end = performance.now() + patience
      while (!isThere()) {
        if (performance.now() > end) throw new Error(`${link.textContent} opens nothing`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      opened.push({ name: link.textContent, isAtAddress: location.href === link.href })
    }
    return opened
  })

test.describe('signed in', () => {
  test.use({ signedIn: true })

  test('bar and menu are rendered at once, do not move when the list arrives, and lead to every panel; the overview shows counts, tasks, coming events and missing content', async ({
    page,
    api,
  }) => {
    const { _id: postId } = await addProject(api)
    await api.publication.addPublication(publicationInput())
    await api.post.createMilestone({ postId, title: 'First patient', dueDate: '2099-04-12' })
    await api.contact.sendMessage({ email: 'ada@example.org', message: 'A question' })
    const held = Promise.withResolvers<void>()
    await page.route('**/api/v1/team/**', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/admin/dashboard?panel=teams')
    const menu = page.getByRole('navigation', { name: 'Panels' })
    const link = menu.getByRole('link', { name: 'Teams' })
    await expect(link).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Search or go to' })).toHaveCount(0)
    // Another font may have another height.
    await page.evaluate(() => document.fonts.ready)
    const before = await link.boundingBox()
    held.resolve()
    await expect(page.getByRole('heading', { name: 'Team Management' })).toBeVisible()
    expect(await link.boundingBox()).toEqual(before)

    // The first stop of the Tab key skips the menu.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Add Team' })).toBeFocused()

    const bar = page.getByRole('banner')
    await expect(bar.getByRole('link', { name: 'Salus, home page' })).toBeVisible()
    expect(await walk(menu)).toEqual(names.map((name) => ({ name, isAtAddress: true })))

    const overview = page.getByRole('link', { name: 'Overview' })
    await overview.click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    // Click the last one separately, and go back.
    await menu.getByRole('link').last().click()
    await expect(main.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    await page.goBack()
    await expectAddress(page, '/admin/dashboard')
    for (const name of ['1 Projects', '1 Profiles', '1 Publications', '1 Categories', '0 Teams'])
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(page.getByText('2099-04-12')).toBeVisible()
    for (const missing of ['Projects without a picture', 'People without a team'])
      await expect(page.getByRole('heading', { name: missing })).toBeVisible()
    await expect(main.getByRole('link', { name: '1 unread message' })).toHaveAttribute(
      'href',
      '/admin/dashboard?panel=messages',
    )
    // Missing content is fixed in one step.
    await page.getByRole('link', { name: 'Ada Lovelace' }).first().click()
    const opened = page.getByRole('dialog', { name: 'Edit Profile' })
    await expect(opened).toBeVisible()
    await page.goBack()
    await expectAddress(page, '/admin/dashboard')
    await expect(opened).toHaveCount(0)
    await page.getByRole('link', { name: 'New team' }).click()
    await expect(page.getByRole('dialog', { name: 'Add Team' })).toBeVisible()
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Your account: Grace Ambrose' }).click()
    await page.getByRole('menuitem', { name: 'Account' }).click()
    await expectAddress(page, '/admin/dashboard?panel=account')
  })

  test('on a narrow screen the dashboard is a start page with tasks, first steps and links to each panel’s own page @phone', async ({
    page,
    api,
  }) => {
    await visit(page, '/admin/dashboard')
    await expect(page.getByRole('heading', { name: 'What waits' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Panels' })
    await expect(menu.getByRole('link')).toHaveText(names)
    await expectAccessible(page, 'html', ['[data-slot=admin-bar]'])
    const steps = page.getByText(/^First steps:/)
    await steps.click()
    await page.getByRole('link', { name: 'Give it your name and colour' }).click()
    await field(page, 'Name of the group').fill('Lab of Ada')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(toast(page, 'Brand Saved')).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await steps.click()
    await expect(page.getByText('It is called Lab of Ada.')).toBeVisible()
    await menu.getByRole('link', { name: 'Publications' }).click()
    await expectAddress(page, '/pub')
    await expect(page.getByRole('button', { name: 'Add Publication' }).first()).toBeVisible()
    // The link in a mail about a new message.
    await navigateWithin(page, '/admin/dashboard?panel=messages&search=scan')
    await expectAddress(page, '/admin/messages?search=scan')
    await restoreSite(api)
  })
})

test('without a token, lists and projects can be read, nothing can be edited, and nothing of the palette is loaded', async ({
  page,
  api,
}) => {
  const { _id, title, category } = await addProject(api)
  await api.publication.addPublication(publicationInput())
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const [address, text] of [
    ['/categories', category.name],
    [`/post/${_id}`, title],
    ['/pub?new=publication', publicationInput().title],
  ] as const) {
    await (address === '/categories' ? visit : navigateWithin)(page, address)
    const main = page.getByRole('main')
    await expect(main.getByText(text).first()).toBeVisible()
    await expect(
      main.getByRole('button', { name: /Add|Create|Edit|Update|Delete|History|Move/ }),
    ).toHaveCount(0)
    if (address === '/categories')
      expect(loaded.filter((url) => /command|shortcut|category-pa/.test(url))).toEqual([])
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('button', { name: 'Search or go to' })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await navigateWithin(page, '/admin/settings')
  await expectAddress(page, '/login')
})
