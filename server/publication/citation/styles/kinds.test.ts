import { describe, expect, test } from 'vitest'
import { parseAuthorName } from '#contract/publication/author-name.ts'
import { type CitedWork, emptyWork } from '../work.ts'
import { formatApa } from './apa.ts'
import { formatHarvard } from './harvard.ts'
import { formatIeee } from './ieee.ts'
import type { RichText } from './rich.ts'
import { formatVancouver } from './vancouver.ts'

const styles = {
  apa: formatApa,
  vancouver: formatVancouver,
  harvard: formatHarvard,
  ieee: formatIeee,
}

/** Returns a citation with asterisks around italics. */
const marked = (runs: RichText) =>
  runs.map(({ text, isItalic }) => (isItalic ? `*${text}*` : text)).join('')

type Said = Partial<Omit<CitedWork, 'authors' | 'editors'>> & { authors?: string; editors?: string }

const work = ({ authors = '', editors = '', ...fields }: Said): CitedWork => {
  const names = (text: string) => text.split('; ').filter(Boolean).map(parseAuthorName)
  return { ...emptyWork, ...fields, authors: names(authors), editors: names(editors) }
}

type Row = readonly [kind: string, Said, Readonly<Record<keyof typeof styles, string>>]

const table: readonly Row[] = [
  [
    'an article with an article number',
    {
      type: 'article-journal',
      authors: 'Jerrentrup, Andreas; Mueller, Tobias',
      title: 'Teaching Medicine with the Help of Dr. House',
      properNouns: ['House'],
      date: '2018-03-13',
      venue: 'PLOS ONE',
      volume: '13',
      issue: '3',
      pages: 'e0193972',
      doi: '10.1371/journal.pone.0193972',
    },
    {
      apa: 'Jerrentrup, A., & Mueller, T. (2018). Teaching medicine with the help of Dr. House. *PLOS ONE*, *13*(3), Article e0193972. https://doi.org/10.1371/journal.pone.0193972',
      vancouver:
        'Jerrentrup A, Mueller T. Teaching Medicine with the Help of Dr. House. PLOS ONE. 2018;13(3):e0193972. doi:10.1371/journal.pone.0193972',
      harvard:
        'Jerrentrup, A. and Mueller, T. (2018) ‘Teaching Medicine with the Help of Dr. House’, *PLOS ONE*, 13(3), article e0193972. Available at: https://doi.org/10.1371/journal.pone.0193972.',
      ieee: 'A. Jerrentrup and T. Mueller, “Teaching Medicine with the Help of Dr. House,” *PLOS ONE*, vol. 13, no. 3, Mar. 2018, Art. no. e0193972, doi: 10.1371/journal.pone.0193972.',
    },
  ],
  [
    'a conference paper',
    {
      type: 'paper-conference',
      authors: 'Ronneberger, Olaf; Fischer, Philipp; Brox, Thomas',
      editors: 'Navab, Nassir; Hornegger, Joachim',
      title: 'U-Net: Convolutional Networks for Biomedical Image Segmentation',
      date: '2015-09-01',
      datePrecision: 'month',
      venue: 'Medical Image Computing and Computer-Assisted Intervention – MICCAI 2015',
      series: 'Lecture Notes in Computer Science',
      volume: '9351',
      pages: '234–241',
      publisher: 'Springer',
      doi: '10.1007/978-3-319-24574-4_28',
    },
    {
      apa: 'Ronneberger, O., Fischer, P., & Brox, T. (2015). U-Net: Convolutional networks for biomedical image segmentation. In N. Navab & J. Hornegger (Eds.), *Lecture notes in computer science: Vol. 9351. Medical Image Computing and Computer-Assisted Intervention – MICCAI 2015* (pp. 234–241). Springer. https://doi.org/10.1007/978-3-319-24574-4_28',
      vancouver:
        'Ronneberger O, Fischer P, Brox T. U-Net: Convolutional Networks for Biomedical Image Segmentation. In: Navab N, Hornegger J, editors. Medical Image Computing and Computer-Assisted Intervention – MICCAI 2015. Springer; 2015. p. 234-41. (Lecture Notes in Computer Science; vol. 9351). doi:10.1007/978-3-319-24574-4_28',
      harvard:
        'Ronneberger, O., Fischer, P. and Brox, T. (2015) ‘U-Net: Convolutional Networks for Biomedical Image Segmentation’, in N. Navab and J. Hornegger (eds) *Medical Image Computing and Computer-Assisted Intervention – MICCAI 2015*. Springer (Lecture Notes in Computer Science, 9351), pp. 234–241. Available at: https://doi.org/10.1007/978-3-319-24574-4_28.',
      ieee: 'O. Ronneberger, P. Fischer, and T. Brox, “U-Net: Convolutional Networks for Biomedical Image Segmentation,” in *Medical Image Computing and Computer-Assisted Intervention – MICCAI 2015* (Lecture Notes in Computer Science, vol. 9351), N. Navab and J. Hornegger, Eds., Springer, Sep. 2015, pp. 234–241, doi: 10.1007/978-3-319-24574-4_28.',
    },
  ],
  [
    'a book in a later edition',
    {
      type: 'book',
      authors: 'Jackson, Lynne M.',
      title: 'The Psychology of Prejudice: From Attitudes to Social Action',
      date: '2019-01-01',
      datePrecision: 'year',
      edition: '2',
      publisher: 'American Psychological Association',
    },
    {
      apa: 'Jackson, L. M. (2019). *The psychology of prejudice: From attitudes to social action* (2nd ed.). American Psychological Association.',
      vancouver:
        'Jackson LM. The Psychology of Prejudice: From Attitudes to Social Action. 2nd ed. American Psychological Association; 2019.',
      harvard:
        'Jackson, L.M. (2019) *The Psychology of Prejudice: From Attitudes to Social Action*. 2nd edn. American Psychological Association.',
      ieee: 'L. M. Jackson, *The Psychology of Prejudice: From Attitudes to Social Action*, 2nd ed. American Psychological Association, 2019.',
    },
  ],
  [
    'an edited book in a series',
    {
      type: 'book',
      editors: 'Kushilevitz, Eyal; Malkin, Tal',
      title: 'Theory of cryptography',
      date: '2016-01-01',
      datePrecision: 'year',
      series: 'Lecture Notes in Computer Science',
      volume: '9562',
      publisher: 'Springer',
    },
    {
      apa: 'Kushilevitz, E., & Malkin, T. (Eds.). (2016). *Lecture notes in computer science: Vol. 9562. Theory of cryptography*. Springer.',
      vancouver:
        'Kushilevitz E, Malkin T, editors. Theory of cryptography. Springer; 2016. (Lecture Notes in Computer Science; vol. 9562).',
      harvard:
        'Kushilevitz, E. and Malkin, T. (eds) (2016) *Theory of cryptography*. Springer (Lecture Notes in Computer Science, 9562).',
      ieee: 'E. Kushilevitz and T. Malkin, Eds., *Theory of cryptography* (Lecture Notes in Computer Science, vol. 9562). Springer, 2016.',
    },
  ],
  [
    'a chapter in an edited book',
    {
      type: 'chapter',
      authors: 'Aron, Lisa; Botella, Marion; Lubart, Todd',
      editors: 'Subotnik, Rena F.; Olszewski-Kubilius, Paula; King, Jr., Martin L.',
      title: 'Culinary arts: Talent and their development',
      date: '2019-01-01',
      datePrecision: 'year',
      venue: 'The psychology of high performance',
      edition: '3rd ed.',
      pages: '345-359',
      publisher: 'Academic Press',
    },
    {
      apa: 'Aron, L., Botella, M., & Lubart, T. (2019). Culinary arts: Talent and their development. In R. F. Subotnik, P. Olszewski-Kubilius, & M. L. King, Jr. (Eds.), *The psychology of high performance* (3rd ed., pp. 345–359). Academic Press.',
      vancouver:
        'Aron L, Botella M, Lubart T. Culinary arts: Talent and their development. In: Subotnik RF, Olszewski-Kubilius P, King ML Jr, editors. The psychology of high performance. 3rd ed. Academic Press; 2019. p. 345-59.',
      harvard:
        'Aron, L., Botella, M. and Lubart, T. (2019) ‘Culinary arts: Talent and their development’, in R.F. Subotnik, P. Olszewski-Kubilius and M.L. King Jr. (eds) *The psychology of high performance*. 3rd edn. Academic Press, pp. 345–359.',
      ieee: 'L. Aron, M. Botella, and T. Lubart, “Culinary arts: Talent and their development,” in *The psychology of high performance*, 3rd ed., R. F. Subotnik, P. Olszewski-Kubilius, and M. L. King Jr., Eds. Academic Press, 2019, pp. 345–359.',
    },
  ],
  [
    'a doctoral thesis',
    {
      type: 'thesis',
      authors: 'Hollander, Matthew M.',
      title: 'Resistance to authority: Methodological innovations',
      date: '2017-05-01',
      datePrecision: 'month',
      genre: 'PhD thesis',
      publisher: 'University of Wisconsin–Madison',
    },
    {
      apa: 'Hollander, M. M. (2017). *Resistance to authority: Methodological innovations* [Doctoral dissertation, University of Wisconsin–Madison].',
      vancouver:
        'Hollander MM. Resistance to authority: Methodological innovations [dissertation]. University of Wisconsin–Madison; 2017.',
      harvard:
        'Hollander, M.M. (2017) *Resistance to authority: Methodological innovations*. PhD thesis. University of Wisconsin–Madison.',
      ieee: 'M. M. Hollander, “Resistance to authority: Methodological innovations,” Ph.D. dissertation, University of Wisconsin–Madison, 2017.',
    },
  ],
  [
    "a master's thesis",
    {
      type: 'thesis',
      authors: 'Doe, Jane',
      title: 'What is left?',
      date: '2020-01-01',
      datePrecision: 'year',
      genre: "Master's thesis",
      publisher: 'ETH Zurich',
      url: 'https://example.org/thesis',
    },
    {
      apa: "Doe, J. (2020). *What is left?* [Master's thesis, ETH Zurich]. https://example.org/thesis",
      vancouver:
        "Doe J. What is left? [master's thesis]. ETH Zurich; 2020. Available from: https://example.org/thesis",
      harvard:
        "Doe, J. (2020) *What is left?* Master's thesis. ETH Zurich. Available at: https://example.org/thesis.",
      ieee: 'J. Doe, “What is left?” M.S. thesis, ETH Zurich, 2020. [Online]. Available: https://example.org/thesis',
    },
  ],
  [
    'a report whose publisher is its author',
    {
      type: 'report',
      authors: 'National Cancer Institute',
      title: 'Taking time: Support for people with cancer',
      date: '2019-09-01',
      datePrecision: 'month',
      genre: 'Technical report',
      number: '18-2059',
      publisher: 'National Cancer Institute',
    },
    {
      apa: 'National Cancer Institute. (2019). *Taking time: Support for people with cancer* (Technical Report No. 18-2059).',
      vancouver:
        'National Cancer Institute. Taking time: Support for people with cancer. 2019 Sep. Report No.: 18-2059.',
      harvard:
        'National Cancer Institute (2019) *Taking time: Support for people with cancer*. Technical report 18-2059.',
      ieee: 'National Cancer Institute, “Taking time: Support for people with cancer,” Tech. Rep. 18-2059, Sep. 2019.',
    },
  ],
  [
    'a preprint on arXiv',
    {
      type: 'article',
      authors: 'Vaswani, Ashish; Grissom II, Alvin',
      title: 'Attention Is All You Need',
      date: '2017-06-12',
      venue: 'arXiv',
      arxivId: '1706.03762',
    },
    {
      apa: 'Vaswani, A., & Grissom, A., II. (2017). *Attention is all you need* (arXiv:1706.03762). arXiv. https://doi.org/10.48550/arXiv.1706.03762',
      vancouver:
        'Vaswani A, Grissom A 2nd. Attention Is All You Need. arXiv:1706.03762 [Preprint]. 2017 Jun 12. Available from: https://arxiv.org/abs/1706.03762',
      harvard:
        'Vaswani, A. and Grissom, A., II (2017) ‘Attention Is All You Need’, *arXiv* [Preprint]. Available at: https://doi.org/10.48550/arXiv.1706.03762.',
      ieee: 'A. Vaswani and A. Grissom II, “Attention Is All You Need,” 2017, *arXiv:1706.03762*.',
    },
  ],
  [
    'a preprint on bioRxiv',
    {
      type: 'article',
      authors: 'Riklin Raviv, Tammy',
      title: 'One model?',
      date: '2020-03-05',
      venue: 'bioRxiv',
      doi: '10.1101/2020.03.05.000001',
    },
    {
      apa: 'Riklin Raviv, T. (2020). *One model?* bioRxiv. https://doi.org/10.1101/2020.03.05.000001',
      vancouver:
        'Riklin Raviv T. One model? bioRxiv [Preprint]. 2020 Mar 5. doi:10.1101/2020.03.05.000001',
      harvard:
        'Riklin Raviv, T. (2020) ‘One model?’, *bioRxiv* [Preprint]. Available at: https://doi.org/10.1101/2020.03.05.000001.',
      ieee: 'T. Riklin Raviv, “One model?” *bioRxiv*, Mar. 2020, doi: 10.1101/2020.03.05.000001.',
    },
  ],
  [
    'a patent',
    {
      type: 'patent',
      authors: 'Hiremath, S. C.; Kumar, S.',
      title: 'Using metaphors to present concepts',
      date: '2016-06-14',
      number: 'US 9,367,592',
      publisher: 'U.S. Patent and Trademark Office',
    },
    {
      apa: 'Hiremath, S. C., & Kumar, S. (2016). *Using metaphors to present concepts* (U.S. Patent No. 9,367,592). U.S. Patent and Trademark Office.',
      vancouver:
        'Hiremath SC, Kumar S, inventors. Using metaphors to present concepts. U.S. Patent 9,367,592. 2016 Jun 14.',
      harvard:
        'Hiremath, S.C. and Kumar, S. (2016) *Using metaphors to present concepts*. U.S. Patent no. 9,367,592.',
      ieee: 'S. C. Hiremath and S. Kumar, “Using metaphors to present concepts,” U.S. Patent 9,367,592, June 14, 2016.',
    },
  ],
  [
    'a data set',
    {
      type: 'dataset',
      authors: "O'Donohue, William",
      title: 'Content analysis of undergraduate psychology textbooks',
      date: '2017-02-01',
      datePrecision: 'month',
      edition: 'V1',
      publisher: 'Zenodo',
      doi: '10.5281/zenodo.1',
    },
    {
      apa: "O'Donohue, W. (2017). *Content analysis of undergraduate psychology textbooks* (Version 1) [Data set]. Zenodo. https://doi.org/10.5281/zenodo.1",
      vancouver:
        "O'Donohue W. Content analysis of undergraduate psychology textbooks [dataset]. Version 1. Zenodo; 2017 Feb. doi:10.5281/zenodo.1",
      harvard:
        "O'Donohue, W. (2017) *Content analysis of undergraduate psychology textbooks* (Version 1) [Dataset]. Zenodo. Available at: https://doi.org/10.5281/zenodo.1.",
      ieee: "W. O'Donohue, “Content analysis of undergraduate psychology textbooks,” ver. 1, Zenodo, Feb. 2017, doi: 10.5281/zenodo.1.",
    },
  ],
  [
    'software',
    {
      type: 'software',
      authors: 'Borenstein, Michael; Hedges, Larry',
      title: 'Comprehensive meta-analysis',
      date: '2014-01-01',
      datePrecision: 'year',
      edition: '3.3.070',
      publisher: 'Biostat',
      url: 'https://www.meta-analysis.com/',
    },
    {
      apa: 'Borenstein, M., & Hedges, L. (2014). *Comprehensive meta-analysis* (Version 3.3.070) [Computer software]. Biostat. https://www.meta-analysis.com/',
      vancouver:
        'Borenstein M, Hedges L. Comprehensive meta-analysis [software]. Version 3.3.070. Biostat; 2014. Available from: https://www.meta-analysis.com/',
      harvard:
        'Borenstein, M. and Hedges, L. (2014) *Comprehensive meta-analysis* (Version 3.3.070) [Computer program]. Biostat. Available at: https://www.meta-analysis.com/.',
      ieee: 'M. Borenstein and L. Hedges, *Comprehensive meta-analysis*, ver. 3.3.070. Biostat, 2014. [Online]. Available: https://www.meta-analysis.com/',
    },
  ],
  [
    'a poster',
    {
      type: 'speech',
      authors: 'King, Jr., Martin Luther; 山田, 太郎',
      title: 'Gun violence',
      date: '2019-08-08',
      genre: 'Poster',
      venue: 'APA 2019 Convention, Chicago',
    },
    {
      apa: 'King, M. L., Jr., & 山田 太郎. (2019, August 8). *Gun violence* [Poster presentation]. APA 2019 Convention, Chicago.',
      vancouver:
        'King ML Jr, 山田 太郎. Gun violence. Poster session presented at: APA 2019 Convention, Chicago; 2019 Aug 8.',
      harvard:
        'King, M.L., Jr. and 山田 太郎 (2019) ‘Gun violence’ [Poster]. *APA 2019 Convention, Chicago*.',
      ieee: 'M. L. King Jr. and 山田 太郎, “Gun violence,” presented at the APA 2019 Convention, Chicago, Aug. 2019.',
    },
  ],
]

describe.each(table)('%s', (_, said, expected) => {
  test.each(Object.entries(styles))('%s', (style, cite) => {
    const [, text] = Object.entries(expected).find(([name]) => name === style) ?? []
    expect(marked(cite(work(said)))).toBe(text)
  })
})
