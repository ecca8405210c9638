import { exampleCategories } from './example-categories.ts'
import { exampleGrants } from './example-grants.ts'
import { exampleLatestPosts } from './example-posts.ts'
import { examplePartners } from './partners.ts'
import { exampleClinicalPeople } from './people/clinical.ts'
import { exampleEngineeringPeople } from './people/engineering.ts'
import { exampleImagingPeople } from './people/imaging.ts'
import { exampleLeadershipPeople } from './people/leaders.ts'
import { exampleSignalsPeople } from './people/signals.ts'
import { exampleArrhythmiaProject } from './projects/arrhythmia.ts'
import { exampleBrainAgeProject } from './projects/brain-age.ts'
import { exampleFederatedLearningProject } from './projects/federated.ts'
import { exampleGliomaProject } from './projects/glioma.ts'
import { examplePreventionProject } from './projects/prevention.ts'
import { exampleRadiotherapyProject } from './projects/radiotherapy.ts'
import { exampleSeizureProject } from './projects/seizure.ts'
import { exampleSleepProject } from './projects/sleep.ts'
import { examplePublicationsFrom2019 } from './publications/from-2019.ts'
import { examplePublicationsFrom2022 } from './publications/from-2022.ts'
import { examplePublicationsFrom2025 } from './publications/from-2025.ts'
import type {
  ExampleContent,
  ExamplePerson,
  ExampleProject,
  ExamplePublication,
  ExampleTeam,
} from './types.ts'

/** Appends a note that people or things in a text do not exist. */
const withNote = (text: string, note: string): string => `${text}\n\n*${note}*`

const markedPerson = (person: ExamplePerson): ExamplePerson => ({
  ...person,
  about: withNote(person.about, 'Example profile: this person is invented.'),
})

const markedProject = ({ sections, ...project }: ExampleProject): ExampleProject => ({
  ...project,
  sections: sections.map((section, index) =>
    index < sections.length - 1
      ? section
      : {
          ...section,
          content: withNote(
            section.content,
            'Example project: its people, institutions, data and results are invented.',
          ),
        },
  ),
})

const markedPublication = (publication: ExamplePublication): ExamplePublication => ({
  ...publication,
  publicationSummary: withNote(
    publication.publicationSummary,
    'Example entry: this publication does not exist.',
  ),
})

const teams: readonly ExampleTeam[] = [
  { name: 'Leadership', people: exampleLeadershipPeople },
  { name: 'Researchers - Imaging', people: exampleImagingPeople },
  { name: 'Researchers - Signals', people: exampleSignalsPeople },
  { name: 'Engineering', people: exampleEngineeringPeople },
  { name: 'Clinical partners', people: exampleClinicalPeople },
]

/** All example content in the order shown, marked as examples. */
export const exampleContent: ExampleContent = {
  categories: exampleCategories,
  teams: teams.map((team) => ({ ...team, people: team.people.map(markedPerson) })),
  projects: [
    exampleGliomaProject,
    exampleSeizureProject,
    exampleArrhythmiaProject,
    exampleFederatedLearningProject,
    exampleBrainAgeProject,
    exampleRadiotherapyProject,
    exampleSleepProject,
    examplePreventionProject,
  ].map(markedProject),
  publications: [
    ...examplePublicationsFrom2025,
    ...examplePublicationsFrom2022,
    ...examplePublicationsFrom2019,
  ].map(markedPublication),
  grants: exampleGrants,
  latestPosts: exampleLatestPosts,
  partners: examplePartners,
}
