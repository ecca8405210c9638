import { exampleCategories } from './example-categories.ts'
import { exampleGrants } from './example-grants.ts'
import { exampleLatestPosts } from './example-posts.ts'
import { examplePartners } from './partners.ts'
import { clinicalPeople } from './people/clinical.ts'
import { engineeringPeople } from './people/engineering.ts'
import { imagingPeople } from './people/imaging.ts'
import { leadershipPeople } from './people/leaders.ts'
import { signalsPeople } from './people/signals.ts'
import { arrhythmiaProject } from './projects/arrhythmia.ts'
import { brainAgeProject } from './projects/brain-age.ts'
import { federatedProject } from './projects/federated.ts'
import { gliomaProject } from './projects/glioma.ts'
import { preventionProject } from './projects/prevention.ts'
import { radiotherapyProject } from './projects/radiotherapy.ts'
import { seizureProject } from './projects/seizure.ts'
import { sleepProject } from './projects/sleep.ts'
import { publicationsFrom2019 } from './publications/from-2019.ts'
import { publicationsFrom2022 } from './publications/from-2022.ts'
import { publicationsFrom2025 } from './publications/from-2025.ts'
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
  { name: 'Leadership', people: leadershipPeople },
  { name: 'Researchers - Imaging', people: imagingPeople },
  { name: 'Researchers - Signals', people: signalsPeople },
  { name: 'Engineering', people: engineeringPeople },
  { name: 'Clinical partners', people: clinicalPeople },
]

/** All example content in the order shown, marked as examples. */
export const exampleContent: ExampleContent = {
  categories: exampleCategories,
  teams: teams.map((team) => ({ ...team, people: team.people.map(markedPerson) })),
  projects: [
    gliomaProject,
    seizureProject,
    arrhythmiaProject,
    federatedProject,
    brainAgeProject,
    radiotherapyProject,
    sleepProject,
    preventionProject,
  ].map(markedProject),
  publications: [...publicationsFrom2025, ...publicationsFrom2022, ...publicationsFrom2019].map(
    markedPublication,
  ),
  grants: exampleGrants,
  latestPosts: exampleLatestPosts,
  partners: examplePartners,
}
