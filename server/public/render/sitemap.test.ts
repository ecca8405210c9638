import { describe, expect, test } from 'vitest'
import { sitemapXml } from './sitemap.ts'

const root = 'https://salus.example'
const paths = (count: number) => Array.from({ length: count }, (_, index) => `/project/${index}`)

describe('the sitemap', () => {
  test('is one file for a few pages, with addresses XML can hold', () => {
    const xml = sitemapXml(root, ['/', '/publications?page=2&x=<'])
    expect(xml).toContain('<loc>https://salus.example/</loc>')
    expect(xml).toContain('<loc>https://salus.example/publications?page=2&amp;x=&lt;</loc>')
    expect(xml).toMatch(/^<\?xml [^>]*\?>\n<urlset /)
  })

  test('is an index of numbered files for very many', () => {
    const many = paths(10_001)
    expect(sitemapXml(root, many)).toContain(`<sitemap><loc>${root}/sitemap-2.xml</loc></sitemap>`)
    expect(sitemapXml(root, many, 1)?.match(/<url>/g)).toHaveLength(10_000)
    expect(sitemapXml(root, many, 2)?.match(/<url>/g)).toHaveLength(1)
    expect(sitemapXml(root, many, 3)).toBeNull()
  })
})
