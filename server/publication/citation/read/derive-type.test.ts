import { describe, expect, test } from 'vitest'
import { isPreprintDoi } from '#contract/publication/preprint.ts'
import { emptyWork } from '../work.ts'
import { deriveWorkType, supplementGenre } from './derive-type.ts'

describe('the type of a work without a stated type', () => {
  test.for([
    ['10.64898/2026.01.02.123456', 'openRxiv', 'article'],
    ['10.1101/573782', 'Cold Spring Harbor Laboratory', 'article'],
    ['10.1101/2020.01.01.123456', 'bioRxiv', 'article'],
    ['10.1101/2020.01.01.20012345', '', 'article'],
    ['10.1101/gr.123456.120', 'Genome Research', 'article-journal'],
    ['10.1101/gad.123456', 'Genes & Development', 'article-journal'],
    ['10.1101/gr.123456.120', '', 'document'],
    ['10.31234/osf.io/abcde', 'Center for Open Science', 'article'],
    ['10.48550/arxiv.2101.00001', '', 'article'],
    ['10.21203/rs.3.rs-1/v1', 'Research Square Platform LLC', 'article'],
    ['10.26434/chemrxiv-2021-abcde', 'American Chemical Society (ACS)', 'article'],
    ['10.20944/preprints202101.0001.v1', 'MDPI AG', 'article'],
    ['10.31219/osf.io/abcde', '', 'article'],
    ['10.5281/zenodo.1234567', '', 'document'],
    ['10.5281/zenodo.1234567', 'Zenodo', 'document'],
    ['10.6084/m9.figshare.123', 'figshare', 'document'],
    ['10.13026/abcd-1234', 'PhysioNet', 'dataset'],
    ['10.18653/v1/2020.acl-main.1', '', 'paper-conference'],
    ['10.1109/embc46164.2021.9630000', '', 'paper-conference'],
    ['10.1007/978-3-030-12345-6_12', '', 'chapter'],
    ['10.1038/s41586-020-1', 'Nature', 'article-journal'],
    ['10.1038/s41586-020-1', '', 'document'],
    ['', 'Proceedings of the Conference on Sleep', 'paper-conference'],
    ['', '', 'document'],
  ] as const)('of %s in “%s” is %s', ([doi, venue, type]) => {
    expect(deriveWorkType({ ...emptyWork, title: 'Sleep', doi, venue })).toEqual({
      type,
      genre: '',
    })
  })

  test.for([
    'Supplementary material for “Sleep”',
    'Supplemental Data: Sleep',
    'Additional file 2 of Sleep',
    'Supplement to: Sleep',
    'Sleep: Supplementary Information',
  ])('of “%s” is that of a supplement', (title) => {
    const work = { ...emptyWork, title, venue: 'figshare', doi: '10.6084/m9.figshare.123' }
    expect(deriveWorkType(work)).toEqual({ type: 'document', genre: supplementGenre })
  })

  test('of the data of an article is that of data', () => {
    for (const title of ['Data from: Sleep', 'Supporting data for “Sleep”'])
      expect(deriveWorkType({ ...emptyWork, title, doi: '10.5281/zenodo.1' }).type).toBe('dataset')
  })

  test('of a trial of supplements is that of any other article', () => {
    for (const title of ['Supplementary vitamin D in infants', 'Supplementation of iron'])
      expect(deriveWorkType({ ...emptyWork, title, venue: 'Gut' }).type).toBe('article-journal')
  })
})

test.for(['10.1101/lm.048652.118', '10.1101/087969', '10.1101/12', '10.2196/12345'])(
  'whether %s is the DOI of a preprint depends on its number',
  (doi) => {
    expect(isPreprintDoi(doi)).toBe(doi === '10.1101/087969')
  },
)
