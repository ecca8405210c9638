import { expect, test } from 'vitest'
import { isTimeZone } from '#contract/text/time-zone.ts'
import { findTimeZone, listTimeZones } from './find-zone.ts'
import { timeZoneCities } from './zone-cities.ts'

test.for([
  ['Zurich', 'Europe/Zurich'],
  ['zürich', 'Europe/Zurich'],
  ['Munich', 'Europe/Berlin'],
  [' münchen ', 'Europe/Berlin'],
  ['new york', 'America/New_York'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['San Francisco', 'America/Los_Angeles'],
  ['Cambridge', 'Europe/London'],
  ['europe/zurich', 'Europe/Zurich'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['UTC', 'UTC'],
  ['Nowhere', null],
  ['', null],
] as const)('%o is found as %o', ([typed, zone]) => {
  expect(findTimeZone(typed)).toBe(zone)
})

test('every time zone is found by the city in its name', () => {
  const missed = listTimeZones().filter(([zone, [city = '']]) => findTimeZone(city) !== zone)
  expect(missed).toEqual([])
})

test('no city is listed for an unknown time zone, and none for two', () => {
  expect(Object.keys(timeZoneCities).filter((zone) => !isTimeZone(zone))).toEqual([])
  const cities = Object.values(timeZoneCities).flatMap((list) => list.split(', '))
  expect(cities.filter((city, at) => cities.indexOf(city) !== at)).toEqual([])
})
