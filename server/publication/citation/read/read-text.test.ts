import { describe, expect, test } from 'vitest'
import { decodeTextFile } from '#server/base/text/decode.ts'
import { createSeparateProcessParser, parseCitationsInSeparateProcess } from './read-confined.ts'
import { type ParsedCitationItem, parseCitationText } from './read-text.ts'

const works = (found: readonly ParsedCitationItem[]) =>
  found.flatMap((each) => ('work' in each ? [each.work] : []))
const failures = (found: readonly ParsedCitationItem[]) =>
  found.flatMap((each) => ('reason' in each ? [`${each.line}: ${each.reason}`] : []))

describe('BibTeX of real files', () => {
  test('macros, accents, maths, institutions and others', () => {
    const [work] = works(
      parseCitationText(String.raw`@string{tmi = "IEEE Transactions on Medical Imaging"}
@article{muller2020, title={{\"U}ber {EEG} and $\alpha$-waves in {\'E}tude},
  author={M{\"u}ller, J{\"o}rg and {World Health Organization} and van der Berg, A. and others},
  journal=tmi # " (Special)", year=2020, month=jan, pages={1--10}, doi={https://doi.org/10.1000/XYZ}, abstract={Some 100\% text.}}`),
    )
    expect(work).toMatchObject({
      key: 'muller2020',
      type: 'article-journal',
      title: 'Über EEG and α-waves in Étude',
      authors: [
        { family: 'Müller', given: 'Jörg' },
        { literal: 'World Health Organization' },
        { family: 'van der Berg', given: 'A.' },
      ],
      venue: 'IEEE Transactions on Medical Imaging (Special)',
      date: '2020-01-01',
      datePrecision: 'month',
      pages: '1–10',
      doi: '10.1000/xyz',
      abstract: 'Some 100% text.',
    })
  })

  test('an abstract is the same whether or not the parser reads it', () => {
    const abstract =
      'Müller et al. (2020): state-of-the-art, 10/12 cases;\n\n  p = 0.05 [1]! Ünïcode?'
    const read = (fields: string) =>
      works(parseCitationText(`@article{a, title={T}, author={A B}, ${fields}, year=2020}`))[0]
        ?.abstract
    // Empty braces prevent extracting the abstract, so that the parser has to read it.
    const parsed = read(`abstract={${abstract} {}}`)
    expect(read(`abstract={${abstract}}`)).toBe(parsed)
    expect(parsed).toBe(
      'Müller et al. (2020): state-of-the-art, 10/12 cases; p = 0.05 [1]! Ünïcode?',
    )
    expect(read(`abstract={One}, note={Two, abstract={Three}}`)).toBe('One')
    expect(read(`abstract={10--12, \\'etude}`)).toBe('10–12, étude')
  })

  test('an entry that closes too early is one failure, as are consecutive unreadable lines', () => {
    const found = parseCitationText(`@article{a, author = {A B}},
  title = "One",
  year = 2020
}
What a colleague wrote
about this list.

10.5555/known
@article{b, title={Two}, author={C D}}`)
    expect(failures(found)).toEqual([
      '1: It has no title',
      '5: This is neither an identifier nor a known format',
    ])
    expect(found).toHaveLength(4)
  })

  test('a broken entry does not affect others, and its failure has its line', () => {
    const found = parseCitationText(`@article{a, title={First}, author={A B}, year=2020}
@article{b, title={Open {brace, author={C D}, year=2020}
@article{, title={Empty key}, author={E F}, year=2021}
@article{d, title={No author}, year=2021}
@article{e, author={No Title}, year=2021}
@article{f, title={Missing comma} author={G H}, year={2018}}
`)
    expect(works(found).map(({ title }) => title)).toEqual(['First', 'Empty key', 'Missing comma'])
    expect(failures(found)).toEqual([
      '2: A comma, brace or quotation mark is missing',
      '4: It has no author',
      '5: It has no title',
    ])
    expect(found.at(-1)).toMatchObject({ line: 6, warning: 'A comma was missing and is added' })
  })

  test('crossref, Windows line ends and parentheses', () => {
    const [paper, book] = works(
      parseCitationText(
        '@inproceedings(c, crossref={proc}, title = "Child", author = "Jane Q. Doe")\r\n@proceedings{proc,\r\n title={Proceedings of Things},\r\n year=2019, editor={Ed Itor}}\r\n',
      ),
    )
    expect(paper).toMatchObject({
      title: 'Child',
      venue: 'Proceedings of Things',
      date: '2019-01-01',
    })
    expect(book).toMatchObject({ type: 'book', title: 'Proceedings of Things' })
  })

  test('entries in parentheses over many lines, and comments of the program that wrote the file', () => {
    const found = parseCitationText(`% This file was made by a program
% Encoding: UTF-8

@string( tmi = "Medical Imaging" )
@Article(a,
\tTitle = "First (of two)",
\tauthor={A B},
\tjournal = tmi,
)

% another comment
@article(b,
  title = {Second},
  author = {C D
    and E F},
  booktitle = {Proc.\\ of Things},
  note = {a (remark)}
)
@article{, title = {Neither key nor author}}
10.1000/abc
`)
    expect(works(found).map(({ title, venue }) => [title, venue])).toEqual([
      ['First (of two)', 'Medical Imaging'],
      ['Second', 'Proc. of Things'],
    ])
    expect(failures(found)).toEqual(['19: It has no author'])
    expect(found).toHaveLength(4)
  })

  test('a volume that other entries only refer to is not an entry', () => {
    const found = parseCitationText(`@inproceedings{c, crossref={proc}, title={Child}, author={A B}}
@proceedings{proc, title={Proceedings of Things}, year=2019}
@proceedings{other, title={Proceedings that nobody names}, year=2019}
`)
    expect(works(found).map(({ title }) => title)).toEqual(['Child'])
    expect(failures(found)).toEqual(['3: It has no author'])
  })

  test('file paths in exports are ignored', () => {
    const [work] = works(
      parseCitationText(
        String.raw`@article{a, title={T}, author={A B}, year=2020, file={:C\:\\Users\\me\\secret.pdf:PDF}}`,
      ),
    )
    expect(JSON.stringify(work)).not.toMatch(/Users|secret/)
  })

  test('an abstract of two megabytes', () => {
    const text = `@article{a, title={T}, author={A B}, year=2020, abstract={${'word '.repeat(400_000)}}}
@article{b, title={U}, author={A B}, year=2020}`
    expect(works(parseCitationText(text)).map(({ title }) => title)).toEqual(['T', 'U'])
  })
})

