import { expect, test } from 'vitest'
import { parseSpreadsheetDate } from '#server/base/text/spreadsheet-date.ts'
import { describeOnce } from '#server/tools/testing/database/database.ts'
import { emptyDescribedPerson, parsePeopleTable } from './read-people.ts'

const orcid = '0000-0002-1825-0097'

describeOnce('a table of people', () => {
  test('is read by its headings in any order, and unknown columns are reported', () => {
    const text = `E-Mail;Last name;First name;Position;Team;ORCID iD;Since;Until;Phone
ada@group.example;Lovelace;Ada;PI;Engines;https://orcid.org/${orcid};01.10.2020;present;12
;Hopper;Grace;Postdoc;Engines;;2019;2021-09;`
    expect(parsePeopleTable(text)).toEqual({
      left: ['Phone'],
      people: [
        {
          line: 2,
          reason: '',
          person: {
            ...emptyDescribedPerson,
            name: 'Ada Lovelace',
            email: 'ada@group.example',
            designation: 'PI',
            team: 'Engines',
            orcid,
            positions: [{ title: 'PI', team: 'Engines', from: '2020-10-01', until: '' }],
          },
        },
        {
          line: 3,
          reason: '',
          person: {
            ...emptyDescribedPerson,
            name: 'Grace Hopper',
            designation: 'Postdoc',
            team: 'Engines',
            positions: [{ title: 'Postdoc', team: 'Engines', from: '2019', until: '2021-09' }],
          },
        },
      ],
    })
  })

  test('without headings has the usual order, with emails and iDs anywhere', () => {
    const { people } = parsePeopleTable(
      `"Lovelace, Ada"\tPI\tada@group.example\nGrace Hopper\tPostdoc\t\t${orcid.replaceAll('-', '')}\tEngines`,
    )
    expect(people.map(({ person }) => person)).toMatchObject([
      { name: 'Ada Lovelace', email: 'ada@group.example', designation: 'PI', team: '' },
      { name: 'Grace Hopper', email: '', designation: 'Postdoc', team: 'Engines', orcid },
    ])
  })

  test('may contain only names or only ORCID iDs', () => {
    const names = (text: string) => parsePeopleTable(text).people.map(({ person }) => person.name)
    expect(names('Ada Lovelace\nHopper, Grace')).toEqual(['Ada Lovelace', 'Grace Hopper'])
    expect(parsePeopleTable(`${orcid}\nhttps://orcid.org/${orcid}`).people).toMatchObject([
      { line: 1, reason: '', person: { orcid } },
      { line: 2, reason: '', person: { orcid } },
    ])
  })

  test('has a reason for each failed row', () => {
    const text = `name,orcid,from,until
Ada,1234,
Grace,,03/04/2022,
,,2020,
Alan,,2024,2020`
    expect(parsePeopleTable(text).people.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'Not an ORCID iD such as 0000-0002-1825-0097'],
      [3, '“03/04/2022” is no date that can be told; write 2024, 2024-09 or 2024-09-01'],
      [4, 'It has neither a name nor an ORCID iD'],
      [5, 'Ends before it begins'],
    ])
  })

  test.for([
    ['2024', '2024'],
    ['9/2024', '2024-09'],
    ['Sept. 2024', '2024-09'],
    ['2024-9-1', '2024-09-01'],
    ['31/12/2024', '2024-12-31'],
    ['12/31/2024', '2024-12-31'],
    ['2024-09-01 00:00:00', '2024-09-01'],
    ['now', ''],
    ['soon', null],
    ['1/2/2024', null],
  ])('writes the date %s as %s', ([typed, date]) => {
    expect(parseSpreadsheetDate(typed ?? '')).toBe(date)
  })

  test('is read in linear time', () => {
    const { people } = parsePeopleTable(`${'"'.repeat(200_000)}\n${'a, '.repeat(100_000)}`)
    expect(people.length).toBeGreaterThan(0)
  })
})
