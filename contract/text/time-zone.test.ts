import { expect, test } from 'vitest'
import { isTimeZone } from './time-zone.ts'

test.for(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Asia/Kathmandu'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
)

test.for(['', '+01:00', 'Berlin', 'Europe/Nowhere', 'local', '\u0000'])('%o is none', (name) =>
  expect(isTimeZone(name)).toBe(false),
)
