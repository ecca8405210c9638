import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test('a page that the Site panel frames is kept apart from the one that nobody may frame', () => {
  expect(pageAddress('/about')).toEqual({ key: '/about', path: '/about' })
  expect(pageAddress('/about?preview')).toEqual({
    key: '/about preview',
    path: '/about',
    isFramed: true,
  })
  expect(pageAddress('/nowhere?preview')).toEqual({ key: '/404', path: '/404' })
})
