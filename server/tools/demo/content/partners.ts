import type { ExamplePartner } from './types.ts'

/** Invented partner institutions. Logos without a name are labelled by the host of their link. */
export const examplePartners: readonly ExamplePartner[] = [
  { link: 'https://havenmoor-university-hospital.example', picture: 'partner-01' },
  { link: 'https://institut-calviere.example', picture: 'partner-02' },
  { link: 'https://aldergate-heart-centre.example', picture: 'partner-03' },
  { link: 'https://fjordholm-institute-of-neurology.example', picture: 'partner-04' },
  { link: 'https://universidad-de-valdeluz.example', picture: 'partner-05' },
  { link: 'https://marrowind-health-trust.example', picture: 'partner-06' },
  { link: 'https://lindqvist-vale-foundation.example', picture: 'partner-07' },
  { link: 'https://st-brannoc-childrens-hospital.example', picture: 'partner-08' },
  { link: 'https://kestrelmark-bioinformatics.example', picture: 'partner-09' },
  { link: 'https://polytechnikum-rauental.example', picture: 'partner-10' },
]
