import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ examples: true, cold: true })

interface Weighed {
  readonly path: string
  readonly bytes: number
}

const weigh = async (url: string, body: Promise<Buffer>): Promise<Weighed> => ({
  path: new URL(url).pathname,
  bytes: gzipSync(await body, { level: 9 }).length,
})

/** Measures the bytes that a page loads from now on. */
const watch = (page: Page) => {
  const [scripts, data]: [Promise<Weighed>[], Promise<Weighed>[]] = [[], []]
  const note = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (response.request().resourceType() === 'script')
      scripts.push(weigh(response.url(), response.body()))
    else if (/\.(?:volume|slices|trace|samples)$/.test(pathname))
      data.push(response.body().then((body) => ({ path: pathname, bytes: body.length })))
  }
  page.on('response', note)
  return { scripts, data, stop: () => page.off('response', note) }
}

const expectAtMost = async (most: number, weighing: readonly Promise<Weighed>[]) => {
  const weighed = await Promise.all(weighing)
  const total = weighed.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, JSON.stringify(weighed, null, 2)).toBeLessThanOrEqual(most)
}

test('a first visit of the home page, scrolled to its end, costs at most 150 kB of JavaScript; a figure costs nothing before it is near, and then at most 12 or 25 kB of code and 300 kB of data', async ({
  page,
  site,
}) => {
  const { scripts, stop } = watch(page)
  await visit(page, '/')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: 'Latest Posts' }).scrollIntoViewIfNeeded()
  // The carousel's engine is the last script to load.
  await expect(page.locator('[data-slot=carousel] [data-ready]')).toBeAttached()
  stop()
  await expectAtMost(150_000, scripts)
  expect(scripts.length).toBeGreaterThan(3)

  // So small that no figure is near the viewport when its page opens.
  await page.setViewportSize({ width: 1280, height: 400 })
  const { posts } = await site.api().post.getAllPosts({})
  for (const { kind, mostCode } of [
    { kind: 'volume', mostCode: 12_000 },
    { kind: 'trace', mostCode: 25_000 },
  ]) {
    const post = posts.find(({ content }) => content.includes(`::${kind} `))
    // Requests that the previous page has not finished do not count.
    await page.goto('/robots.txt')
    const shown = watch(page)
    await visit(page, `/project/${post?._id}`)
    const before = shown.scripts.length
    expect(shown.data).toEqual([])
    const figure = page.locator(`[data-kind=${kind}]`)
    await figure.scrollIntoViewIfNeeded()
    await expect(figure.getByRole('slider').first()).toBeVisible()
    await expect(figure.locator('canvas').first()).toBeVisible()
    // Responses that arrive after leaving the page could not be read.
    shown.stop()
    const code = shown.scripts.slice(before)
    await expectAtMost(mostCode, code)
    expect(code.length).toBeGreaterThan(0)
    await expectAtMost(300_000, shown.data)
  }
})
