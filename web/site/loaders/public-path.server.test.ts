import { expect, it } from 'vitest'
import { isPublicPath } from './public-path.server.ts'

it('recognizes public pages in any spelling', () => {
  for (const path of [
    '/',
    '/Projects',
    '/project/7/a-title',
    '/publication',
    '/category/3',
    '/team/',
    '/join-us/phd',
  ])
    expect(isPublicPath(path), path).toBe(true)
})

it('excludes sign-in and the admin area', () => {
  for (const path of ['/login', '/signup', '/verify-email', '/admin/dashboard', '/pub'])
    expect(isPublicPath(path), path).toBe(false)
})
