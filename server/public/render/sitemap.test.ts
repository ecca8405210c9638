import { describe, expect, test } from 'vitest'
import { buildSitemap } from './sitemap.ts'

const root = 'https://salus.example'
const paths = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/project/${index}` }))

describe('the sitemap', () => {
  test('is one file for a few pages, with escaped URLs', () => {
    const xml = buildSitemap(root, [
      { path: '/' },
      { path: '/publications?page=2&x=<', changedAt: '2026-03-04T05:06:07.008Z' },
    ])
    expect(xml).toContain('<loc>https://salus.example/</loc></url>')
    expect(xml).toContain(
      '<url><loc>https://salus.example/publications?page=2&amp;x=&lt;</loc><lastmod>2026-03-04</lastmod></url>',
    )
    expect(xml).toMatch(/^<\?xml [^>]*\?>\n<urlset /)
  })

  test('is an index of numbered files for many pages', () => {
    const many = paths(10_001)
    expect(buildSitemap(root, many)).toContain(
      `<sitemap><loc>${root}/sitemap-2.xml</loc></sitemap>`,
    )
    expect(buildSitemap(root, many, 1)?.match(/<url>/g)).toHaveLength(10_000)
    expect(buildSitemap(root, many, 2)?.match(/<url>/g)).toHaveLength(1)
    expect(buildSitemap(root, many, 3)).toBeNull()
  })
})
