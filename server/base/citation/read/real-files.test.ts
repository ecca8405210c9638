import { describe, expect, test } from 'vitest'
import { type Found, readText } from './read-text.ts'

const works = (found: readonly Found[]) =>
  found.flatMap((each) => ('work' in each ? [each.work] : []))
const warnings = (found: readonly Found[]) =>
  found.map((each) => ('warning' in each ? each.warning : ''))
const readOne = (text: string) => works(readText(text))[0]
const entry = (fields: string, type = 'article') =>
  `@${type}{k, title={A title}, author={Doe, Jane}, ${fields}}`

describe('signs that LaTeX takes for something else', () => {
  test.for([
    ['p < 0.05 and n > 30', 'p < 0.05 and n > 30'],
    ['CO<sub>2</sub> in <i>E. coli</i>', 'CO2 in E. coli'],
    ['50% of all, and 20\\% more', '50% of all, and 20% more'],
    ['Half (50%\n of them) went', 'Half (50% of them) went'],
    ['Care for $5 a day', 'Care for $5 a day'],
    ['From $5 to $10', 'From $5 to $10'],
    ['Levels $p<0.05$ of $\\alpha$', 'Levels p<0.05 of α'],
    ['{\\textless}i{\\textgreater}In vivo{\\textless}/i{\\textgreater}', 'In vivo'],
    ['A List<T> where a < b', 'A List<T> where a < b'],
  ] as const)('%s', ([written, read]) => {
    for (const value of [`{${written}}`, `"${written}"`]) {
      const text = `@article{k, author={A B}, title=${value}, abstract=${value}, year=2020}`
      expect(readOne(text)).toMatchObject({ title: read, abstract: read, date: '2020-01-01' })
    }
  })

  test('in macros, and in entries in parentheses', () => {
    const text = `@string{j = "50% Journal"}
@article(k, title = {p < 1}, author = "A B", journal = j, abstract = "n > 3")`
    expect(readOne(text)).toMatchObject({
      title: 'p < 1',
      venue: '50% Journal',
      abstract: 'n > 3',
    })
  })

  test('in DOIs and addresses', () => {
    expect(readOne(entry('doi={10.1007/978-3-319-24574-4\\_28}'))?.doi).toBe(
      '10.1007/978-3-319-24574-4_28',
    )
    expect(readOne(entry('doi={10.1007/978{\\_}28}'))?.doi).toBe('10.1007/978_28')
    expect(readOne(entry('website={https://lab.example/a%20b_c~d.pdf}'))?.url).toBe(
      'https://lab.example/a%20b_c~d.pdf',
    )
    expect(
      readOne(entry('howpublished={\\url{https://lab.example/a_b%20c}}', 'misc')),
    ).toMatchObject({ url: 'https://lab.example/a_b%20c', venue: '' })
  })
})

describe('links of al-folio’s files', () => {
  test('each is kept by what it leads to', () => {
    const work = readOne(
      entry(`html={https://publisher.example/1}, paper={https://lab.example/p_1.pdf},
        code={https://github.com/lab/p}, slides={https://lab.example/s.pdf}, poster={https://lab.example/o.pdf},
        video={https://youtu.be/abc}, supp={https://lab.example/supp.zip}, url_data={https://zenodo.org/1},
        website={https://lab.github.io/p}, blog={https://lab.example/blog/1}`),
    )
    expect(work?.url).toBe('https://publisher.example/1')
    expect(work?.links?.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
      'pdf https://lab.example/p_1.pdf',
      'code https://github.com/lab/p',
      'slides https://lab.example/s.pdf',
      'poster https://lab.example/o.pdf',
      'video https://youtu.be/abc',
      'data https://lab.example/supp.zip',
      'data https://zenodo.org/1',
      'page https://lab.github.io/p',
      'page https://lab.example/blog/1',
    ])
  })

  test('what names a file beside them is told, and switches are not', () => {
    const found = readText(entry('pdf={paper_1.pdf}, code={github.com/lab/p}, html={true}'))
    expect(works(found)[0]?.links).toEqual([{ kind: 'code', url: 'https://github.com/lab/p' }])
    expect(warnings(found)).toEqual(['The link “pdf” is left out: paper_1.pdf is no web address'])
  })
})

