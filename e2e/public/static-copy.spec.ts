import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { exampleSite } from '../support/examples.ts'
import { createGuard } from '../support/guard.ts'
import { listSiteUrls } from '../support/named-addresses.ts'
import { navigateWithin } from '../support/page.ts'
import { openStaticCopy } from '../support/static-copy.ts'
import { expect, test } from '../support/test.ts'

// The options of most journeys, so that no worker has to be started for this one.
test.use({ examples: true })

const base = '/~group/'

/** Lists the URLs in pages that have no file. */
const missingIn = async (folder: string): Promise<string[]> => {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.html'),
  )
  const named = new Map<string, string>()
  for (const file of files) {
    for (const address of listSiteUrls(await readFile(join(folder, file), 'utf8')))
      named.set(address.replace(/[?# ].*/s, ''), file)
  }
  expect(named.size).toBeGreaterThan(300)
  const missing: string[] = []
  for (const [address, file] of named) {
    const path = join(folder, decodeURI(address.slice(base.length - 1)))
    const found = address.startsWith(base) && (await stat(path).catch(() => null))
    const isThere =
      found && (found.isFile() || (await stat(join(path, 'index.html')).catch(() => null)))
    if (!isThere) missing.push(`${address} in ${file}`)
  }
  return missing
}

/** Waits until the page is interactive and has loaded its data. */
const settle = async (page: Page): Promise<void> => {
  await page.locator('body').press('Shift')
  // Not every tab renders frames to wait for.
  await page.waitForFunction(
    () => Reflect.get(window, '__reactRouterDataRouter')?.state.navigation.state === 'idle',
    undefined,
    { polling: 50 },
  )
  await page.evaluate(() => document.fonts.ready)
}

/** Captures a page at a width, once the visible images have loaded. */
const pictureAt = async (page: Page, width: number): Promise<Buffer> => {
  await page.setViewportSize({ width, height: 800 })
  const isThere = () =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete)
  await page.waitForFunction(isThere, undefined, { polling: 50 })
  // A loaded image may not be decoded yet.
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => image.complete && image.decode().catch(() => undefined)),
    ),
  )
  return page.screenshot({ animations: 'disabled' })
}

/** Returns the mean difference of two screenshots, from 0 to 255. */
const difference = async (one: Buffer, other: Buffer): Promise<number> => {
  const both = sharp(one)
    .composite([{ input: other, blend: 'difference' }])
    .removeAlpha()
  const { data, info } = await both.raw().toBuffer({ resolveWithObject: true })
  const { channels } = await sharp(data, { raw: info }).stats()
  return Math.max(...channels.map(({ mean }) => mean))
}

test('a static copy below a path is complete, filters and searches, and looks like the live site', async ({
  browser,
}) => {
  const copy = await openStaticCopy(exampleSite(), base)
  const live = exampleSite().server.url
  try {
    expect(await missingIn(copy.folder)).toEqual([])
    const guard = createGuard(copy.origin)
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
    })
    await context.addInitScript(() => sessionStorage.setItem('loaders', 'off'))
    const page = await context.newPage()
    const other = await context.newPage()
    guard.watch(context)
    const at = (path: string) => copy.origin + base + path

    // All pages are rewritten in the same way. These contain every kind of image and font.
    for (const [path, widths] of [
      ['team', [1280]],
      ['projects', [390, 1280]],
      ['', [390, 1280]],
    ] as const) {
      for (const [tab, address] of [
        [page, at(path)],
        [other, `${live}/${path}`],
      ] as const) {
        await tab.goto(address)
        await settle(tab)
      }
      for (const width of widths) {
        const [files, pages] = [await pictureAt(page, width), await pictureAt(other, width)]
        expect(await difference(files, pages), `${path} at ${width}`).toBeLessThan(2)
      }
    }
    await other.close()

    // Navigates between pages without a reload, into a dialog and back.
    await page.evaluate(() => Reflect.set(window, 'stayed', true))
    await page.getByRole('link', { name: 'Team' }).first().click()
    await expect(page).toHaveURL(at('team'))
    await page.getByRole('main').locator('a[href*="/person/"]').first().click()
    await expect(page.getByRole('dialog').locator('img').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Projects' }).first().click()
    await page.getByRole('main').locator('a[href*="/project/"]').first().click()
    await expect(page).toHaveURL(/~group\/project\//)
    expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)

    // A later page of a list, by the URL of the copy and by that of the live site.
    for (const address of ['publications/page/2/', 'publications?page=2']) {
      await page.goto(at(address))
      await expect(page).toHaveURL(at('publications?page=2'))
      await expect(page.locator('[aria-current=page]', { hasText: '2' })).toBeVisible()
    }

    // Filters and the search respond like a server, also when opened by URL.
    await page.goto(at('publications?year=2024'))
    await settle(page)
    const api = exampleSite().api()
    const { total } = await api.publication.publicationEntries({ year: '2024', limit: 1 })
    await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${total} `))
    await page.getByLabel('Year', { exact: true }).selectOption('')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).not.toHaveURL(/year=2024/)
    await page.goto(at('search?q=sleep'))
    await expect(page.getByRole('main').getByRole('link', { name: /Sleep staging/ })).toBeVisible()
    await settle(page)
    await page.getByRole('main').getByRole('searchbox').fill('gliomas')
    await expect(page.getByRole('main').getByRole('link', { name: /Sixty gliomas/ })).toBeVisible()
    await page.goto(at('research?year=2025'))
    const timeline = await api.research.timeline({ year: '2025' })
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      new RegExp(`^${timeline.total} `),
    )

    // No server accepts forms here.
    await navigateWithin(page, `${base}contactus`)
    await expect(page.locator('form[method=post]')).toHaveCount(0)
    await expect(page.getByRole('main').locator('a[href^="mailto:"]').last()).toBeVisible()
    guard.expects(404, `${base}nothing-here`)
    await page.goto(at('nothing-here'))
    await settle(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    const isExpected = (finding: string) =>
      finding.startsWith(`request to ${live}`) ||
      // A plain file server sends no cache headers, so a cached font is not requested again.
      finding.includes('was preloaded using link preload but not used')
    expect(guard.findings().filter((finding) => !isExpected(finding))).toEqual([])
    await context.close()
  } finally {
    await copy.close()
  }
})
