import { describe, expect, test } from 'vitest'
import { parseCitationText } from './read-text.ts'

const found = (text: string) =>
  parseCitationText(text).map((each) => ('kind' in each ? `${each.kind} ${each.value}` : 'nothing'))

const ada = 'orcid 0000-0002-1825-0097'

test.for([
  ['10.5555/a; PMID: 90000001', ['doi 10.5555/a', 'pmid 90000001']],
  ['10.5555/a;PMID:90000001', ['doi 10.5555/a', 'pmid 90000001']],
  ['10.5555/a, PMID 90000001, PMC7810001.', ['doi 10.5555/a', 'pmid 90000001', 'pmc PMC7810001']],
  ['- 10.5555/a (PMID: 90000001)', ['doi 10.5555/a', 'pmid 90000001']],
  ['1. 10.5555/a | PMID: 90000001', ['doi 10.5555/a', 'pmid 90000001']],
  ['0000-0002-1825-0097; PMID: 90000001', [ada, 'pmid 90000001']],
  ['PMID: 90000001; ORCID iD: 0000-0002-1825-0097', ['pmid 90000001', ada]],
  ['arXiv: 2101.00001 and doi: 10.5555/b', ['arxiv 2101.00001', 'doi 10.5555/b']],
  ['PMIDs: 1, 2', ['pmid 1', 'pmid 2']],
  ['PMIDs: 1,2 and 90000001', ['pmid 1', 'pmid 2', 'pmid 90000001']],
  ['PMID: 90000001 2020', ['pmid 90000001']],
  ['90000001, 90000002', ['pmid 90000001', 'pmid 90000002']],
  [
    'https://doi.org/10.5555/a?x=y https://pubmed.ncbi.nlm.nih.gov/90000001/?term=z',
    ['doi 10.5555/a', 'pmid 90000001'],
  ],
  [
    '10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>3.0.CO;2-2; PMID: 90000001',
    ['doi 10.1002/(sici)1097-0258(19980815)17:15<1661::aid-sim968>3.0.co;2-2', 'pmid 90000001'],
  ],
  // A reference identifies one work, even if it has several identifiers.
  ['Doe J. A title. Brain. 2020;3:1-9. doi:10.5555/a. PMID: 90000001', ['doi 10.5555/a']],
  ['10.1000/a,12345', ['doi 10.1000/a,12345']],
  ['10.5555/a; 0000-0002-1825-0098', ['doi 10.5555/a', 'nothing']],
] as const)('every identifier of a line: %s', ([text, identifiers]) => {
  expect(found(text)).toEqual(identifiers)
})

describe('identifiers in URLs of browsers', () => {
  test.for([
    ['https://pubmed.ncbi.nlm.nih.gov/31452104/?term=brain+age&sort=date', 'pmid 31452104'],
    ['https://pubmed.ncbi.nlm.nih.gov/?sort=date&term=31452104%5Buid%5D', 'pmid 31452104'],
    ['https://pubmed.ncbi.nlm.nih.gov/31452104/#abstract', 'pmid 31452104'],
    ['pubmed.ncbi.nlm.nih.gov/?term=31452104', 'pmid 31452104'],
    ['https://www.ncbi.nlm.nih.gov/pubmed/31452104?dopt=Abstract', 'pmid 31452104'],
    ['See https://pubmed.ncbi.nlm.nih.gov/31452104/?term=x for more', 'pmid 31452104'],
    ['PubMed ID: 31452104', 'pmid 31452104'],
    ['PubMed 31452104', 'pmid 31452104'],
    ['https://europepmc.org/article/MED/31452104', 'pmid 31452104'],
    ['europepmc.org/abstract/MED/31452104#free-full-text', 'pmid 31452104'],
    ['https://europepmc.org/article/PMC/PMC7810001', 'pmc PMC7810001'],
    ['https://europepmc.org/articles/PMC7810001?pdf=render', 'pmc PMC7810001'],
    ['https://pmc.ncbi.nlm.nih.gov/articles/PMC7810001/pdf/a-1.pdf', 'pmc PMC7810001'],
    [
      'https://www.biorxiv.org/content/10.1101/2020.03.22.002386v2',
      'doi 10.1101/2020.03.22.002386',
    ],
    [
      'https://www.medrxiv.org/content/10.1101/2020.03.22.20040758v3.full.pdf+html',
      'doi 10.1101/2020.03.22.20040758',
    ],
    [
      'https://www.biorxiv.org/content/10.64898/2026.01.02.123456v1.full',
      'doi 10.64898/2026.01.02.123456',
    ],
    ['10.1101/339747v1', 'doi 10.1101/339747'],
    ['https://doi.org/10.5555/a.v2', 'doi 10.5555/a.v2'],
    ['https://doi.org/10.5555/a?x=y', 'doi 10.5555/a'],
    ['doi.org/10.5555/a?x=y#z', 'doi 10.5555/a'],
    ['DOI: https://doi.org/10.5555/a', 'doi 10.5555/a'],
    ['https://orcid.org/0000-0002-1825-0097?lang=de', ada],
    ['https://orcid.org/my-orcid?orcid=0000-0002-1825-0097', ada],
    ['ORCID iD: https://orcid.org/0000-0002-1825-0097', ada],
    ['ORCID iD 0000-0002-1825-0097', ada],
    ['https://arxiv.org/html/2101.00001v2', 'arxiv 2101.00001'],
    ['https://arxiv.org/pdf/2101.00001v2.pdf#page=3', 'arxiv 2101.00001'],
    ['https://arxiv.org/abs/2101.00001?context=cs', 'arxiv 2101.00001'],
    ['Read https://arxiv.org/html/2101.00001v2 today', 'arxiv 2101.00001'],
    ['\u200b10.5555/\u2060a\ufeff', 'doi 10.5555/a'],
    ['https://doi.org/10.55\u00ad55/a\u200e', 'doi 10.5555/a'],
    ['PMID:\u200b 31452104', 'pmid 31452104'],
  ] as const)('%s', ([text, identifier]) => {
    expect(found(text)).toEqual([identifier])
  })

  test('invisible characters are removed from a DOI in a file', () => {
    const [reading] = parseCitationText(
      '@misc{k, title={T}, author={Doe, J}, doi={10.5555/\u200ba\u00ad}}',
    )
    expect(reading).toMatchObject({ work: { doi: '10.5555/a' } })
  })
})