describe('marks at authors', () => {
  const authorsOf = (author: string, note = '') =>
    readOne(`@article{k, title={T}, author={${author}}, note={${note}}, year=2020}`)?.authors
  const equal = { isEqual: true }
  const corresponding = { isCorresponding: true }

  test.for([
    'Doe*, Jane and Roe*, Ann and Poe†, Eve',
    'Jane Doe* and Ann Roe* and Eve Poe#',
    'Doe, Jane$^*$ and Roe, Ann$^{*}$ and Poe, Eve$^\\dagger$',
    'Jane Doe\\textsuperscript{1,*} and Ann Roe\\textsuperscript{2,*} and Eve Poe\\textsuperscript{2,\\Letter}',
    'Jane Doe * and Ann Roe * and Eve Poe ✉',
  ])('%s', (author) => {
    expect(authorsOf(author)).toEqual([
      { family: 'Doe', given: 'Jane', ...equal },
      { family: 'Roe', given: 'Ann', ...equal },
      { family: 'Poe', given: 'Eve', ...corresponding },
    ])
  })

  test('a note says what they mean', () => {
    const author = 'Doe#, Jane and Roe#, Ann and Poe*, Eve and Foe*, Ada'
    expect(authorsOf(author, '\\# Corresponding authors, * equal contribution')).toMatchObject([
      corresponding,
      corresponding,
      equal,
      equal,
    ])
    expect(
      authorsOf('Jane Doe and Ann Roe and Eve Poe', 'The first two authors contributed equally'),
    ).toEqual([
      { family: 'Doe', given: 'Jane', ...equal },
      { family: 'Roe', given: 'Ann', ...equal },
      { family: 'Poe', given: 'Eve' },
    ])
  })

  test('in other formats', () => {
    const [ris, csl] = works(
      readText(`TY  - JOUR
TI  - T
AU  - Doe, Jane*
AU  - Roe*, Ann
N1  - * These authors contributed equally
ER  -
[{"title": "U", "author": [{"family": "Doe*", "given": "Jane"}, {"family": "Roe*", "given": "Ann"}]}]`),
    )
    expect(ris?.authors).toMatchObject([
      { family: 'Doe', ...equal },
      { family: 'Roe', ...equal },
    ])
    expect(csl?.authors).toMatchObject([
      { family: 'Doe', ...equal },
      { family: 'Roe', ...equal },
    ])
  })
})

describe('preprints', () => {
  test.for([
    ['@misc{k, title={T}, author={A B}, doi={10.48550/arXiv.2101.00001}}', '2101.00001'],
    ['@misc{k, title={T}, author={A B}, url={https://arxiv.org/abs/2101.00001v2}}', '2101.00001'],
    ['@misc{k, title={T}, author={A B}, eprint={2101.00001}}', '2101.00001'],
    ['@online{k, title={T}, author={A B}, howpublished={arXiv:2101.00001}}', '2101.00001'],
    [
      '@article{k, title={T}, author={A B}, journal={arXiv preprint arXiv:2101.00001}}',
      '2101.00001',
    ],
    ['@misc{k, title={T}, author={A B}, publisher={bioRxiv}}', ''],
    ['@misc{k, title={T}, author={A B}, doi={10.1101/2020.05.01.123456}}', ''],
    ['@misc{k, title={T}, author={A B}, howpublished={medRxiv}}', ''],
    ['TY  - JOUR\nTI  - T\nAU  - Doe, J\nJO  - bioRxiv\nER  -', ''],
    [
      'TY  - JOUR\nTI  - T\nAU  - Doe, J\nJO  - arXiv preprint arXiv:2101.00001\nER  -',
      '2101.00001',
    ],
    ['TY  - RPRT\nTI  - T\nAU  - Doe, J\nPB  - arXiv\nM1  - arXiv:2101.00001\nER  -', '2101.00001'],
    [
      '@article{k, title={T}, author={A B}, journal={CoRR}, volume={abs/2101.00001}, year=2021}',
      '2101.00001',
    ],
    [
      '@article{k, title={T}, author={A B}, journal={CoRR}, volume={abs/2101.00001}, eprinttype={arXiv}, eprint={2101.00001}}',
      '2101.00001',
    ],
    [
      '@misc{k, title={T}, author={A B}, publisher={arXiv}, number={arXiv:2101.00001}}',
      '2101.00001',
    ],
    [
      '{"title": "T", "type": "article-journal", "author": [{"family": "Doe", "given": "J"}], "DOI": "10.48550/arXiv.2101.00001"}',
      '2101.00001',
    ],
  ] as const)('%s', ([text, arxivId]) => {
    expect(readOne(text)).toMatchObject({ type: 'article', arxivId, number: '', volume: '' })
  })

  test('an article that names its preprint is none, nor is one of the same publisher’s journals', () => {
    const journal = entry('journal={Nature}, eprint={2101.00001}, archiveprefix={arXiv}')
    expect(readOne(journal)).toMatchObject({ type: 'article-journal', arxivId: '2101.00001' })
    expect(readOne(entry('doi={10.1101/gr.123456.120}'))?.type).toBe('article-journal')
  })
})

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
  expect(readOne(entry(`pages={${written}}`))?.pages).toBe(read)
  expect(readOne(`PMID- 1\nTI  - T\nFAU - Doe, Jane\nPG  - ${written}`)?.pages).toBe(read)
})

