import { expect, it } from 'vitest'
import { isPublicPath } from './public-path.server.ts'

it('knows public pages however they are written', () => {
  for (const path of [
    '/',
    '/Projects',
    '/project/7/a-title',
    '/publication',
    '/category/3',
    '/team/',
  ])
    expect(isPublicPath(path), path).toBe(true)
})

it('leaves sign-in, management and unknown addresses alone', () => {
  for (const path of ['/login', '/signup', '/verify-email', '/admin/dashboard', '/pub', '/nowhere'])
    expect(isPublicPath(path), path).toBe(false)
})
