import { describe, expect, test } from 'vitest'
import {
  bibtexEntry,
  parsedWorks,
  parseFirstWork,
  parseWarnings,
} from '#server/tools/testing/content/read-works.ts'
import { parseCitationText } from './read-text.ts'

describe('links in the files of al-folio', () => {
  test('each link has a kind', () => {
    const work = parseFirstWork(
      bibtexEntry(`html={https://publisher.example/1}, paper={https://lab.example/p_1.pdf},
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

  test('the name of an attached file is reported, and switches are ignored', () => {
    const found = parseCitationText(
      bibtexEntry('pdf={paper_1.pdf}, code={github.com/lab/p}, html={true}'),
    )
    expect(parsedWorks(found)[0]?.links).toEqual([
      { kind: 'code', url: 'https://github.com/lab/p' },
    ])
    expect(parseWarnings(found)).toEqual([
      'The link “pdf” is left out: paper_1.pdf is no web address',
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
    [
      '@article{k, title={T}, author={A B}, archivePrefix={arXiv}, eprint={2101.00001v2}}',
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
    expect(parseFirstWork(text)).toMatchObject({ type: 'article', arxivId, number: '', volume: '' })
  })

  test('an article that mentions its preprint is not a preprint, nor is one in a journal of the same publisher', () => {
    const journal = bibtexEntry('journal={Nature}, eprint={2101.00001}, archiveprefix={arXiv}')
    expect(parseFirstWork(journal)).toMatchObject({
      type: 'article-journal',
      arxivId: '2101.00001',
    })
    expect(parseFirstWork(bibtexEntry('doi={10.1101/gr.123456.120}'))?.type).toBe('article-journal')
  })
})

test('missing data is reported', () => {
  const open = '@article{k, title={T}, author={Doe, Jane and others}, year={in press}}'
  expect(parseWarnings(parseCitationText(open))).toEqual([
    'Not all authors are named: the list ends with “and others”. The date is left out: in press',
  ])
  const ris = 'TY  - JOUR\nTI  - T\nAU  - Doe, J\nAU  - et al.\nPY  - forthcoming\nER  -'
  expect(parseWarnings(parseCitationText(ris))).toEqual([
    'Not all authors are named: the list ends with “and others”. The date is left out: forthcoming',
  ])
  expect(parsedWorks(parseCitationText(ris))[0]?.authors).toHaveLength(1)
})

test('front matter and separators are not entries', () => {
  const found = parseCitationText(`---
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
  expect(parseCitationText('---\n---\n@article{k, title={One}, author={A B}}')).toHaveLength(1)
})

test('a RIS record continues after lines without a tag', () => {
  const found = parseCitationText(`TY  - JOUR
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
  expect(parsedWorks(found)).toMatchObject([
    {
      title: 'A title that goes on at the margin',
      abstract: 'First paragraph about CT- and MR-guided work. CT - based methods come next.',
      doi: '10.5555/ris',
    },
  ])
  expect(found).toHaveLength(2)
})

test('identifiers in a list of references', () => {
  const found =
    parseCitationText(`[1] Doe J. A title (2020). J Things 3:1–9. doi:10.5555/one. PMID: 31452104
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

describe('exports of EndNote and Mendeley', () => {
  test('keywords on separate lines', () => {
    const keywords = ['Artificial Intelligence', 'Diagnosis, Computer-Assisted', 'Humans']
    const lines = '*Artificial Intelligence\nDiagnosis, Computer-Assisted\nHumans'
    expect(
      parseFirstWork(`TY  - JOUR\nTI  - T\nAU  - Doe, J\nKW  - ${lines}\nLA  - eng\nER  -`)
        ?.keywords,
    ).toEqual(keywords)
    const bibtex = '*Artificial Intelligence\nMedicine\nHumans'
    expect(parseFirstWork(bibtexEntry(`keywords = {${bibtex}}`))?.keywords.toSorted()).toEqual([
      'Artificial Intelligence',
      'Humans',
      'Medicine',
    ])
    const latex =
      'na\\"ive Bayes, {\\\'E}tude, $\\beta$-blocker, R\\&D, {Diagnosis, Computer-Assisted}'
    expect(parseFirstWork(bibtexEntry(`keywords = {${latex}}`))?.keywords).toEqual([
      'naïve Bayes',
      'Étude',
      'β-blocker',
      'R&D',
      'Diagnosis, Computer-Assisted',
    ])
    const wrapped = 'deep\n    learning, image\nsegmentation'
    expect(parseFirstWork(bibtexEntry(`keywords = {${wrapped}}`))?.keywords).toEqual([
      'deep learning',
      'image segmentation',
    ])
  })

  test('the online date of an article is not an edition, and its type is not a genre', () => {
    const ris = 'TY  - JOUR\nTI  - T\nAU  - Doe, J\nET  - 20220120\nM3  - Article\nER  -'
    expect(parseFirstWork(ris)).toMatchObject({ edition: '', genre: '' })
    expect(parseFirstWork(bibtexEntry('type={Journal Article}'))?.genre).toBe('')
    expect(
      parseFirstWork(bibtexEntry('booktitle={B}, type={Book Section}, edition={2nd}', 'inbook')),
    ).toMatchObject({ genre: '', edition: '2nd' })
    expect(parseFirstWork(bibtexEntry('type={Habilitation}', 'phdthesis'))?.genre).toBe(
      'Habilitation',
    )
  })

  test('Mendeley’s comments about its file are not entries', () => {
    const found = parseCitationText(`Automatically generated by Mendeley Desktop 1.19.8
Any changes to this file will be lost if it is regenerated by Mendeley.

BibTeX export options can be customized via Options -> BibTeX in Mendeley Desktop

${bibtexEntry('year=2020')}`)
    expect(found).toMatchObject([{ line: 6, work: { title: 'A title' } }])
  })

  test('entries that begin on the line on which another ends', () => {
    const found = parseCitationText(`@article{one, title={One}, author={Doe, Jane},
  abstract={Braces \\} and a \\verb{x}@handle{no entry, really}, too}
}@article{two, title={Two}, author={Doe, Jane}} @misc{three, title={Three}, author={Doe, Jane}}
@book{four, title={Four}, author={Doe, Jane}}`)
    expect(found.map((each) => [each.line, 'work' in each && each.work.title])).toEqual([
      [1, 'One'],
      [3, 'Two'],
      [3, 'Three'],
      [4, 'Four'],
    ])
  })

  test('the full name of a journal takes precedence over its abbreviation', () => {
    const names = 'JO  - Front. Med.\nJF  - Frontiers in Medicine\nJA  - Front Med'
    expect(parseFirstWork(`TY  - JOUR\nTI  - T\nAU  - Doe, J\n${names}\nER  -`)?.venue).toBe(
      'Frontiers in Medicine',
    )
  })

  test('a key with spaces', () => {
    expect(parseFirstWork('@article{Doe et al 2020, title={T}, author={Doe, Jane}}')).toMatchObject(
      {
        title: 'T',
        key: 'Doe_et_al_2020',
      },
    )
  })
})
