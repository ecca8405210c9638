import { expect, it } from 'vitest'
import { listStyleSheetUrls, prefixStyleSheetUrls } from './style-sheet-urls.ts'

const sheet = `/* url(/in-a-comment) */
@font-face { src: url(/assets/one.woff2) format('woff2'), url( "/assets/two.woff2" ) }
.text::after { content: 'url(/in-a-text)' } .far { background: url(//other.example/x.png) }
.inner { background: url('assets/three.png'), url(data:image/png;base64,AA/) }`

it('prefixes root-relative URLs, and no others', () => {
  const moved = prefixStyleSheetUrls(sheet, '/~group/')
  expect(moved).toContain('url(/~group/assets/one.woff2)')
  expect(moved).toContain('url( "/~group/assets/two.woff2" )')
  expect(moved.replaceAll('/~group', '')).toBe(sheet)
  expect(moved.match(/~group/g)).toHaveLength(2)
  expect(prefixStyleSheetUrls(sheet, '/')).toBe(sheet)
})

it('lists the URLs of a style sheet', () => {
  expect(listStyleSheetUrls(sheet)).toEqual([
    '/assets/one.woff2',
    '/assets/two.woff2',
    '//other.example/x.png',
    'assets/three.png',
    'data:image/png;base64,AA/',
  ])
})

it('handles unterminated strings and comments', () => {
  for (const open of ['a { background: url(/x', '"never closed', '/* never closed', 'url("/x'])
    expect(prefixStyleSheetUrls(open, '/~group/')).toContain(open.slice(0, 4))
})
