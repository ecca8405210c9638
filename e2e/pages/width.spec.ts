import type { Locator, Page } from '@playwright/test'
import { addAbsurdContent } from '../support/absurd-content.ts'
import { visit } from '../support/page.ts'
import { absurdPaper, row } from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

// What is measured by script, such as a carousel, follows a change of width a moment later.
const expectNoOverflow = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      { message: page.url() },
    )
    .toBe(0)

const rightOf = async (place: Locator) => {
  const box = await place.boundingBox()
  return box ? box.x + box.width : Number.NaN
}
const expectWithin = (outer: Locator, inner: Locator) =>
  expect(async () => {
    for (const each of await inner.all())
      expect(await rightOf(each)).toBeLessThanOrEqual(await rightOf(outer))
  }).toPass()

/** How much of its table's width a cell has. */
const shareOf = (cell: Locator) =>
  cell.evaluate((each) => each.clientWidth / (each.closest('table')?.clientWidth ?? 0))

/** Logos that stand still are in rows of equal length, but for the last. */
const expectEvenRows = async (page: Page) => {
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

/** What is wider than the screen says so at its edge, until its end is reached. */
const expectMoreToTheSide = async (page: Page) => {
  for (const inside of ['table', 'math[display=block]', 'p math']) {
    const wide = page.locator('.prose').locator(inside).first().locator('xpath=..')
    const more = () => wide.evaluate((box) => getComputedStyle(box).getPropertyValue('--more'))
    await expect.poll(more, { message: inside }).not.toBe('0px')
    await wide.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }))
    await expect.poll(more, { message: inside }).toBe('0px')
  }
}

test('no page is wider than the screen', async ({ page, guard }) => {
  guard.expects(404, '/nothing-here')
  for (const address of ['/', '/publications', '/pub', '/login', '/signup', '/nothing-here']) {
    await visit(page, address)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoOverflow(page)
    }
  }
})

test('no public page is wider than the screen, whatever people have written', async ({
  page,
  api,
}) => {
  const few = { people: 8, teams: 5, logos: 8, latest: 5, papers: 5 }
  const made = await addAbsurdContent(api, few)
  const pages = ['/', '/about', '/projects', '/team', '/publications', '/contactus', '/categories']
  const places = [made.project, made.emptyProject, made.category, ...made.entries]
  const opened = page.getByRole('dialog')
  for (const address of [...pages, ...places, made.person]) {
    await visit(page, address)
    if (address === made.person) await expect(opened).toBeVisible()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoOverflow(page)
      if (address === '/' && width === 390) await expectEvenRows(page)
      if (address === made.project && width === 390) await expectMoreToTheSide(page)
      if (address === made.person) await expectWithin(opened, opened.getByRole('definition'))
    }
    if (address !== made.project) continue
    for (const name of ['Contributors', "FAQ's"]) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        await expectNoOverflow(page)
      }
    }
  }
})

test.describe('signed in', () => {
  test.use({ signedIn: true })

  test('absurdly long words stay within the screen, and every button in reach', async ({
    page,
    api,
  }) => {
    const { data } = await api.publication.addPublication(absurdPaper())
    const widths = [390, 768, 1280]
    await visit(page, '/publications')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoOverflow(page)
    }
    await visit(page, '/pub')
    const remove = row(page, data.title).getByRole('button', { name: 'Delete' })
    const question = page.getByRole('alertdialog')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect(remove).toBeVisible()
      await expectNoOverflow(page)
      if (width === 1280) expect(await shareOf(page.getByRole('cell').first())).toBeGreaterThan(0.4)
      await remove.click()
      await expect(question.getByRole('button', { name: 'Delete' })).toBeInViewport({ ratio: 1 })
      await expectNoOverflow(page)
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
    }
  })
})
