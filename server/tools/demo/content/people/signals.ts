import { md } from '../markdown.ts'
import { buildExampleProfileLinks, type ExamplePerson } from '../types.ts'

export const exampleSignalsPeople: readonly ExamplePerson[] = [
  {
    key: 'bainsford',
    name: 'Dr Harjit Singh Bainsford',
    email: 'harjit.bainsford@salus.example',
    designation: 'Senior Research Fellow, Electroencephalography',
    qualifications: 'PhD in Signal Processing',
    AreaofInterest: 'Seizure detection, wearable EEG, alarm design',
    picture: 'portrait-05',
    otherNames: ['Bainsford, H. S.', 'H. Bainsford'],
    positions: [
      { title: 'Senior Research Fellow', team: 'Signals', from: '2023-01', until: '' },
      { title: 'Research Fellow', team: 'Signals', from: '2018-09', until: '2022-12' },
    ],
    socialLinks: buildExampleProfileLinks(
      'harjit-bainsford',
      'google-scholar',
      'orcid',
      'researchgate',
      'linkedin',
    ),
    about: md`
      Harjit designs detectors for long recordings, where a method that is right 99.9 % of the time still wakes the ward every hour. He counts false alarms per day before he counts anything else.
    `,
  },
  {
    key: 'ferrandiz',
    name: 'Dr Lucía Ferrándiz Mola',
    email: 'lucia.ferrandiz@salus.example',
    designation: 'Research Fellow, Cardiac Signals',
    qualifications: 'PhD in Biomedical Engineering',
    AreaofInterest: 'Arrhythmia, ambulatory ECG, signal quality',
    picture: 'portrait-10',
    socialLinks: buildExampleProfileLinks('lucia-ferrandiz', 'linkedin', 'google-scholar', 'orcid'),
    about: md`
      Lucía’s models read a week of ECG and hand a cardiologist the two hundred beats worth a look. Her favourite result is negative: most “new” arrhythmias in her first data set were loose electrodes.
    `,
  },
  {
    key: 'asare',
    name: 'Dr Kwabena Asare-Whitlock',
    email: 'kwabena.asare-whitlock@salus.example',
    designation: 'Research Fellow, Sleep',
    qualifications: 'PhD in Psychology, registered polysomnographic technologist',
    AreaofInterest: 'Sleep staging, home recording, agreement between scorers',
    picture: 'portrait-17',
    socialLinks: buildExampleProfileLinks(
      'kwabena-asare-whitlock',
      'twitter',
      'researchgate',
      'orcid',
    ),
    about: md`
      Kwabena scored some 3,000 nights by hand before he taught a model to do it. He knows which thirty seconds two experts will argue about, and wants the model to know it too.
    `,
  },
  {
    key: 'torabian',
    name: 'Mina Torabian',
    email: 'mina.torabian@salus.example',
    designation: 'Doctoral Researcher',
    qualifications: 'MSc in Electrical Engineering',
    AreaofInterest: 'Self-supervised EEG models, transfer between montages',
    socialLinks: buildExampleProfileLinks('mina-torabian', 'linkedin', 'google-scholar'),
    pronouns: 'she/her',
    positions: [
      { title: 'Doctoral Researcher', team: 'Signals', from: '2021-10', until: '2025-06' },
      { title: 'Student Assistant', team: 'Signals', from: '2019', until: '2021' },
    ],
    nextPosition: 'Postdoctoral fellow, Fjordholm Institute of Neurology',
    about: md`
      Mina trains models that accept whatever electrodes a patient happens to wear: nineteen on the ward, four at home, two behind the ears.
    `,
  },
  {
    key: 'karadagli',
    name: 'Elif Karadağlı',
    email: 'elif.karadagli@salus.example',
    designation: 'Biostatistician, Prediction and Risk',
    qualifications: 'MSc in Biostatistics, chartered statistician',
    AreaofInterest: 'Calibration, decision curves, competing risks',
    picture: 'portrait-20',
    socialLinks: buildExampleProfileLinks('elif-karadagli', 'orcid', 'google-scholar'),
    about: md`
      Elif joins every project at the protocol, not at the analysis. She insists on three numbers for each model:

      1. how well it ranks patients,
      2. whether a predicted 10 % means one in ten,
      3. what a physician gains by using it.
    `,
  },
]
