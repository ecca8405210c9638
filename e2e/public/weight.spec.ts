import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ examples: true, cold: true })

const mostScript = 150_000

const weigh = async (url: string, body: Promise<Buffer>) => ({
  path: new URL(url).pathname,
  bytes: gzipSync(await body, { level: 9 }).length,
})

test('a first visit of the home page costs at most 150 kB of JavaScript, scrolled to its end', async ({
  page,
}) => {
  const scripts: Promise<{ path: string; bytes: number }>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(weigh(response.url(), response.body()))
  })
  await visit(page, '/')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: 'Latest Posts' }).scrollIntoViewIfNeeded()
  // What moves the slides is the last script to come.
  await expect(page.locator('[data-slot=carousel] [data-ready]')).toBeAttached()
  const weighed = await Promise.all(scripts)
  const total = weighed.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, JSON.stringify(weighed, null, 2)).toBeLessThanOrEqual(mostScript)
  expect(weighed.length).toBeGreaterThan(3)
})

for (const { kind, mostCode, mostData } of [
  { kind: 'volume', mostCode: 12_000, mostData: 300_000 },
  { kind: 'trace', mostCode: 25_000, mostData: 300_000 },
])
  test(`a ${kind} costs nothing before it is near, and then at most ${mostCode / 1000} kB of code and ${mostData / 1000} kB to look at`, async ({
    page,
    site,
  }) => {
    const { posts } = await site.api().post.getAllPosts({})
    const post = posts.find(({ content }) => content.includes(`::${kind} `))
    const scripts: Promise<{ path: string; bytes: number }>[] = []
    const data: Promise<{ path: string; bytes: number }>[] = []
    const note = (response: Response) => {
      const { pathname } = new URL(response.url())
      if (response.request().resourceType() === 'script')
        scripts.push(weigh(response.url(), response.body()))
      else if (/\.(?:volume|slices|trace|samples)$/.test(pathname))
        data.push(response.body().then((body) => ({ path: pathname, bytes: body.length })))
    }
    page.on('response', note)
    // So low that the figure is not near when the page opens.
    await page.setViewportSize({ width: 1280, height: 400 })
    await visit(page, `/project/${post?._id}`)
    const before = scripts.length
    expect(data).toEqual([])
    const figure = page.locator(`[data-kind=${kind}]`)
    await figure.scrollIntoViewIfNeeded()
    await expect(figure.getByRole('slider').first()).toBeVisible()
    await expect(figure.locator('canvas').first()).toBeVisible()
    // What comes from now on could no longer be read once the page is closed.
    page.off('response', note)
    const code = (await Promise.all(scripts)).slice(before)
    expect(
      code.reduce((sum, { bytes }) => sum + bytes, 0),
      JSON.stringify(code),
    ).toBeLessThanOrEqual(mostCode)
    expect(code.length).toBeGreaterThan(0)
    const seen = await Promise.all(data)
    expect(
      seen.reduce((sum, { bytes }) => sum + bytes, 0),
      JSON.stringify(seen),
    ).toBeLessThanOrEqual(mostData)
  })
