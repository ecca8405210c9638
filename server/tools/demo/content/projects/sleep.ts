import { md } from '../markdown.ts'
import type { ExampleProject } from '../types.ts'

export const exampleSleepProject: ExampleProject = {
  key: 'sleep',
  category: 'sleep',
  title: 'Sleep staging at home with two electrodes',
  picture: 'banner-sleep',
  shortDesc: md`
    A night in the sleep laboratory takes twenty sensors, a technologist and a patient who sleeps badly because of both. We score sleep from two forehead electrodes that people put on themselves at home. Over 212 nights the agreement with two technologists was a Cohen’s kappa of 0.80, close to the 0.82 between the technologists.
  `,
  content: md`
    Sleep is scored in epochs of thirty seconds as wake, REM, N1, N2 or N3. Two trained people agree on about five epochs in six. A model cannot be *right* beyond that; it can only agree with one of them more.

    ## Questions

    1. How many training nights are enough?
    2. What is lost when twenty sensors become two?
    3. Can the model say which epochs a person should look at?
  `,
  references: [
    'Asare-Whitlock K, Torabian M, Karadağlı E. Two electrodes, five stages: sleep scoring at home. 2026. https://doi.org/10.5555/salus.2026.001',
    'Asare-Whitlock K, Karadağlı E. The ceiling of agreement in sleep scoring. 2022. https://doi.org/10.5555/salus.2022.003',
  ],
  grant: 'Universidad de Valdeluz, collaborative grant CG-19-2025 (example)',
  responsibleAi: {
    intendedUse:
      'Scoring nights of adults at home for research. It does not replace a diagnosis of a sleep disorder.',
    researchUseOnly: true,
    ethicsApproval: 'Example Ethics Committee, 2025-019.',
    trialRegistrations: ['ISRCTN00000000'],
    dataStatement:
      'Volunteers agreed in writing to the recording and to sharing their signals without names.',
    dataAndModels: [],
    knownLimits: 'Children, people with epilepsy, and nights with less than four hours of signal.',
  },
  contributors: ['asare', 'torabian', 'karadagli', 'boone'],
  sections: [
    {
      name: 'One night',
      content: md`
        Volunteers record at home with a headband, two electrodes and a reference behind the ear. The model receives the raw signal at 100 Hz and scores each epoch with its neighbours in view, five minutes to each side. The hypnogram shows a synthetic night with five cycles.
      `,
      pictures: [
        {
          name: 'figure-sleep-1',
          alt: 'Hypnogram of one night with five sleep cycles, scored by the model; synthetic recording.',
        },
      ],
    },
    {
      name: 'Agreement, stage by stage',
      content: md`
        212 nights of 106 people, scored by two technologists with full polysomnography recorded at the same time:

        | Stage | Recognised | Most often taken for |
        |---|---|---|
        | Wake | 91 % | N1 |
        | REM | 89 % | N1 |
        | N1 | 54 % | N2 |
        | N2 | 86 % | N1, N3 |
        | N3 | 88 % | N2 |

        Overall kappa is **0.80** (95 % CI 0.78–0.81, bootstrapped over people). Stage N1 is hard for people too: the technologists agreed on 58 % of it.
      `,
      pictures: [
        {
          name: 'figure-sleep-2',
          alt: 'Confusion matrix of five sleep stages; most confusion lies between light sleep and its neighbours; example data.',
        },
      ],
    },
    {
      name: 'Asking for help',
      content: md`
        Each epoch comes with a probability. When a technologist looks only at the 8 % of epochs with the lowest, about four minutes of work per night, kappa rises to 0.84. Random epochs of the same number raise it by less than 0.01.
      `,
    },
    {
      name: 'Conclusion and next steps',
      content: md`
        For counting hours and cycles at home, two electrodes are enough. For diagnosing narcolepsy or REM sleep behaviour disorder they are not: the muscle channels are missing, and the model has never seen either condition.

        Next we add people over 70 and people with sleep apnoea, whose nights break up in ways our training data do not contain.
      `,
    },
  ],
  milestones: [
    {
      title: 'Home study with parallel polysomnography',
      description: '106 people, two nights each.',
      dueDate: '2026-01-30',
      status: 'Completed',
    },
    {
      title: 'Scoring tool for technologists',
      description: 'Shows the least certain epochs first.',
      dueDate: '2026-11-20',
      status: 'In progress',
    },
    {
      title: 'Nights with sleep apnoea',
      description: '80 patients of the Valdeluz sleep clinic.',
      dueDate: '2027-05-31',
      status: 'Planned',
    },
  ],
  progress: [
    {
      date: '2025-06-03',
      description: md`
        **How many nights are enough?** Agreement rises steeply to about 150 training nights and levels off near 0.8 after 300. More of the same nights will not help; different ones may.
      `,
      contributors: ['asare', 'torabian'],
      pictures: ['figure-sleep-3'],
    },
    {
      date: '2026-01-08',
      description: md`
        **Loose electrodes.** In 11 % of home nights one electrode came off. The model now notices within two epochs and leaves the rest unscored instead of guessing N2.
      `,
      contributors: ['torabian', 'boone'],
      pictures: ['post-6'],
    },
    {
      date: '2026-08-20',
      description: md`
        **Parallel recording scored.** Two technologists scored all 212 nights blind to each other and to the model; kappa between them is 0.82.
      `,
      contributors: ['asare', 'karadagli'],
      pictures: ['figure-sleep-2'],
    },
  ],
}
