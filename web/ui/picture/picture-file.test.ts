import { expect, test } from 'vitest'
import { findPictureProblem } from './picture-file.ts'

const most = 10 * 1024 * 1024

test('a file that is not an image, or too large, is named with the reason', () => {
  const file = (name: string, type: string, size = 1) =>
    findPictureProblem(new File([new Uint8Array(size)], name, { type }))
  expect(file('notes.txt', 'text/plain')).toBe(
    '“notes.txt” is not a picture we can show. Choose JPEG, PNG, WebP, AVIF or GIF.',
  )
  expect(file('huge.png', 'image/png', most + 1)).toBe(
    '“huge.png” has 10.0 MB. A picture may have up to 10 MB.',
  )
  expect(file('large.png', 'image/png', most)).toBeNull()
})
