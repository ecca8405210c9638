import type { ExamplePublication } from '../types.ts'
import { buildExampleDoi } from './doi.ts'

export const examplePublicationsFrom2019: readonly ExamplePublication[] = [
  {
    title: 'Loose electrodes look like arrhythmia',
    authors: 'L. Ferrándiz Mola, S. Oyelaran-Price',
    publicationDate: '2021-09-14',
    publicationType: 'Conference paper',
    publicationLink: buildExampleDoi('2021.002'),
    publicationSummary:
      'Of 412 episodes that a model called arrhythmia and no cardiologist had reported, 371 were poor contact. A measure of signal quality computed first removes most of them.',
  },
  {
    title: 'False alarms in epilepsy monitoring: an audit of 5,000 hours',
    authors: 'I. Solheimsdal, H. S. Bainsford, R. Tveitane',
    publicationDate: '2021-03-16',
    publicationType: 'Journal article',
    publicationLink: buildExampleDoi('2021.001'),
    publicationSummary:
      'A commercial detector raised 11.4 alarms a day, of which 0.6 were seizures. Chewing, electrode failure and physiotherapy explained 70 % of the rest.',
  },
  {
    title: 'Statistical methods for repeated contours',
    authors: 'E. Vantongeren, W. Haselbrook',
    publicationDate: '2020-10-20',
    publicationType: 'Journal article',
    publicationLink: buildExampleDoi('2020.002'),
    publicationSummary:
      'A mixed model separates what readers, sessions and patients contribute to the variance of a contour’s volume, with code and a worked example.',
  },
  {
    title: 'A predicted ten per cent should mean one in ten',
    authors: 'E. Vantongeren, E. Karadağlı',
    publicationDate: '2020-04-07',
    publicationType: 'Journal article',
    publicationLink: buildExampleDoi('2020.001'),
    publicationSummary:
      'Of 118 published risk models, 37 reported calibration in new data. An introduction for clinicians to what calibration is and how to read it.',
  },
  {
    title: 'Dose prediction from anatomy alone',
    authors: 'R. Quintavalle',
    publicationDate: '2019-11-05',
    publicationType: 'Doctoral thesis',
    publicationLink: buildExampleDoi('2019.002'),
    publicationSummary:
      'Can one tell from the outlines of target and organs what dose a good planner will reach? To within 2.3 Gy on average, for plans of one department.',
  },
  {
    title: 'Validation in another hospital: a survey of prediction models in neurology',
    authors: 'E. Vantongeren, T. Merrick-Hale, W. Haselbrook',
    publicationDate: '2019-05-21',
    publicationType: 'Review',
    publicationLink: buildExampleDoi('2019.001'),
    publicationSummary:
      'Of 204 models published in five years, 41 were tested in a hospital other than the one they were built in. In those, the area under the curve was lower by 0.08 on average.',
  },
]
