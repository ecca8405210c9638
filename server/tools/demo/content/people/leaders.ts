import { md } from '../markdown.ts'
import { buildExampleProfileLinks, type ExamplePerson } from '../types.ts'

export const exampleLeadershipPeople: readonly ExamplePerson[] = [
  {
    key: 'vantongeren',
    name: 'Prof. Eleanor Vantongeren',
    email: 'eleanor.vantongeren@salus.example',
    designation: 'Director and Professor of Biomedical Data Science',
    qualifications: 'MD, PhD in Medical Statistics, Fellow of the Rauental Academy of Sciences',
    AreaofInterest: 'Prognostic models, validation across hospitals, reporting standards',
    picture: 'portrait-14',
    socialLinks: buildExampleProfileLinks(
      'eleanor-vantongeren',
      'google-scholar',
      'orcid',
      'linkedin',
      'researchgate',
      'twitter',
    ),
    pronouns: 'she/her',
    positions: [
      { title: 'Director', team: 'Leadership', from: '2019', until: '' },
      { title: 'Reader in Medical Statistics', team: '', from: '2014-09', until: '2018' },
    ],
    about: md`
      Eleanor trained as a physician, left the ward for statistics, and has spent twenty years on one question: **when may a prediction be used for the next patient?** She founded the group in 2018.

      She chairs the internal review in which every model is tested against data from a hospital that had no part in building it. About one model in three does not get through.
    `,
  },
  {
    key: 'merrick',
    name: 'Dr Tobias Merrick-Hale',
    email: 'tobias.merrick-hale@salus.example',
    designation: 'Deputy Director, Clinical Translation',
    qualifications: 'MBBS, MRCP, MSc Health Technology Assessment',
    AreaofInterest: 'Clinical studies of software, medical device regulation, human factors',
    picture: 'portrait-19',
    socialLinks: buildExampleProfileLinks('tobias-merrick-hale', 'linkedin', 'orcid'),
    about: md`
      Tobias worked for eleven years in acute medicine before he turned to the step that most research software never takes: into a clinic, under study conditions, with a plan for switching it off.

      He runs the group’s prospective studies and its regulatory file.
    `,
  },
  {
    key: 'nwosu',
    name: 'Dr Amara Nwosu-Leith',
    email: 'amara.nwosu-leith@salus.example',
    designation: 'Head of Research Operations and Ethics',
    qualifications: 'PhD in Bioethics, LLM',
    AreaofInterest: 'Data governance, consent, fairness audits',
    picture: 'portrait-03',
    socialLinks: buildExampleProfileLinks('amara-nwosu-leith', 'twitter', 'linkedin', 'orcid'),
    about: md`
      Amara negotiates the agreements under which hospitals work with us and leads the patient panel that reads every study protocol first. Her audits compare error rates by age, sex and site:

      - before a model leaves the laboratory,
      - once a year while it is in use,
      - whenever a site changes its scanner or its recorder.
    `,
  },
]
