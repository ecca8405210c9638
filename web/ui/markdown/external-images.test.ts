import { expect, test } from 'vitest'
import { hasExternalImages } from './external-images.ts'

const own = `/media/${'a'.repeat(32)}-1200x800-0a1b2c.webp`

test.for([
  '![A scan](https://example.org/scan.png)',
  'Words ![](http://example.org/a.png "Title") and more',
  '![A scan](<https://example.org/a b.png>)',
  '![A scan][1]\n\n[1]: https://example.org/scan.png',
  '![elsewhere](/images/scan.png)',
])('%j has a picture that readers get as a link', (markdown) => {
  expect(hasExternalImages(markdown)).toBe(true)
})

test.for([
  '',
  `![A scan](${own})`,
  `![A scan](${own} "Title")`,
  '[A page](https://example.org/scan.png)',
  'As in `![A scan](https://example.org/scan.png)`',
  '```\n![A scan](https://example.org/scan.png)\n```',
])('%j has none', (markdown) => {
  expect(hasExternalImages(markdown)).toBe(false)
})
