import type { ExamplePublication } from '../types.ts'
import { buildExampleDoi } from './doi.ts'

export const examplePublicationsFrom2022: readonly ExamplePublication[] = [
  {
    title: 'What night staff expect of an alarm: interviews in three units',
    authors: 'I. Solheimsdal, H. S. Bainsford, A. Nwosu-Leith',
    publicationDate: '2024-11-12',
    publicationType: 'Journal article',
    publicationLink: buildExampleDoi('2024.005'),
    publicationSummary:
      'Seventeen nurses in three epilepsy monitoring units were interviewed. All named a similar limit: more than one false alarm in a shift, and the sound is turned off. Delay mattered less than we had assumed.',
  },
  {
    title: 'Dose-aware evaluation of automatic contours in the brain',
    authors: 'R. Quintavalle, M. Delacourt-Finn, Y. Tanemori',
    publicationDate: '2024-09-03',
    publicationType: 'Journal article',
    publicationLink: buildExampleDoi('2024.004'),
    publicationSummary:
      'Overlap measures and dose can disagree: of 40 chiasm contours with a Dice coefficient below 0.6, 33 led to the same maximum dose within 1 Gy. We propose to report both.',
  },
  {
    title: 'Membership inference against medical image segmentation',
    authors: 'P. Ramanathan-Voss',
    publicationDate: '2024-06-25',
    publicationType: 'Conference paper',
    publicationLink: buildExampleDoi('2024.003'),
    publicationSummary:
      'Four attacks on segmentation models, from black box to full access to the weights. The strongest tells members from others in 54 % of cases; rare shapes are at higher risk.',
  },
  {
    title: 'Beat classification with the patient as their own reference',
    authors: 'L. Ferrándiz Mola, S. Oyelaran-Price, J. Wetterlind',
    publicationDate: '2024-04-16',
    publicationType: 'Journal article',
    publicationLink: buildExampleDoi('2024.002'),
    publicationSummary:
      'Comparing each beat with the normal beat of the same patient raises the area under the curve for ventricular beats to 0.97 (95 % CI 0.96–0.98); a threshold on QRS width reaches 0.85.',
  },
  {
    title: 'A data sheet for every data set',
    authors: 'A. Nwosu-Leith, J. Wetterlind, E. Vantongeren',
    publicationDate: '2024-01-23',
    publicationType: 'Technical report',
    publicationLink: buildExampleDoi('2024.001'),
    publicationSummary:
      'The form we fill in before a data set is used: who is in it, who is not, who agreed to what, and who may be asked. With twelve filled examples.',
  },
  {
    title: 'How patients understand ten-year risk: a qualitative study',
    authors: 'M. Arrizabalanga, A. Nwosu-Leith, E. Karadağlı',
    publicationDate: '2023-10-10',
    publicationType: 'Journal article',
    publicationLink: buildExampleDoi('2023.004'),
    publicationSummary:
      'Thirty-four patients were shown their risk as a percentage or as a hundred small figures. With the figures, 29 could explain afterwards what the number meant for them; with the percentage, 18 could.',
  },
  {
    title: 'Sixty gliomas, three readers, twice',
    authors: 'M. Delacourt-Finn, Y. Tanemori, L. Brandvold, C. Osterhaus',
    publicationDate: '2023-07-04',
    publicationType: 'Data set',
    publicationLink: buildExampleDoi('2023.003'),
    publicationSummary:
      'Three hundred and sixty contours of sixty examinations, for the study of disagreement between and within readers. Access on request to the data committee.',
  },
  {
    title: 'What the scanner adds: a travelling-volunteer study',
    authors: 'N. Haddaway, S. Aldarsson',
    publicationDate: '2023-05-23',
    publicationType: 'Journal article',
    publicationLink: buildExampleDoi('2023.002'),
    publicationSummary:
      'Volunteers who travelled between scanners show that cortical volume differs by up to 4.6 % between machines within one week. Harmonisation removes about two thirds of it.',
  },
  {
    title: 'Why we register analyses of prediction models before we run them',
    authors: 'E. Vantongeren, E. Karadağlı, T. Merrick-Hale',
    publicationDate: '2023-02-14',
    publicationType: 'Perspective',
    publicationLink: buildExampleDoi('2023.001'),
    publicationSummary:
      'Of 23 validation studies we began without a registered plan, nine changed their primary measure on the way. Since then, none of eleven registered ones has.',
  },
  {
    title: 'The ceiling of agreement in sleep scoring',
    authors: 'K. Asare-Whitlock, E. Karadağlı',
    publicationDate: '2022-11-29',
    publicationType: 'Review',
    publicationLink: buildExampleDoi('2022.003'),
    publicationSummary:
      'A review of 31 studies in which two or more people scored the same nights. Pooled kappa was 0.76 (95 % CI 0.72–0.80), lowest for stage N1. A model cannot be shown to be better than that without another reference.',
  },
  {
    title: 'Automatic quality control of brain MRI at acquisition',
    authors: 'Y. Tanemori, N. Haddaway, P. Achterberg',
    publicationDate: '2022-08-30',
    publicationType: 'Conference paper',
    publicationLink: buildExampleDoi('2022.002'),
    publicationSummary:
      'A classifier flags motion while the patient is still in the scanner. It found 88 % of examinations that were later repeated, at the price of flagging 6 % of good ones.',
  },
  {
    title: 'Software as a medical device: a field guide for research groups',
    authors: 'T. Merrick-Hale, J. Wetterlind',
    publicationDate: '2022-03-08',
    publicationType: 'Book chapter',
    publicationLink: buildExampleDoi('2022.001'),
    publicationSummary:
      'What to write down from the first day so that a research prototype can still become a product: intended use, risks, versions, and who decided what.',
  },
]
