import type { ExampleGrant } from './types.ts'

/** Grants whose numbers the example projects mention. */
export const exampleGrants: readonly ExampleGrant[] = [
  {
    name: 'Contours that say how sure they are (example)',
    funder: 'Lindqvist Vale Foundation',
    number: 'LVF-2024-117',
    from: '2024-04',
    until: '2028-03',
    amount: '€ 1,480,000',
    people: ['vantongeren', 'tanemori'],
    projects: ['glioma'],
  },
  {
    name: 'Seizures seen ten minutes ahead (example)',
    funder: 'Lindqvist Vale Foundation',
    number: 'LVF-2023-052',
    from: '2023-01',
    until: '2025-12',
    amount: '€ 620,000',
    people: ['bainsford', 'torabian'],
    projects: ['seizure'],
  },
  {
    name: 'Arrhythmia on the wrist (example)',
    funder: 'Aldergate Heart Centre',
    number: 'AHC-2024-3',
    from: '2024-09',
    until: '',
    amount: '',
    people: ['ferrandiz', 'merrick'],
    projects: ['arrhythmia'],
  },
]
