import { describe, expect, test } from 'vitest'
import { sampleProfile } from '#web/testing/profile.ts'
import { groupTeamsIntoSections } from './team-sections.ts'

const someone = sampleProfile({ _id: 'ada', name: 'Ada' })

const headings = (...names: string[]) =>
  groupTeamsIntoSections(
    names.map((name) => ({ _id: name, name, peoples: [someone], version: 1 })),
  ).map(({ heading, groups }) => [heading, ...groups.map(({ subheading }) => subheading)])

describe('the sections of the team page', () => {
  test('collect the researchers at the position of the first such team', () => {
    expect(headings('Board', 'Researchers - Imaging', 'Office', 'Researchers - EEG')).toEqual([
      ['Board', ''],
      ['Researchers', 'Imaging', 'EEG'],
      ['Office', ''],
    ])
  })

  test('have subheadings from the text after the first dash', () => {
    expect(headings('Researchers', 'Researchers - A - B', 'Researchers-C')).toEqual([
      ['Researchers', '', 'A - B', ''],
    ])
  })

  test('keep teams with equal names or other dashes separate', () => {
    expect(headings('Staff - Night', 'Former Researchers')).toEqual([
      ['Staff - Night', ''],
      ['Former Researchers', ''],
    ])
  })

  test('have no group without people', () => {
    expect(groupTeamsIntoSections([{ _id: 'a', name: 'Empty', peoples: [], version: 1 }])).toEqual(
      [],
    )
  })
})
