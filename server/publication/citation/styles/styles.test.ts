import { describe, expect, test } from 'vitest'
import { type AuthorName, type CitedWork, emptyWork } from '../work.ts'
import { workTypes } from '../work-type.ts'
import { formatApa as richApa } from './apa.ts'
import { formatHarvard as richHarvard } from './harvard.ts'
import { formatIeee as richIeee } from './ieee.ts'
import { richToPlainText } from './rich.ts'
import { formatVancouver as richVancouver } from './vancouver.ts'

const apa = (work: CitedWork) => richToPlainText(richApa(work))
const vancouver = (work: CitedWork) => richToPlainText(richVancouver(work))
const harvard = (work: CitedWork) => richToPlainText(richHarvard(work))
const ieee = (work: CitedWork) => richToPlainText(richIeee(work))

const people = (text: string): AuthorName[] =>
  text.split('; ').map((name) => {
    const [family = '', given = ''] = name.split(', ')
    return { family, given }
  })

const article = (fields: Partial<CitedWork>): CitedWork => ({
  ...emptyWork,
  type: 'article-journal',
  ...fields,
})

const storybooks = article({
  authors: people('Grady, Jessica S.; Her, Mao; Moreno, Geena; Perez, Caitlin; Yelinek, Jayme'),
  title:
    'Emotions in storybooks: A comparison of storybooks that represent ethnic and racial groups in the United States',
  date: '2019-07-01',
  datePrecision: 'month',
  venue: 'Psychology of Popular Media Culture',
  volume: '8',
  issue: '3',
  pages: '207–217',
  doi: '10.1037/ppm0000185',
})

const transplantation = article({
  authors: people('Halpern, Scott D.; Ubel, Peter A.; Caplan, Arthur L.'),
  title: 'Solid-organ transplantation in HIV-infected patients',
  date: '2002-07-25',
  venue: 'N Engl J Med',
  volume: '347',
  issue: '4',
  pages: '284-287',
})

const contusion = article({
  authors: people(
    'Rose, M. E.; Huerbin, M. B.; Melick, J.; Marion, D. W.; Palmer, A. M.; Schiding, J. K.; Kochanek, P. M.',
  ),
  title:
    'Regulation of interstitial excitatory amino acid concentrations after cortical contusion injury',
  date: '2002-01-01',
  datePrecision: 'year',
  venue: 'Brain Res',
  volume: '935',
  issue: '1-2',
  pages: '40-46',
})

const induction = article({
  authors: people('Chiampi, M.; Zilberti, L.'),
  title:
    'Induction of electric field in human bodies moving near MRI: An efficient BEM computational procedure',
  date: '2011-10-01',
  datePrecision: 'month',
  venue: 'IEEE Trans. Biomed. Eng.',
  volume: '58',
  issue: '10',
  pages: '2787–2793',
  doi: '10.1109/TBME.2011.2158315',
})

const sparkle = article({
  authors: people('Dobson, Hugo'),
  title: 'Mister Sparkle meets the Yakuza: depictions of Japan in The Simpsons',
  date: '2006-02-01',
  datePrecision: 'month',
  venue: 'Journal of Popular Culture',
  volume: '39',
  issue: '1',
  pages: '44–68',
  doi: '10.1111/j.1540-5931.2006.00203.x',
})

describe("the styles' own published examples", () => {
  test('APA: a journal article', () => {
    expect(apa(storybooks)).toBe(
      'Grady, J. S., Her, M., Moreno, G., Perez, C., & Yelinek, J. (2019). Emotions in storybooks: A comparison of storybooks that represent ethnic and racial groups in the United States. Psychology of Popular Media Culture, 8(3), 207–217. https://doi.org/10.1037/ppm0000185',
    )
  })

  test('Vancouver: a journal article, and one of more than six authors', () => {
    expect(vancouver(transplantation)).toBe(
      'Halpern SD, Ubel PA, Caplan AL. Solid-organ transplantation in HIV-infected patients. N Engl J Med. 2002;347(4):284-7.',
    )
    expect(vancouver(contusion)).toBe(
      'Rose ME, Huerbin MB, Melick J, Marion DW, Palmer AM, Schiding JK, et al. Regulation of interstitial excitatory amino acid concentrations after cortical contusion injury. Brain Res. 2002;935(1-2):40-6.',
    )
  })

  test('IEEE: a journal article', () => {
    expect(ieee(induction)).toBe(
      'M. Chiampi and L. Zilberti, “Induction of electric field in human bodies moving near MRI: An efficient BEM computational procedure,” IEEE Trans. Biomed. Eng., vol. 58, no. 10, pp. 2787–2793, Oct. 2011, doi: 10.1109/TBME.2011.2158315.',
    )
  })

  test('Harvard: a journal article', () => {
    expect(harvard(sparkle)).toBe(
      'Dobson, H. (2006) ‘Mister Sparkle meets the Yakuza: depictions of Japan in The Simpsons’, Journal of Popular Culture, 39(1), pp. 44–68. Available at: https://doi.org/10.1111/j.1540-5931.2006.00203.x.',
    )
  })
})

describe('other kinds of works', () => {
  test('a work that has only a title', () => {
    const bare: CitedWork = { ...emptyWork, title: 'Untold' }
    expect(apa(bare)).toBe('Untold. (n.d.).')
    expect(vancouver(bare)).toBe('Untold.')
    expect(harvard(bare)).toBe('(no date) Untold.')
    expect(ieee(bare)).toBe('“Untold.”')
  })

  test('more authors than a style lists', () => {
    const many = Array.from(
      { length: 25 },
      (_, index): AuthorName => ({ family: `Doe${index}`, given: 'A.' }),
    )
    const work = article({ authors: many, title: 'T', date: '2020-01-01' })
    expect(apa(work)).toContain('Doe18, A., . . . Doe24, A. (2020)')
    expect(ieee(work)).toMatch(/^A\. Doe0 et al\., /)
    expect(harvard(work)).toMatch(/^Doe0, A\. et al\. \(2020\)/)
  })
})

test('no punctuation remains around a missing field', () => {
  const given = {
    date: '2024-05-01',
    venue: 'Nature',
    volume: '3',
    issue: '2',
    pages: '12-15',
    doi: '10.1/x',
    authors: people('Okonkwo, Ada'),
  }
  const names = Object.keys(given)
  const isStray = /;:|;\.|,,|[:;,]$|(^| )[,;:.]|[,”] ?\.$|\(\)|,” doi/
  const cited = workTypes.flatMap((type) =>
    Array.from({ length: 2 ** names.length }, (_, mask) => {
      const known = Object.entries(given).filter((_, index) => mask & (2 ** index))
      const work: CitedWork = {
        ...emptyWork,
        type,
        title: 'On signals',
        ...Object.fromEntries(known),
      }
      return [apa, harvard, ieee, vancouver].map((style) => style(work))
    }).flat(),
  )
  expect(cited.filter((text) => isStray.test(text))).toEqual([])
})
