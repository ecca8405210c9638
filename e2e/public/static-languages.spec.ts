import type { Browser, Page } from '@playwright/test'
import { createGuard } from '../support/guard.ts'
import { importFiles } from '../support/made-group.ts'
import { visit } from '../support/page.ts'
import { openStaticCopy } from '../support/static-copy.ts'
import { expect, test } from '../support/test.ts'

test.use({ fresh: true })

const base = '/~group/'

const oldSite = {
  '_config.yml': 'permalink: /blog/:title/\n',
  '_posts/2020-01-02-size.md': '---\ntitle: Size\n---\nThe size of a wombat.\n',
}

const linkOf = (page: Page, text: string) =>
  page.getByRole('main').getByRole('link', { name: text })

/** Opens a link with the router, and with the browser. */
const ways = [
  (page: Page, text: string) => linkOf(page, text).click(),
  async (page: Page, text: string) => {
    const href = await linkOf(page, text).getAttribute('href')
    await page.goto(new URL(href ?? '', page.url()).href)
  },
]

/** Follows old URLs in texts, and visits the search and a missing page, at a place and in each language. */
const lookAround = async (browser: Browser, place: string): Promise<void> => {
  const { origin, pathname } = new URL(`${place}/de/nothing`)
  const guard = createGuard(origin)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const stopWatching = guard.watch(context)
  const page = await context.newPage()
  const title = page.getByRole('heading', { level: 1 })
  for (const prefix of ['', '/de']) {
    for (const open of ways) {
      await visit(page, `${place}${prefix}/links`)
      await open(page, 'the page')
      await expect(page).toHaveURL(`${place}${prefix}/join-us`)
      await expect(title).toHaveText('Join')
      await visit(page, `${place}${prefix}/links`)
      await open(page, 'the news')
      await expect(page).toHaveURL(new RegExp(`^${place}${prefix}/news/[^/]+/size$`))
      await expect(title).toHaveText('Size')
    }
  }
  guard.expects(404, pathname)
  await page.goto(`${place}/de/nothing`)
  await expect(title).toHaveText('Seite nicht gefunden')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto(`${place}/de/search?q=wombat`)
  await expect(title).toHaveText('Suche')
  await linkOf(page, 'Size').click()
  await expect(page).toHaveURL(new RegExp(`^${place}/de/news/`))
  expect(guard.findings()).toEqual([])
  stopWatching()
  await context.close()
}

test('old URLs, the search and missing pages are in the language of the URL, live and in a copy', async ({
  site,
  api,
  browser,
}) => {
  await importFiles(api, oldSite)
  await api.site.updateLanguages({ languages: ['en', 'de'] })
  const { data } = await api.page.createPage({ title: 'Join', path: '/join', content: 'Text.' })
  await api.page.updatePage({ pageId: data._id, path: '/join-us' })
  const content = '[the page](/join) [the news](/blog/size)'
  await api.page.createPage({ title: 'Links', path: '/links', content })
  const copy = await openStaticCopy(site, base)
  try {
    await lookAround(browser, site.server.url)
    await lookAround(browser, copy.origin + base.slice(0, -1))
  } finally {
    await copy.close()
  }
})
