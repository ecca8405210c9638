import type { Page } from '@playwright/test'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

/** Expects a page to have its full height once it has loaded, so that its scroll bar does not jump. */
const expectFullHeight = async (page: Page, path: string) => {
  await page.goto(path)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const atLoad = await page.evaluate(() => document.documentElement.dataset.heightAtLoad)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.documentElement.dataset.laidOut !== undefined)
  expect(`${path}: ${await height()}`).toBe(`${path}: ${atLoad}`)
}

const noteHeightAtLoad = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('load', () => {
      document.documentElement.dataset.heightAtLoad = `${document.documentElement.scrollHeight}`
    }),
  )

test.describe('with the example content', () => {
  test.use({ examples: true })

  test('a list does not grow when scrolled to its footer', async ({ page }) => {
    await noteHeightAtLoad(page)
    for (const path of ['/projects', '/publications', '/team', '/news', '/research'])
      await expectFullHeight(page, path)
  })

  test('the projects on a phone do not grow either @phone', async ({ page }) => {
    await noteHeightAtLoad(page)
    await expectFullHeight(page, '/projects')
  })

  test('every project has its picture, its text and a link, without JavaScript', async ({
    site,
    request,
  }) => {
    const { html, links } = await readWithoutScripts(site, '/Projects')
    const rows = /<ol [^>]*aria-label="Projects".*?<\/ol>/s.exec(html)?.[0] ?? ''
    expect(rows.match(/<h2/g)).toHaveLength(8)
    expect(rows.match(/<img/g)).toHaveLength(8)
    expect(rows.match(/aria-label="View more about/g)).toHaveLength(8)
    const more = links.filter(({ text }) => text === 'View More')
    expect(more).toHaveLength(8)
    for (const { href } of more) expect(href).toMatch(/^\/project\/[^/]+\/[a-z0-9-]+$/)
    const first = await (await request.get(more[0]?.href ?? '')).text()
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(first)?.[1]).toBe(
      /<h2[^>]*><a[^>]*>(.*?)<\/a>/s.exec(rows)?.[1],
    )
  })
})

test('without projects the page shows a message; descriptions are truncated after 600 characters, and many projects are paginated', async ({
  site,
  api,
}) => {
  expect((await readWithoutScripts(site, '/projects')).html).toContain('No projects here yet')
  const { data } = await api.category.addCategory({ name: `Imaging ${Date.now()}` })
  const add = (title: string, shortDesc: string) =>
    api.post.createPost({ title, shortDesc, content: 'Text.', category: data._id })
  await add('Short', 'a'.repeat(600))
  await add('Long', 'b'.repeat(601))
  const { texts } = await readWithoutScripts(site, '/projects')
  expect(texts('p')).toEqual(expect.arrayContaining(['a'.repeat(600), `${'b'.repeat(600)}…`]))
  for (let index = 0; index < 12; index++) await add(`Project ${index}`, 'Another one.')
  const { links } = await readWithoutScripts(site, '/projects')
  const next = links.find(({ text }) => text === 'Next')
  expect(next?.href).toBe('/projects?page=2')
  expect((await readWithoutScripts(site, '/projects?page=2')).texts('h2')).toContain('Short')
})
