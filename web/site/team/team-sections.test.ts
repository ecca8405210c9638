import { describe, expect, test } from 'vitest'
import { profileOf } from '#web/testing/profile.ts'
import { sectionsOf } from './team-sections.ts'

const someone = profileOf({ _id: 'ada', name: 'Ada' })

const headings = (...names: string[]) =>
  sectionsOf(names.map((name) => ({ _id: name, name, peoples: [someone], version: 1 }))).map(
    ({ heading, groups }) => [heading, ...groups.map(({ subheading }) => subheading)],
  )

describe('the sections of the team page', () => {
  test('gather the researchers where the first of them stands', () => {
    expect(headings('Board', 'Researchers - Imaging', 'Office', 'Researchers - EEG')).toEqual([
      ['Board', ''],
      ['Researchers', 'Imaging', 'EEG'],
      ['Office', ''],
    ])
  })

  test('take the sub-heading from behind the first dash', () => {
    expect(headings('Researchers', 'Researchers - A - B', 'Researchers-C')).toEqual([
      ['Researchers', '', 'A - B', ''],
    ])
  })

  test('leave groups of the same name and other dashes alone', () => {
    expect(headings('Staff - Night', 'Former Researchers')).toEqual([
      ['Staff - Night', ''],
      ['Former Researchers', ''],
    ])
  })

  test('have no group without people', () => {
    expect(sectionsOf([{ _id: 'a', name: 'Empty', peoples: [], version: 1 }])).toEqual([])
  })
})
