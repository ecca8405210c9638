import type { Locator } from '@playwright/test'
import { pages } from '#contract/pages.ts'
import { visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ examples: true })

const unescaped = (text: string) => text.replace(/\\(.)/g, '$1')

/** The classes a style sheet has rules for. */
const classesOf = (sheet: string) =>
  new Set(Array.from(sheet.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) => unescaped(name)))

const classesShown = (places: Locator) =>
  places.evaluateAll((elements) => elements.flatMap(({ classList }) => [...classList]))

test('a public page has the styles of all it shows, within itself, and none of the admin area', async ({
  page,
  request,
}) => {
  await visit(page, pages.pub.path)
  const file = (await page.locator('link[rel=stylesheet]').first().getAttribute('href')) ?? ''
  const all = classesOf(await (await request.get(file)).text())
  await page.getByRole('row').first().waitFor()
  const ofPanels = await classesShown(page.getByRole('row'))

  const { home, about, projects, team, publications, contactus, categories, login } = pages
  for (const { path } of [
    home,
    about,
    projects,
    team,
    publications,
    contactus,
    categories,
    login,
  ]) {
    await visit(page, path)
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0)
    const own = classesOf((await page.locator('#site-style').textContent()) ?? '')
    const shown = await classesShown(page.locator('[class]'))
    expect(shown.length).toBeGreaterThan(50)
    expect(
      shown.filter((name) => all.has(name) && !own.has(name)),
      path,
    ).toEqual([])
    expect(ofPanels.filter((name) => all.has(name) && !own.has(name))).not.toEqual([])
  }
})
