import { md } from '../markdown.ts'
import { buildExampleProfileLinks, type ExamplePerson } from '../types.ts'

export const exampleClinicalPeople: readonly ExamplePerson[] = [
  {
    key: 'delacourt',
    name: 'Prof. Margaux Delacourt-Finn',
    email: 'm.delacourt-finn@havenmoor-university-hospital.example',
    designation: 'Consultant Neuro-oncologist, Havenmoor University Hospital',
    qualifications: 'MD, PhD, board certified in radiation oncology and palliative medicine',
    AreaofInterest: 'Glioma, radiotherapy, outcomes that matter to patients',
    picture: 'portrait-08',
    socialLinks: buildExampleProfileLinks(
      'margaux-delacourt-finn',
      'linkedin',
      'orcid',
      'researchgate',
    ),
    about: md`
      Margaux treats adults with glioma and co-leads our two oncology projects. She decides which questions are worth a model: those whose answer would change what she does on Monday.
    `,
  },
  {
    key: 'oyelaran',
    name: 'Dr Samuel Oyelaran-Price',
    email: 's.oyelaran-price@aldergate-heart-centre.example',
    designation: 'Consultant Cardiologist, Aldergate Heart Centre',
    qualifications: 'MBChB, MD, FRCP',
    AreaofInterest: 'Electrophysiology, ambulatory monitoring',
    picture: 'portrait-13',
    socialLinks: buildExampleProfileLinks('samuel-oyelaran-price', 'twitter', 'linkedin'),
    about: md`
      Samuel reports about two thousand ambulatory ECGs a year and annotated the beats on which our arrhythmia model is judged, each of them twice, with eight weeks between the readings.
    `,
  },
  {
    key: 'solheimsdal',
    name: 'Dr Ingrid Solheimsdal',
    email: 'i.solheimsdal@fjordholm-institute-of-neurology.example',
    designation: 'Epileptologist, Fjordholm Institute of Neurology',
    qualifications: 'MD, PhD in Clinical Neurophysiology',
    AreaofInterest: 'Epilepsy monitoring, seizures during sleep',
    picture: 'portrait-01',
    socialLinks: buildExampleProfileLinks(
      'ingrid-solheimsdal',
      'orcid',
      'google-scholar',
      'researchgate',
    ),
    about: md`
      Ingrid heads the monitoring unit whose recordings our detector was tested on. She asked for an alarm that a night nurse would still trust after a month.
    `,
  },
  {
    key: 'arrizabalanga',
    name: 'Dr Mateo Arrizabalanga',
    email: 'm.arrizabalanga@marrowind-health-trust.example',
    designation: 'General Practitioner and Public Health Lead, Marrowind Health Trust',
    qualifications: 'MD, MPH',
    AreaofInterest: 'Cardiovascular prevention, shared decisions, rural practice',
    picture: 'portrait-15',
    socialLinks: buildExampleProfileLinks('mateo-arrizabalanga', 'twitter', 'linkedin', 'orcid'),
    about: md`
      Mateo’s practice serves 6,400 people in eleven villages. He tests our risk estimates where they will be used: in a ten-minute appointment, with a patient who would rather talk about their knee.
    `,
  },
]