test('first and last page of RIS', () => {
  const text = 'TY  - JOUR\nTI  - T\nAU  - Doe, J\nSP  - 330\nEP  - 8\nER  -'
  expect(readOne(text)?.pages).toBe('330–338')
})

test('what a citation leaves open is told', () => {
  const open = '@article{k, title={T}, author={Doe, Jane and others}, year={in press}}'
  expect(warnings(readText(open))).toEqual([
    'Not all authors are named: the list ends with “and others”. The date is left out: in press',
  ])
  const ris = 'TY  - JOUR\nTI  - T\nAU  - Doe, J\nAU  - et al.\nPY  - forthcoming\nER  -'
  expect(warnings(readText(ris))).toEqual([
    'Not all authors are named: the list ends with “and others”. The date is left out: forthcoming',
  ])
  expect(works(readText(ris))[0]?.authors).toHaveLength(1)
})

test('front matter and lines that only separate are no entries', () => {
  const found = readText(`---
layout: bib # of a site
---

@string{j = {Journal}}
----------
@article{k, title={One}, author={A B}, journal=j}

=====
10.5555/one
***
`)
  expect(found.map((each) => ('work' in each ? each.work.title : each.line))).toEqual(['One', 10])
  expect(readText('---\n---\n@article{k, title={One}, author={A B}}')).toHaveLength(1)
})

test('a record of RIS goes on after lines without a tag', () => {
  const found = readText(`TY  - JOUR
TI  - A title that
goes on at the margin
AU  - Doe, Jane
AB  - First paragraph about CT- and
MR-guided work.

CT - based methods come next.
DO  - 10.5555/ris
ER  -

10.5555/next
`)
  expect(works(found)).toMatchObject([
    {
      title: 'A title that goes on at the margin',
      abstract: 'First paragraph about CT- and MR-guided work. CT - based methods come next.',
      doi: '10.5555/ris',
    },
  ])
  expect(found).toHaveLength(2)
})

test('identifiers in a list of references', () => {
  const found = readText(`[1] Doe J. A title (2020). J Things 3:1–9. doi:10.5555/one. PMID: 31452104
2. Roe R. <https://doi.org/10.5555/Two>, and its data (https://doi.org/10.5555/three).
• “10.5555/four”, [10.5555/five], '10.5555/six'
Poe E. https://journals.example/article?id=10.5555%2Fseven.8&type=print
Foe F. https://publisher.example/doi/full/10.5555/eight/full?x=1#top and 10.1002/(SICI)1097-0258(1998)17:15<16::AID-SIM9>3.0.CO;2-2.
[Zoe](https://doi.org/10.5555/nine) [arXiv:2101.00001v2]
Lee L. A preprint. arXiv:2101.00002v1 [cs.CV], 2021.
Moe M. An abstract. J Things 2019. PMID: 31452105.
https://www.biorxiv.org/content/10.1101/2020.05.01.123456v2.full.pdf
10.5555/ten,10.5555/eleven`)
  expect(found.map((each) => ('kind' in each ? `${each.line} ${each.value}` : each))).toEqual([
    '1 10.5555/one',
    '2 10.5555/two',
    '2 10.5555/three',
    '3 10.5555/four',
    '3 10.5555/five',
    '3 10.5555/six',
    '4 10.5555/seven.8',
    '5 10.5555/eight',
    '5 10.1002/(sici)1097-0258(1998)17:15<16::aid-sim9>3.0.co;2-2',
    '6 10.5555/nine',
    '7 2101.00002',
    '8 31452105',
    '9 10.1101/2020.05.01.123456',
    '10 10.5555/ten',
    '10 10.5555/eleven',
  ])
})

