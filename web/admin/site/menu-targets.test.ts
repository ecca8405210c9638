import { expect, test } from 'vitest'
import { isMissingMenuTarget } from './menu-targets.ts'

const id = '01k9z3f7m2qv8xw4t6r5y1n0ab'
const targets = [
  { path: '/join-us', name: 'Join us' },
  { path: `/project/${id}/sleep`, name: 'Sleep' },
  { path: '/talks', name: 'Talks' },
]

test.for([
  ['/team', false],
  ['/publications?year=2026', false],
  ['/join-us#apply', false],
  ['/Join-us/', false],
  [`/project/${id}/another-title`, false],
  ['/research', false],
  ['https://elsewhere.example', false],
  ['', false],
  ['/talks', false],
  [`/talks/${id}/on-engines`, false],
  ['/talks/other', true],
  [`/lectures/${id}`, true],
  ['/join', true],
  [`/project/${id.replace('0', '1')}`, true],
  ['/wp-login.php', true],
] as const)('%s is missing: %s', ([target, isMissing]) => {
  expect(isMissingMenuTarget(target, targets)).toBe(isMissing)
})
