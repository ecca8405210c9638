import { describe, expect, test } from 'vitest'
import { bibtexEntry, parseFirstWork } from '#server/tools/testing/content/read-works.ts'

test.for([
  ['330-8', '330–338'],
  ['330--338', '330–338'],
  ['S5-8', 'S5–S8'],
  ['e12-e15', 'e12–e15'],
  ['1199-207', '1199–1207'],
  ['12-5, 20-1', '12–15, 20–21'],
  ['9-2', '9–2'],
  ['051001', '051001'],
  ['12:1--12:8', '12:1–12:8'],
] as const)('pages %s', ([written, read]) => {
  expect(parseFirstWork(bibtexEntry(`pages={${written}}`))?.pages).toBe(read)
  expect(parseFirstWork(`PMID- 1\nTI  - T\nFAU - Doe, Jane\nPG  - ${written}`)?.pages).toBe(read)
})

test('a PubMed number in the fields of biblatex', () => {
  for (const type of ['pmid', 'pubmed', 'PubMed'])
    expect(parseFirstWork(bibtexEntry(`eprint={31452104}, eprinttype={${type}}`))).toMatchObject({
      pmid: '31452104',
      arxivId: '',
    })
})

test('first and last page of RIS', () => {
  const text = 'TY  - JOUR\nTI  - T\nAU  - Doe, J\nSP  - 330\nEP  - 8\nER  -'
  expect(parseFirstWork(text)?.pages).toBe('330–338')
})

describe('incomplete dates', () => {
  test.for([
    ['month={13--18 Jul}', '2020-07-01', 'month'],
    ['month={15 March}', '2020-03-15', 'day'],
    ['month=mar # "~5"', '2020-03-05', 'day'],
    ['month="10~" # jan', '2020-01-10', 'day'],
    ['month=jun # "\\slash " # jul', '2020-06-01', 'month'],
    ['month=jan # "--" # feb', '2020-01-01', 'month'],
    ['month={Jan-Feb}', '2020-01-01', 'month'],
    ['month={12}', '2020-12-01', 'month'],
    ['month=mar, day=5', '2020-03-05', 'day'],
    ['month=oct # "~11"', '2020-01-01', 'year'],
  ] as const)('%s', ([month, date, datePrecision]) => {
    expect(parseFirstWork(bibtexEntry(`year=2020, ${month}`))).toMatchObject({
      date,
      datePrecision,
    })
  })

  test.for([
    ['DA  - Jan\nPY  - 2022', '2022-01-01', 'month'],
    ['DA  - Jan 20\nPY  - 2022', '2022-01-20', 'day'],
    ['DA  - 2017/02//\nPY  - 2017', '2017-02-01', 'month'],
    ['DA  - 15.03.2020', '2020-03-15', 'day'],
    ['DA  - 2020/03/15', '2020-03-15', 'day'],
    ['DA  - Epub\nPY  - 2022', '2022-01-01', 'year'],
  ] as const)('%s', ([lines, date, datePrecision]) => {
    const text = `TY  - JOUR\nTI  - T\nAU  - Doe, J\n${lines}\nER  -`
    expect(parseFirstWork(text)).toMatchObject({ date, datePrecision })
  })

  test.for([
    ['2021-02-09T10:25:11Z', '2021-02-09', 'day'],
    ['2021-02-09T00:00:00Z', '2021-02-09', 'day'],
    ['2021-02-09T23:30:00.123-05:00', '2021-02-09', 'day'],
    ['2021-02-09T10:25+0100', '2021-02-09', 'day'],
    ['2021-02-09T102511Z', '2021-02-09', 'day'],
    ['2021-02-09t10Z', '2021-02-09', 'day'],
    ['2021-02-09 10:25:11 UTC', '2021-02-09', 'day'],
    ['2021/02/09/10:25:11', '2021-02-09', 'day'],
    ['2021/02/09 10:25 PM', '2021-02-09', 'day'],
    ['2021-02 10:25', '2021-02-01', 'month'],
    ['2021 10:25', '2021-01-01', 'year'],
    ['Tue, 09 Feb 2021 10:25:11 +0100', '2021-02-09', 'day'],
    ['10:25, Feb 9, 2021', '2021-02-09', 'day'],
    ['9 February 2021, 10:25 a.m.', '2021-02-09', 'day'],
    ['09. 02. 2021', '2021-02-09', 'day'],
    ['10:25:11 09.02.2021', '2021-02-09', 'day'],
    ['2021-02-09T10:00:00Z/2021-03-12T11:00:00Z', '2021-02-09', 'day'],
    ['2021-02/2021-03', '2021-02-01', 'month'],
    ['2020/2021-05', '2020-01-01', 'year'],
    ['2020 Dec-2021 Jan', '2020-12-01', 'month'],
    ['2021-02-09/2021-03-12', '2021-02-09', 'day'],
    ['2021-02-XX', '2021-02-01', 'month'],
    ['2021-W06-2', '2021-01-01', 'year'],
  ] as const)('%s in every format that has dates as texts', ([written, date, datePrecision]) => {
    const texts = [
      bibtexEntry(`date={${written}}`),
      `TY  - JOUR\nTI  - T\nAU  - Doe, J\nDA  - ${written}\nER  -`,
      `PMID- 1\nTI  - T\nFAU - Doe, Jane\nDP  - ${written}`,
      JSON.stringify({ title: 'T', author: [{ family: 'Doe' }], issued: { raw: written } }),
      JSON.stringify({ title: 'T', author: [{ family: 'Doe' }], issued: { literal: written } }),
      JSON.stringify({ title: 'T', author: [{ family: 'Doe' }], issued: written }),
    ]
    for (const text of texts)
      expect(parseFirstWork(text), text).toMatchObject({ date, datePrecision })
  })

  test.for([
    [['2021-02-09T10:25:11Z'], '2021-02-09', 'day'],
    [['2021', '02', '09T10:25:11Z'], '2021-02-09', 'day'],
    [[2021, 2, 9], '2021-02-09', 'day'],
    [[2021, null], '2021-01-01', 'year'],
    [[null], '2021-02-09', 'day'],
  ] as const)('the parts %j of CSL', ([parts, date, datePrecision]) => {
    const issued = { 'date-parts': [parts], raw: '2021-02-09T10:25:11Z' }
    const text = JSON.stringify({ title: 'T', author: [{ family: 'Doe' }], issued })
    expect(parseFirstWork(text)).toMatchObject({ date, datePrecision })
  })
})

test.for([
  bibtexEntry('note={PMID: 31978945}'),
  bibtexEntry('note={PMID: 31978945 PMCID: PMC7092803}'),
  bibtexEntry('PubMedID={31978945}'),
  'TY  - JOUR\nTI  - T\nAU  - Doe, J\nN1  - PMID: 31978945\nER  -',
  '{"title": "T", "author": [{"family": "Doe"}], "note": "PMID: 31978945\\nPMCID: PMC7092803"}',
])('a PubMed number wherever a reference manager keeps it: %s', (text) => {
  expect(parseFirstWork(text)?.pmid).toBe('31978945')
})

test.for(['articleno', 'article-number', 'elocation-id', 'eid'])(
  'the number of an article in %s',
  (name) => {
    expect(
      parseFirstWork(bibtexEntry(`journal={Sensors}, number=14, ${name}={3145}`)),
    ).toMatchObject({
      issue: '14',
      number: '3145',
    })
  },
)
