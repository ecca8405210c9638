import { md } from '../markdown.ts'
import { buildExampleProfileLinks, type ExamplePerson } from '../types.ts'

export const exampleEngineeringPeople: readonly ExamplePerson[] = [
  {
    key: 'wetterlind',
    name: 'Jonas Wetterlind',
    email: 'jonas.wetterlind@salus.example',
    designation: 'Principal Research Software Engineer',
    qualifications: 'MSc in Computer Science',
    AreaofInterest: 'Reproducible pipelines, numerical software, testing',
    picture: 'portrait-09',
    socialLinks: buildExampleProfileLinks('jonas-wetterlind', 'linkedin', 'orcid'),
    about: md`
      Jonas keeps every published result re-runnable: one command, one container, the same number to the last digit that means anything. He has been writing scientific software since 1994.
    `,
  },
  {
    key: 'boone',
    name: 'Malik Demarchelier-Boone',
    email: 'malik.boone@salus.example',
    designation: 'Machine Learning Platform Engineer',
    qualifications: 'MSc in Artificial Intelligence',
    AreaofInterest: 'Training infrastructure, monitoring of models in use',
    picture: 'portrait-07',
    socialLinks: buildExampleProfileLinks(
      'malik-boone',
      'twitter',
      'linkedin',
      'google-scholar',
      'researchgate',
    ),
    positions: [
      { title: 'Platform Engineer', team: 'Engineering', from: '2021-03', until: '2025-03' },
    ],
    nextPosition: 'Head of platforms, Aldergate Heart Centre',
    about: md`
      Malik runs training on site at six hospitals, mostly on hardware that was bought for something else. His monitors notice within a day when a scanner’s software has been updated.
    `,
  },
  {
    key: 'ramanathan',
    name: 'Priya Ramanathan-Voss',
    email: 'priya.ramanathan-voss@salus.example',
    designation: 'Privacy and Data Engineer',
    qualifications: 'PhD in Cryptography',
    AreaofInterest: 'Secure aggregation, differential privacy, de-identification',
    picture: 'portrait-18',
    socialLinks: buildExampleProfileLinks('priya-ramanathan-voss', 'orcid'),
    about: md`
      Priya attacks our own models before anyone else does: she tries to tell from the weights alone whether a given scan was in the training set, and publishes how often she succeeds.
    `,
  },
]
