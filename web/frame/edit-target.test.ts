import { expect, test } from 'vitest'
import { allSitePages } from '#contract/pages.ts'
import { findEditFormUrl } from './edit-target.ts'

const id = '01k9z3f7m2qv8xw4t6r5y1n0ab'
test.for([
  ['/', '', '/admin/site?page=home'],
  ['/about', '', '/admin/site?page=about'],
  ['/contactus', '', '/admin/site?page=contact'],
  [`/team/${id}`, '', '/admin/site?page=team'],
  [`/project/${id}/sleep`, '', `/post/${id}?edit=${id}`],
  [`/publication/${id}/a`, '', `/pub?search=A+%26+B&edit=${id}`],
  [`/person/${id}`, '', `/profile?search=A+%26+B&edit=${id}`],
  ['/join-us/phd', id, `/admin/pages?search=A+%26+B&edit=${id}`],
  [`/grant/${id}/a`, '', `/admin/grants?search=A+%26+B&edit=${id}`],
  [`/news/${id}`, '', `/f?search=A+%26+B&edit=${id}`],
  ['/grants', '', '/admin/site?page=grants'],
  ['/news', '', '/admin/site?page=news'],
  ['/research', '', '/admin/site?page=research'],
  [`/category/${id}`, '', `/categories?search=A+%26+B&edit=${id}`],
  ['/search', '', '/admin/site?page=search'],
  ['/404', '', '/admin/site?page=missing'],
  ['/login', '', null],
  ['/admin/site', '', null],
] as const)('%s is changed at its form', ([path, ownPage, target]) => {
  expect(findEditFormUrl({ path, title: 'A & B', ownPage })).toBe(target)
})

test('every public page has a form', () => {
  for (const { path, audience } of allSitePages) {
    if (audience !== 'public') continue
    const shown = path.replace('/:title?', '').replace(/:\w+/, id)
    expect([path, findEditFormUrl({ path: shown, title: 'A', ownPage: '' })]).not.toContain(null)
  }
})