describe('what publishers leave in texts', () => {
  test.for([
    [
      'Caf&eacute; &ndash; &alpha;&Omega;, 5&nbsp;&micro;g &plusmn; 2&deg;C',
      'Café – αΩ, 5 µg ± 2°C',
    ],
    [
      '&ldquo;Big&rdquo; data&hellip; &le; &frac12; &AElig; &unknown; R&D;',
      '“Big” data… ≤ ½ Æ &unknown; R&D;',
    ],
    ['&amp;lt; stays', '&lt; stays'],
    ['Radio&shy;graphs', 'Radiographs'],
  ] as const)('entities of HTML: %s', ([written, read]) => {
    expect(
      readOne(`TY  - JOUR\nTI  - ${written}\nAU  - M&uuml;ller, J&ouml;rg\nER  -`),
    ).toMatchObject({
      title: read,
      authors: [{ family: 'Müller', given: 'Jörg' }],
    })
  })

  test('headings and paragraphs of an abstract do not grow together', () => {
    const abstract =
      '<h4>Background</h4>Some <sup>18</sup>F text.<jats:p>More.</jats:p><jats:p>H<sub>2</sub>O<br/>end</jats:p>'
    expect(readOne(entry(`abstract={${abstract}}`))?.abstract).toBe(
      'Background Some 18F text. More. H2O end',
    )
  })
})

test.for([
  ['A $\\mathcal{O}(n\\log n)$ method', 'A O(n log n) method'],
  ['On $\\mathbb{R}^d$ and $\\mathbf x \\in \\mathrm{SE}(3)$', 'On Rᵈ and x∈SE(3)'],
  ['$\\log(n)$, $x_{\\max}$ and $\\arg\\max f$', 'log(n), xₘₐₓ and arg max f'],
  ['$\\hat{y}$, $\\boldsymbol{\\theta}$ and $x_\\text{AUC}$', 'ŷ, θ and xAUC'],
  ['$\\operatorname{argmax}$ of $\\ell_1$', 'argmax of ℓ₁'],
] as const)('formulas of LaTeX: %s', ([written, read]) => {
  expect(readOne(`@article{k, title={${written}}, author={Doe, Jane}}`)).toMatchObject({
    title: read,
    properNouns: [],
  })
})

test('what stands behind a name is set apart from it wherever it was written', () => {
  const author = "III, Hal Daum{\\'e} and Doe, Jane, Jr. and Roe, Jr., Ann and Poe, Eve 3rd"
  expect(readOne(`@article{k, title={T}, author={${author}}}`)?.authors).toEqual([
    { family: 'Daumé', given: 'Hal', suffix: 'III' },
    { family: 'Doe', given: 'Jane', suffix: 'Jr.' },
    { family: 'Roe', given: 'Ann', suffix: 'Jr.' },
    { family: 'Poe', given: 'Eve', suffix: '3rd' },
  ])
})

test('a group is no person, also without braces and with its last word first', () => {
  const literals = [
    { family: 'Doe', given: 'Jane' },
    { literal: 'RECOVERY Collaborative Group' },
    { literal: 'R Core Team' },
    { literal: 'The Cancer Genome Atlas Research Network' },
    { literal: 'University of Oxford' },
  ]
  const names = [
    'Doe, Jane',
    'Group, RECOVERY Collaborative',
    'Team, R Core',
    'The Cancer Genome Atlas Research Network',
    'University of Oxford',
  ]
  const bibtex = `@article{k, title={T}, author={${names.join(' and ')}}}`
  const ris = `TY  - JOUR\nTI  - T\n${names.map((name) => `AU  - ${name}\n`).join('')}ER  -`
  expect(readOne(bibtex)?.authors).toEqual(literals)
  expect(readOne(ris)?.authors).toEqual(literals)
})

