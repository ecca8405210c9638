import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { runCommandOn } from '#server/tools/testing/process/command.ts'
import { exampleSite } from '../support/examples.ts'
import { serveFiles } from '../support/file-server.ts'
import { createGuard } from '../support/guard.ts'
import { addressesIn } from '../support/named-addresses.ts'
import { goOn } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

// Like all others, so that it need not wait for a worker of its own.
test.use({ examples: true })

const base = '/~group/'

/** The example site as files, made by the command while its server runs, behind a plain server of files. */
const openCopy = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salus-copy-'))
  const files = await serveFiles(folder, base)
  const { dataDir, url } = exampleSite().server
  const { code, said } = await runCommandOn(
    { dataDir, databaseUrl: undefined },
    'export-static',
    [folder, '--url', files.origin, '--base', base],
    { NODE_ENV: 'production', PUBLIC_URL: url },
  )
  expect(code, said).toBe(0)
  const close = async () => {
    await files.close()
    await rm(folder, { recursive: true })
  }
  return { folder, origin: files.origin, close }
}

/** What is named by a page and is no file. */
const missingIn = async (folder: string): Promise<string[]> => {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.html'),
  )
  const named = new Map<string, string>()
  for (const file of files) {
    for (const address of addressesIn(await readFile(join(folder, file), 'utf8')))
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

/** Once what a page asks for is there and it can be used. */
const settle = async (page: Page): Promise<void> => {
  await page.locator('body').press('Shift')
  // Not every tab draws frames to wait for.
  await page.waitForFunction(
    () => Reflect.get(window, '__reactRouterDataRouter')?.state.navigation.state === 'idle',
    undefined,
    { polling: 50 },
  )
  await page.evaluate(() => document.fonts.ready)
}

/** What a page shows at a width, once the pictures in sight are there. */
const pictureAt = async (page: Page, width: number): Promise<Buffer> => {
  await page.setViewportSize({ width, height: 800 })
  const isThere = () =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete)
  await page.waitForFunction(isThere, undefined, { polling: 50 })
  // One that has come may still wait to be drawn.
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => image.complete && image.decode().catch(() => undefined)),
    ),
  )
  return page.screenshot({ animations: 'disabled' })
}

/** How much two pictures of a screen differ, from 0 to 255. */
const difference = async (one: Buffer, other: Buffer): Promise<number> => {
  const both = sharp(one)
    .composite([{ input: other, blend: 'difference' }])
    .removeAlpha()
  const { data, info } = await both.raw().toBuffer({ resolveWithObject: true })
  const { channels } = await sharp(data, { raw: info }).stats()
  return Math.max(...channels.map(({ mean }) => mean))
}

test('the site as files below a path is whole, finds and filters, and looks as the live one', async ({
  browser,
}) => {
  const copy = await openCopy()
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

    // All pages are moved in the same way; these have every kind of picture and of type.
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

    // From page to page without loading anew, into a dialog and back.
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

    // A later page of a list, by its own address and by the one that the live site has.
    for (const address of ['publications/page/2/', 'publications?page=2']) {
      await page.goto(at(address))
      await expect(page).toHaveURL(at('publications?page=2'))
      await expect(page.locator('[aria-current=page]', { hasText: '2' })).toBeVisible()
    }

    // Filters and the search answer as a server would, also where an address asks for them.
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

    // Nothing takes forms here.
    await goOn(page, `${base}contactus`)
    await expect(page.locator('form[method=post]')).toHaveCount(0)
    await expect(page.getByRole('main').locator('a[href^="mailto:"]').last()).toBeVisible()
    guard.expects(404, `${base}nothing-here`)
    await page.goto(at('nothing-here'))
    await settle(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    const isExpected = (finding: string) =>
      finding.startsWith(`request to ${live}`) ||
      // A plain server does not say how long files may be kept: a font that is known is not asked for again.
      finding.includes('was preloaded using link preload but not used')
    expect(guard.findings().filter((finding) => !isExpected(finding))).toEqual([])
    await context.close()
  } finally {
    await copy.close()
  }
})
