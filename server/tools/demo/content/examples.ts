import { categories } from './example-categories.ts'
import { grants } from './example-grants.ts'
import { latestPosts } from './example-posts.ts'
import { partners } from './partners.ts'
import { clinical } from './people/clinical.ts'
import { engineering } from './people/engineering.ts'
import { imaging } from './people/imaging.ts'
import { leadership } from './people/leaders.ts'
import { signals } from './people/signals.ts'
import { arrhythmia } from './projects/arrhythmia.ts'
import { brainAge } from './projects/brain-age.ts'
import { federated } from './projects/federated.ts'
import { glioma } from './projects/glioma.ts'
import { prevention } from './projects/prevention.ts'
import { radiotherapy } from './projects/radiotherapy.ts'
import { seizure } from './projects/seizure.ts'
import { sleep } from './projects/sleep.ts'
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

/** Appends a note about the people or things in a text that do not exist. */
const marked = (text: string, note: string): string => `${text}\n\n*${note}*`

const markedPerson = (person: ExamplePerson): ExamplePerson => ({
  ...person,
  about: marked(person.about, 'Example profile: this person is invented.'),
})

const markedProject = ({ sections, ...project }: ExampleProject): ExampleProject => ({
  ...project,
  sections: sections.map((section, index) =>
    index < sections.length - 1
      ? section
      : {
          ...section,
          content: marked(
            section.content,
            'Example project: its people, institutions, data and results are invented.',
          ),
        },
  ),
})

const markedPublication = (publication: ExamplePublication): ExamplePublication => ({
  ...publication,
  publicationSummary: marked(
    publication.publicationSummary,
    'Example entry: this publication does not exist.',
  ),
})

const teams: readonly ExampleTeam[] = [
  { name: 'Leadership', people: leadership },
  { name: 'Researchers - Imaging', people: imaging },
  { name: 'Researchers - Signals', people: signals },
  { name: 'Engineering', people: engineering },
  { name: 'Clinical partners', people: clinical },
]

/** All example content in the order shown, marked as examples. */
export const examples: ExampleContent = {
  categories,
  teams: teams.map((team) => ({ ...team, people: team.people.map(markedPerson) })),
  projects: [glioma, seizure, arrhythmia, federated, brainAge, radiotherapy, sleep, prevention].map(
    markedProject,
  ),
  publications: [...publicationsFrom2025, ...publicationsFrom2022, ...publicationsFrom2019].map(
    markedPublication,
  ),
  grants,
  latestPosts,
  partners,
}
