import { expect, test } from 'vitest'
import { arxivIdSchema, doiSchema, orcidSchema, pmidSchema } from './identifiers.ts'

const fields = { doi: doiSchema, pmid: pmidSchema, arxivId: arxivIdSchema, orcid: orcidSchema }

test.for([
  ['doi', 'https://doi.org/10.5555/ABC?utm_source=x#y', '10.5555/abc'],
  ['doi', 'DOI: 10.5555/a?b', '10.5555/a?b'],
  ['doi', '\u200b10.5555/\u00ada\ufeff', '10.5555/a'],
  ['doi', '', ''],
  ['pmid', 'https://pubmed.ncbi.nlm.nih.gov/31452104/?term=brain#abstract', '31452104'],
  ['pmid', 'https://europepmc.org/article/MED/31452104', '31452104'],
  ['pmid', 'PubMed ID: 31452104', '31452104'],
  ['pmid', '31452104', '31452104'],
  ['arxivId', 'https://arxiv.org/html/2101.00001v2', '2101.00001v2'],
  ['arxivId', 'arXiv:cs/0101001', 'cs/0101001'],
  ['orcid', 'ORCID iD: https://orcid.org/0000-0002-1825-0097?lang=de', '0000-0002-1825-0097'],
  ['orcid', '0000-0002-1694-233x', '0000-0002-1694-233X'],
] as const)('%s: %s', ([name, written, value]) => {
  expect(fields[name].parse(written)).toBe(value)
})

test('text without an identifier stays invalid', () => {
  for (const [field, text] of [
    [doiSchema, 'https://doi.org/'],
    [pmidSchema, 'https://pubmed.ncbi.nlm.nih.gov/'],
    [arxivIdSchema, '2101'],
    [orcidSchema, '0000-0002-1825-0098'],
  ] as const) {
    expect(field.safeParse(text).success).toBe(false)
  }
})
