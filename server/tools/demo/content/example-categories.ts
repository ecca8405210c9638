import type { ExampleCategory } from './types.ts'

export const exampleCategories: readonly ExampleCategory[] = [
  {
    key: 'oncology',
    name: 'Neuro-oncology',
    description:
      'Brain tumours, from the first scan to the last fraction of radiotherapy: finding them, drawing their borders, and sparing what lies next to them.',
  },
  {
    key: 'neurology',
    name: 'Brain health',
    description:
      'What structural MRI and EEG tell about a brain as it ages or falls ill, and how certain one can be about a single person.',
  },
  {
    key: 'cardiology',
    name: 'Heart rhythm',
    description:
      'Reading long ECG recordings beat by beat, so that a cardiologist looks at the minutes that matter.',
  },
  {
    key: 'sleep',
    name: 'Sleep medicine',
    description:
      'Scoring nights that were recorded at home with few electrodes, and saying where the score cannot be trusted.',
  },
  {
    key: 'prevention',
    name: 'Preventive care',
    description:
      'Estimating risk early enough to act on it, in numbers that mean the same to a patient and to a physician.',
  },
  {
    key: 'data',
    name: 'Learning without sharing',
    description:
      'Training models across hospitals while every record stays where it was taken, with a budget for what may leak.',
  },
]