describe('authors that are not parted by “and”', () => {
  const three = [
    { family: 'Roe', given: 'Jane' },
    { family: 'Müller', given: 'Jörg' },
    { family: 'Poe', given: 'Mary A.' },
  ]
  const told = 'The authors are not parted by “and”: check whether they are read as they are meant'

  test.for([
    'Jane Roe, J{\\"o}rg M{\\"{u}}ller, Mary A. Poe',
    'Jane Roe, J{\\"o}rg M{\\"{u}}ller and Mary A. Poe',
    'Jane Roe, J{\\"o}rg M{\\"{u}}ller, and Mary A. Poe',
    'Roe, Jane; M{\\"u}ller, J{\\"o}rg; Poe, Mary A.',
    'Roe, Jane; M&uuml;ller, J&ouml;rg; Poe, Mary A.',
    'Jane Roe, J{\\"o}rg M{\\"u}ller \\& Mary A. Poe',
  ])('%s', (author) => {
    const found = readText(`@article{k, title={T}, author={${author}}, year=2020}`)
    expect(works(found)[0]?.authors).toEqual(three)
    expect(warnings(found)).toEqual([told])
  })

  test.for([
    ['Roe, J., Doe, A. B., Poe, M.', ['Roe', 'Doe', 'Poe']],
    ['Roe J, Doe AB, van der Poe M', ['Roe', 'Doe', 'van der Poe']],
  ] as const)('%s', ([author, families]) => {
    const [work] = works(readText(`@article{k, title={T}, author="${author}", year=2020}`))
    expect(work?.authors).toMatchObject(families.map((family) => ({ family })))
  })

  test.for([
    ['King, Jr., Martin', [{ family: 'King', given: 'Martin', suffix: 'Jr.' }]],
    ['Riklin Raviv, Tammy Lee', [{ family: 'Riklin Raviv', given: 'Tammy Lee' }]],
    ['{Smith, Jones \\& Sons; Ltd.}', [{ literal: 'Smith, Jones & Sons; Ltd.' }]],
    [
      'van den Berg, Jan Piet and {World Health Organization}',
      [{ family: 'van den Berg', given: 'Jan Piet' }, { literal: 'World Health Organization' }],
    ],
    [
      'van den Berg, Jan Piet and Doe, Jane',
      [
        { family: 'van den Berg', given: 'Jan Piet' },
        { family: 'Doe', given: 'Jane' },
      ],
    ],
    [
      'van den Berg, A. B. and {World Health}',
      [{ family: 'van den Berg', given: 'A. B.' }, { literal: 'World Health' }],
    ],
    [
      'Riklin Raviv, A. B. and Jane Doe',
      [
        { family: 'Riklin Raviv', given: 'A. B.' },
        { family: 'Doe', given: 'Jane' },
      ],
    ],
  ] as const)('%s is read as BibTeX means it', ([author, names]) => {
    const found = readText(`@article{k, title={T}, author={${author}}, year=2020}`)
    expect(works(found)[0]?.authors).toEqual(names)
    expect(warnings(found)).toEqual([''])
  })

  test.for([
    '@article{k, title={T}, author={Roe, Jane et al.}}',
    '@article{k, title={T}, author={Roe, Jane, et al.}}',
    '@article{k, title={T}, author={Roe, Jane and et al.}}',
    'TY  - JOUR\nTI  - T\nAU  - Roe, Jane, et al.\nER  -',
    'TY  - JOUR\nTI  - T\nAU  - Roe, Jane et al\nER  -',
    '{"title": "T", "author": [{"family": "Roe", "given": "Jane et al."}]}',
  ])('nobody is called et al.: %s', (text) => {
    const found = readText(text)
    expect(works(found)[0]?.authors).toEqual([{ family: 'Roe', given: 'Jane' }])
    expect(warnings(found)).toEqual(['Not all authors are named: the list ends with “and others”'])
  })
})

describe('dates as far as they are told', () => {
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
    expect(readOne(entry(`year=2020, ${month}`))).toMatchObject({ date, datePrecision })
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
    expect(readOne(text)).toMatchObject({ date, datePrecision })
  })
})

