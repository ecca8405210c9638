import type { ExamplePublication } from '../types.ts'
import { buildExampleDoi, buildExamplePublicationLinks } from './doi.ts'

export const examplePublicationsFrom2025: readonly ExamplePublication[] = [
  {
    title: 'Six hospitals, one model: federated segmentation in practice',
    authors: 'P. Ramanathan-Voss, M. D. Boone, Y. Tanemori, E. Vantongeren',
    publicationDate: '2026-10-06',
    publicationType: 'Journal article',
    publicationLink: buildExampleDoi('2026.006'),
    venue: 'Example Journal of Medical Imaging',
    volume: '12',
    issue: '4',
    pages: '301-318',
    keywords: ['federated learning', 'segmentation', 'privacy'],
    featured: true,
    links: buildExamplePublicationLinks(
      '2026.006',
      'pdf',
      'preprint',
      'code',
      'data',
      'model',
      'slides',
    ),
    versions: [
      {
        kind: 'Preprint',
        title: 'One model from six hospitals without moving a scan',
        venue: 'Example Preprint Server',
        publicationDate: '2026-02-03',
        doi: '10.5555/salus.2026.106',
        arxivId: '',
        url: buildExampleDoi('2026.106'),
      },
    ],
    publicationSummary:
      'Six hospitals with 1,440 scans trained one segmentation model in 120 rounds without moving a scan. On two outside hospitals it reached a Dice coefficient of 0.88 against 0.72 to 0.80 for single-site models. The best membership attack succeeded in 54 % of cases (95 % CI 51–57).',
  },
  {
    title: 'An open checker for implausible organ contours',
    authors: 'R. Quintavalle, J. Wetterlind',
    publicationDate: '2026-08-19',
    publicationType: 'Software',
    publicationLink: buildExampleDoi('2026.005'),
    keywords: ['radiotherapy', 'quality control'],
    links: buildExamplePublicationLinks('2026.005', 'code', 'poster', 'page'),
    publicationSummary:
      'A small tool that compares volume, symmetry and landmark distances of contours with 900 accepted ones. In 200 consecutive cases it stopped 17, of which 14 were real mistakes; two mistakes passed unnoticed.',
  },
  {
    title: 'Reading time of ambulatory ECG with and without sorting: a randomised crossover study',
    authors: 'S. Oyelaran-Price, L. Ferrándiz Mola, T. Merrick-Hale',
    publicationDate: '2026-07-21',
    publicationType: 'Journal article',
    publicationLink: buildExampleDoi('2026.004'),
    venue: 'Example Journal of Cardiac Signals',
    volume: '8',
    issue: '2',
    pages: '77-90',
    keywords: ['ECG', 'arrhythmia', 'reading time'],
    links: buildExamplePublicationLinks('2026.004', 'pdf', 'registration', 'video'),
    publicationSummary:
      'Eight cardiologists read 96 seven-day recordings in random order with and without sorted beats. Median reading time fell from 38 to 10 minutes (difference 27, 95 % CI 22–33). Two relevant findings were missed with sorting and three without; the study was not powered for safety.',
  },
  {
    title: 'One model for nineteen, eight and four electrodes',
    authors: 'M. Torabian, H. S. Bainsford',
    publicationDate: '2026-05-12',
    publicationType: 'Preprint',
    publicationLink: buildExampleDoi('2026.003'),
    publicationSummary:
      'A model that treats electrodes as a set of any size is trained once and used with any montage. At one false alarm a day it finds 90 % of seizures with nineteen electrodes, 83 % with eight and 68 % with four.',
  },
  {
    title: 'Contours with a coverage guarantee',
    authors: 'S. Aldarsson, Y. Tanemori, E. Vantongeren',
    publicationDate: '2026-03-24',
    publicationType: 'Conference paper',
    publicationLink: buildExampleDoi('2026.002'),
    publicationSummary:
      'Conformal prediction yields an inner and an outer contour between which the expert contour lies in at least 90 % of patients. Empirical coverage was 91.2 % in 214 patients; the median distance between the two contours was 3.1 mm.',
  },
  {
    title: 'Two electrodes, five stages: sleep scoring at home',
    authors: 'K. Asare-Whitlock, M. Torabian, E. Karadağlı',
    publicationDate: '2026-02-10',
    publicationType: 'Journal article',
    publicationLink: buildExampleDoi('2026.001'),
    venue: 'Example Journal of Sleep',
    volume: '31',
    pages: '12-25',
    keywords: ['sleep', 'EEG', 'home recording'],
    publicationSummary:
      'In 212 nights with parallel polysomnography, a model that uses two forehead electrodes agreed with two technologists at a kappa of 0.80 (95 % CI 0.78–0.81); the technologists agreed at 0.82. Stage N1 was recognised in 54 % of epochs.',
  },
  {
    title: 'Transfer from adult to paediatric brain tumours',
    authors: 'C. Eze-Rowan, Y. Tanemori, M. D. Boone',
    publicationDate: '2025-11-18',
    publicationType: 'Conference paper',
    publicationLink: buildExampleDoi('2025.006'),
    publicationSummary:
      'Pre-training on adults and fine-tuning on 42 children gives a Dice coefficient of 0.81 (95 % CI 0.76–0.85) for the whole tumour; training on the children alone gives 0.68.',
  },
  {
    title: 'The hidden labour of federated learning',
    authors: 'M. D. Boone, J. Wetterlind',
    publicationDate: '2025-09-30',
    publicationType: 'Perspective',
    publicationLink: buildExampleDoi('2025.005'),
    publicationSummary:
      'A diary of 300 working hours at six sites. Certificates, drivers and differences between time zones took more time than everything that is usually written about.',
  },
  {
    title: 'Recalibrating a cardiovascular risk score in rural primary care',
    authors: 'E. Karadağlı, M. Arrizabalanga, E. Vantongeren',
    publicationDate: '2025-08-05',
    publicationType: 'Journal article',
    publicationLink: buildExampleDoi('2025.004'),
    publicationSummary:
      'A score that overstated ten-year risk by a third (observed to expected events 0.74) was brought to 0.99 (95 % CI 0.92–1.06) by refitting two parameters. Discrimination did not change (C-statistic 0.76).',
  },
  {
    title: 'Learning from disagreement: uncertainty-weighted segmentation of glioma',
    authors: 'Y. Tanemori, S. Aldarsson, M. Delacourt-Finn, E. Vantongeren',
    publicationDate: '2025-06-17',
    publicationType: 'Journal article',
    publicationLink: buildExampleDoi('2025.003'),
    publicationSummary:
      'Training on the contours of several readers, with less weight where they disagree, raised the median Dice coefficient for enhancing tumour from 0.79 to 0.83. Lesions below 1 ml were still missed in 7 of 46 cases.',
  },
  {
    title: 'Context lowers false alarms in seizure detection',
    authors: 'H. S. Bainsford, M. Torabian, I. Solheimsdal',
    publicationDate: '2025-04-02',
    publicationType: 'Journal article',
    publicationLink: buildExampleDoi('2025.002'),
    publicationSummary:
      'Ten minutes of context raised the share of seizures found at one false alarm a day from 49 % to 90 % (95 % CI 85–93) in 118 patients. Focal seizures without movement remained harder (81 %).',
  },
  {
    title: 'Repeatability of brain-age estimates',
    authors: 'N. Haddaway, E. Karadağlı, E. Vantongeren',
    publicationDate: '2025-01-28',
    publicationType: 'Journal article',
    publicationLink: buildExampleDoi('2025.001'),
    publicationSummary:
      'Twenty-six volunteers were scanned four times. The standard deviation of the difference between two estimates was 1.3 years on one scanner and 2.9 years between scanners, 1.9 after harmonisation.',
  },
]