test('a file of an older program is read in its encoding', () => {
  const latin1 = Buffer.from('@article{a, title={Öl}, author={Jörg Müller}, year=2020}', 'latin1')
  expect(works(parseCitationText(decodeTextFile(latin1)))[0]).toMatchObject({
    title: 'Öl',
    authors: [{ family: 'Müller', given: 'Jörg' }],
  })
})

test('a byte order mark decides the encoding, even in a truncated file', () => {
  const utf16 = Buffer.from('\uFEFFGrün', 'utf16le')
  expect(decodeTextFile(Buffer.concat([utf16, Buffer.from('x')]))).toMatch(/^Grün/)
  expect(decodeTextFile(Buffer.from('\uFEFFGrün', 'utf16le').swap16())).toBe('Grün')
  expect(decodeTextFile(Buffer.from('\uFEFFGrün'))).toBe('Grün')
})

test('invalid values are a reason or are omitted with a warning', () => {
  const lines = (tag: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${tag}  - Doe ${at}, Jane`).join('\n')
  const entry = (...fields: readonly string[]) =>
    parseCitationText(['TY  - JOUR', ...fields, 'ER  - '].join('\n'))
  const reasons = [
    entry('TI  - Works', lines('AU', 5_001)),
    entry('TI  - Works', `AU  - ${'Group '.repeat(40)}`),
    entry(`TI  - ${'Works '.repeat(200)}`, lines('AU', 1)),
  ].flatMap(failures)
  expect(reasons).toEqual([
    '1: It has more than 5,000 authors',
    '1: The name of an author has more than 200 characters',
    '1: Its title has more than 1,000 characters',
  ])
  const [found] = entry(
    'TI  - Works',
    lines('AU', 5_000),
    lines('ED', 3_000),
    lines('KW', 501),
    `PB  - ${'z'.repeat(200_001)}`,
  )
  expect(found).toMatchObject({
    work: { title: 'Works', editors: [], keywords: [], publisher: '' },
    warning: 'Could not be used and left out: publisher, editors, keywords',
  })
})

test('RIS of several dialects', () => {
  const found = parseCitationText(`TY  - JOUR
T1  - Older tags
A1  - Doe,Jane
Y1  - 2019/03//
JF  - Journal of Things
SP  - 7
EP  - 9
M3  - doi: 10.1000/old
ER  -

TY  - CPAPER
TI  - A title that goes on
      in the next line
AU  - Roe, Richard
PY  - 2021
KW  - eeg
KW  - sleep
UR  - https://example.org/paper
ER  - `)
  expect(works(found)).toMatchObject([
    {
      title: 'Older tags',
      date: '2019-03-01',
      datePrecision: 'month',
      pages: '7–9',
      doi: '10.1000/old',
      venue: 'Journal of Things',
    },
    {
      type: 'paper-conference',
      title: 'A title that goes on in the next line',
      keywords: ['eeg', 'sleep'],
    },
  ])
})

test('the format of PubMed', () => {
  const [work] = works(
    parseCitationText(`PMID- 31452104
TI  - Deep learning for EEG: a systematic
      review.
FAU - Roy, Yannick
AU  - Roy Y
CN  - The EEG Working Group
LID - 10.1088/1741-2552/ab260c [doi]
DP  - 2019 Aug 14
JT  - Journal of neural engineering
PG  - 051001
`),
  )
  expect(work).toMatchObject({
    title: 'Deep learning for EEG: a systematic review',
    authors: [{ family: 'Roy', given: 'Yannick' }, { literal: 'The EEG Working Group' }],
    doi: '10.1088/1741-2552/ab260c',
    pmid: '31452104',
    date: '2019-08-14',
  })
})

test('the brackets around titles translated by PubMed are removed', () => {
  const record = (title: string) => parseCitationText(`PMID- 1\nTI  - ${title}\nFAU - Doe, Jane`)
  const titles = ['[A translated title].', '[One] and [two].', '[A title.]']
  expect(titles.flatMap((title) => works(record(title)).map((work) => work.title))).toEqual([
    'A translated title',
    '[One] and [two]',
    'A title',
  ])
})

test('formats and identifiers are mixed, and keep their order', () => {
  const found = parseCitationText(`10.1000/abc
@article{a, title={BibTeX}, author={A B}, year=2020}
https://doi.org/10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>3.0.CO;2-2
[{"title":"CSL","author":[{"family":"Doe","given":"J","ORCID":"https://orcid.org/0000-0002-1825-0097"}]}]
0000-0002-1825-0097
0000-0002-1825-0098
arXiv:2101.00001v3, 31452104
a sentence that is nothing
TY  - JOUR
TI  - RIS
AU  - Doe, J
ER  -
`)
  const shown = found.map((each) =>
    'kind' in each
      ? `${each.kind} ${each.value}`
      : 'work' in each
        ? each.work.title
        : `! ${each.reason}`,
  )
  expect(shown).toEqual([
    'doi 10.1000/abc',
    'BibTeX',
    'doi 10.1002/(sici)1097-0258(19980815)17:15<1661::aid-sim968>3.0.co;2-2',
    'CSL',
    'orcid 0000-0002-1825-0097',
    '! 0000-0002-1825-0098 is not a valid ORCID iD',
    'arxiv 2101.00001',
    'pmid 31452104',
    '! This is neither an identifier nor a known format',
    'RIS',
  ])
})

test('reading in another process gives the same result and reports progress', async () => {
  const entry = (at: number) => `@article{k${at}, title={Title ${at}}, author={A B}, year=2020}\n`
  const text = Array.from({ length: 60 }, (_, at) => entry(at)).join('')
  const progress: number[] = []
  const found = await parseCitationsInSeparateProcess(text, (done) => progress.push(done))
  expect(found).toEqual(parseCitationText(text))
  expect(progress).toEqual([0, 25, 50, 60])
})

describe('texts that are made to be slow', () => {
  test('macros that double each other are reported, and the rest is read', () => {
    const doubled = Array.from({ length: 40 }, (_, at) => `@string{s${at + 1} = s${at} # s${at}}`)
    const journal = '@string{j = "Journal of " # tests}\n@string{tests = "Tests"}'
    const entry = '@article{a, title={Title}, author={A B}, journal=j, year=2020}'
    const found = parseCitationText(
      `@string{s0 = "abcdefghij"}\n${doubled.join('\n')}\n${journal}\n${entry}`,
    )
    expect(failures(found)).toHaveLength(31)
    expect(failures(found)[0]).toBe('11: This abbreviation stands for more text than can be read')
    expect(works(found)).toMatchObject([{ title: 'Title', venue: 'Journal of tests' }])
  })

  test('very long text between the fields of an entry is reported, and the rest is read', () => {
    const entry = '@article{a, title={Title}, author={A B}}'
    const found = parseCitationText(`@article{b, ${'{"}"'.repeat(100_000)}\n${entry}`)
    expect(failures(found)).toEqual(['1: It is too long to be read'])
    expect(works(found)).toMatchObject([{ title: 'Title' }])
  })

  test('a text that takes the parser too long is rejected with its line', async () => {
    const text = `@article{a, title={A}, author={A B}}\n\n@article{b, ${'@a{'.repeat(30_000)}`
    const read = createSeparateProcessParser({ processorMs: 400, memoryMb: 128 })
    await expect(read(text)).rejects.toMatchObject({
      status: 400,
      message: 'This is too complicated to read, from line 1 on',
    })
  })
})

describe('the language', () => {
  const inBibtex = (fields: string) =>
    works(parseCitationText(`@article{a, title={T}, author={A B}, ${fields}, year=2020}`))[0]
      ?.language
  test.each([
    ['langid = {ngerman}', 'de'],
    ['langid = {american}', 'en-US'],
    ['langid = {english}', 'en'],
    ['language = {French}', 'fr'],
    ['language = {en_US}', 'en-US'],
    ['language = {English and German}', ''],
    ['language = {eng}', 'en'],
    ['language = {x}, langid = {spanish}', 'es'],
  ])('in BibTeX as %s is %s', (fields, tag) => {
    expect(inBibtex(fields)).toBe(tag)
  })

  test.each([
    ['PMID- 1\nTI  - T\nFAU - Doe, Jane\nLA  - ger', 'de'],
    ['TY  - JOUR\nTI  - T\nAU  - Doe, Jane\nLA  - es\nER  - ', 'es'],
    ['[{"title":"T","author":[{"literal":"A"}],"language":"zh-hans"}]', 'zh-Hans'],
  ])('of other formats is read too', (text, tag) => {
    expect(works(parseCitationText(text))[0]?.language).toBe(tag)
  })
})