test.for([
  entry('note={PMID: 31978945}'),
  entry('note={PMID: 31978945 PMCID: PMC7092803}'),
  entry('PubMedID={31978945}'),
  'TY  - JOUR\nTI  - T\nAU  - Doe, J\nN1  - PMID: 31978945\nER  -',
  '{"title": "T", "author": [{"family": "Doe"}], "note": "PMID: 31978945\\nPMCID: PMC7092803"}',
])('a PubMed number wherever a reference manager keeps it: %s', (text) => {
  expect(readOne(text)?.pmid).toBe('31978945')
})

test.for(['articleno', 'article-number', 'elocation-id', 'eid'])(
  'the number of an article in %s',
  (name) => {
    expect(readOne(entry(`journal={Sensors}, number=14, ${name}={3145}`))).toMatchObject({
      issue: '14',
      number: '3145',
    })
  },
)

describe('what EndNote and Mendeley write', () => {
  test('keywords in lines of their own', () => {
    const keywords = ['Artificial Intelligence', 'Diagnosis, Computer-Assisted', 'Humans']
    const lines = '*Artificial Intelligence\nDiagnosis, Computer-Assisted\nHumans'
    expect(
      readOne(`TY  - JOUR\nTI  - T\nAU  - Doe, J\nKW  - ${lines}\nLA  - eng\nER  -`)?.keywords,
    ).toEqual(keywords)
    const bibtex = '*Artificial Intelligence\nMedicine\nHumans'
    expect(readOne(entry(`keywords = {${bibtex}}`))?.keywords.toSorted()).toEqual([
      'Artificial Intelligence',
      'Humans',
      'Medicine',
    ])
    const latex =
      'na\\"ive Bayes, {\\\'E}tude, $\\beta$-blocker, R\\&D, {Diagnosis, Computer-Assisted}'
    expect(readOne(entry(`keywords = {${latex}}`))?.keywords).toEqual([
      'naïve Bayes',
      'Étude',
      'β-blocker',
      'R&D',
      'Diagnosis, Computer-Assisted',
    ])
    const wrapped = 'deep\n    learning, image\nsegmentation'
    expect(readOne(entry(`keywords = {${wrapped}}`))?.keywords).toEqual([
      'deep learning',
      'image segmentation',
    ])
  })

  test('the day on which an article was online is no edition, and its type no genre', () => {
    const ris = 'TY  - JOUR\nTI  - T\nAU  - Doe, J\nET  - 20220120\nM3  - Article\nER  -'
    expect(readOne(ris)).toMatchObject({ edition: '', genre: '' })
    expect(readOne(entry('type={Journal Article}'))?.genre).toBe('')
    expect(
      readOne(entry('booktitle={B}, type={Book Section}, edition={2nd}', 'inbook')),
    ).toMatchObject({ genre: '', edition: '2nd' })
    expect(readOne(entry('type={Habilitation}', 'phdthesis'))?.genre).toBe('Habilitation')
  })

  test('what Mendeley says of its file is no entry', () => {
    const found = readText(`Automatically generated by Mendeley Desktop 1.19.8
Any changes to this file will be lost if it is regenerated by Mendeley.

BibTeX export options can be customized via Options -> BibTeX in Mendeley Desktop

${entry('year=2020')}`)
    expect(found).toMatchObject([{ line: 6, work: { title: 'A title' } }])
  })

  test('a key with blanks in it', () => {
    expect(readOne('@article{Doe et al 2020, title={T}, author={Doe, Jane}}')).toMatchObject({
      title: 'T',
      key: 'Doe_et_al_2020',
    })
  })
})

test('PubMed tells who an author is by ORCID, and where a group stands among them', () => {
  const text = `PMID- 1
TI  - T
FAU - Ghassemi, Marzyeh
AU  - Ghassemi M
AUID- ORCID: 0000-0001-6349-7251
AD  - MIT.
CN  - EXPLAIN Study Group
FAU - Doe, Jane
AU  - Doe J
AUID- ORCID: https://orcid.org/0000-0002-1825-0097`
  expect(readOne(text)?.authors).toEqual([
    { family: 'Ghassemi', given: 'Marzyeh', orcid: '0000-0001-6349-7251' },
    { literal: 'EXPLAIN Study Group' },
    { family: 'Doe', given: 'Jane', orcid: '0000-0002-1825-0097' },
  ])
})
