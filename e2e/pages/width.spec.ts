import type { Locator, Page } from '@playwright/test'
import { addAbsurdGroup, addAbsurdProjects, addAbsurdTexts } from '../support/absurd-content.ts'
import { watchScripts } from '../support/editor-scripts.ts'
import { pagePathOf, publicPages } from '../support/every-page.ts'
import { navigateWithin, visit } from '../support/page.ts'
import { absurdPublicationInput, row } from '../support/publications.ts'
import { restoreSite } from '../support/restore-site.ts'
import { expectFits, usualWidths } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

/** Expects that a person's details do not overflow the dialog. */
const expectWithin = async (opened: Locator) => {
  await expect(opened.getByRole('definition').first()).toBeVisible()
  const beyond = () =>
    opened.evaluate((box) => {
      const rightOf = (element: Element) => element.getBoundingClientRect().right
      const told = [...box.querySelectorAll('dd')]
      return told.filter((each) => rightOf(each) > rightOf(box)).map((each) => each.textContent)
    })
  await expect.poll(beyond).toEqual([])
}

/** Returns a cell's share of the width of its table. */
const shareOf = (cell: Locator) =>
  cell.evaluate((each) => each.clientWidth / (each.closest('table')?.clientWidth ?? 0))

const phone = { width: 390, height: 844 }

/** Expects logos without motion to be in rows of equal length on a phone, except the last row. */
const expectEvenRows = async (page: Page) => {
  await page.setViewportSize(phone)
  const items = page.getByRole('list', { name: 'Our Members' }).getByRole('listitem')
  const tops = await items.evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .map((each) => Math.round(each.getBoundingClientRect().top)),
  )
  const rows = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length)
  expect(rows.length).toBeGreaterThan(1)
  expect(new Set(rows.slice(0, -1)).size, `rows of ${rows}`).toBe(1)
}

/** Expects a mark at the edge of content wider than a phone, until it is scrolled to the end. */
const expectMoreToTheSide = async (page: Page) => {
  await page.setViewportSize(phone)
  for (const inside of ['table', 'math[display=block]', 'p math']) {
    const wide = page.locator('.prose').locator(inside).first().locator('xpath=..')
    const more = () => wide.evaluate((box) => getComputedStyle(box).getPropertyValue('--more'))
    await expect.poll(more, { message: inside }).not.toBe('0px')
    await wide.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }))
    await expect.poll(more, { message: inside }).toBe('0px')
  }
}

const expectTabsFit = async (page: Page) => {
  for (const tab of ['Contributors', "FAQ's"]) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    await expectFits(page, usualWidths(page))
  }
}

const expectPersonFits = async (page: Page) => {
  const opened = page.getByRole('dialog')
  await page.locator('[data-slot=carousel] article a').first().click()
  await expect(opened).toBeVisible()
  for (const width of usualWidths(page).filter((each) => each !== 768)) {
    await expectFits(page, [width])
    await expectWithin(opened)
  }
}

/** More checks by name of the page. */
const also: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: expectEvenRows,
  team: expectPersonFits,
  'project/': async (page) => {
    await expectMoreToTheSide(page)
    await expectTabsFit(page)
  },
}

test.describe('signed in', () => {
  test.use({ signedIn: true })

  test('no public page is wider than the screen, whatever its content, or loads anything of the editor', async ({
    page,
    api,
    guard,
  }) => {
    const expectNoEditor = watchScripts(page)
    const few = {
      people: 8,
      teams: 5,
      logos: 8,
      latest: 5,
      papers: 5,
      categories: 4,
      references: 4,
    }
    const group = await addAbsurdGroup(api, few)
    const { emptyProject, ...ofProjects } = await addAbsurdProjects(api, group.people, few)
    const ids = { ...group.ids, ...ofProjects }
    const look = async (address: string, name = '') => {
      // Only the server responds to URLs that do not exist.
      await (address === '/' || address.endsWith('/none') ? visit : navigateWithin)(page, address)
      await expectFits(page, usualWidths(page))
      await also[name]?.(page)
    }
    for (const each of publicPages)
      if (each.name !== 'categories') await look(pagePathOf(each, ids, guard), each.name)
    for (const address of [
      `/project/${emptyProject}`,
      '/search?q=outlining',
      '/newsletter',
      '/login',
    ])
      await look(address)
    // Signed-in people have the editor on this page.
    await page.evaluate(() => localStorage.clear())
    await visit(page, '/categories')
    await expectFits(page, usualWidths(page))
    await expectNoEditor()
  })

  test('no page is wider than the screen with the longest words, names and labels', async ({
    page,
    api,
  }) => {
    const own = await addAbsurdTexts(api)
    try {
      for (const path of ['/', '/about', '/contactus', '/projects', own]) {
        await visit(page, path)
        await expectFits(page, [390, 768, 1280, 1920])
      }
    } finally {
      await restoreSite(api)
    }
  })

  test('in a panel, absurdly long words stay within the screen, and every button can be reached', async ({
    page,
    api,
  }) => {
    const { data } = await api.publication.addPublication(absurdPublicationInput())
    await visit(page, '/pub')
    const remove = row(page, data.title).getByRole('button', { name: 'Delete' })
    const question = page.getByRole('alertdialog')
    for (const width of [390, 768, 1280]) {
      await expectFits(page, [width])
      await expect(remove).toBeVisible()
      if (width === 1280) expect(await shareOf(page.getByRole('cell').first())).toBeGreaterThan(0.4)
      await remove.click()
      await expect(question.getByRole('button', { name: 'Delete' })).toBeInViewport({ ratio: 1 })
      await expectFits(page, [width])
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
    }
  })
})
