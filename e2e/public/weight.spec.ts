import { gzipSync } from 'node:zlib'
import { visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ examples: true, cold: true })

const mostScript = 150_000

test('a first visit of the home page costs at most 150 kB of JavaScript, scrolled to its end', async ({
  page,
}) => {
  const scripts: Promise<{ path: string; bytes: number }>[] = []
  const weigh = async (url: string, body: Promise<Buffer>) => ({
    path: new URL(url).pathname,
    bytes: gzipSync(await body, { level: 9 }).length,
  })
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
