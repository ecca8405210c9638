import { md } from '../markdown.ts'
import type { ExampleProject } from '../types.ts'

export const exampleRadiotherapyProject: ExampleProject = {
  key: 'radiotherapy',
  category: 'oncology',
  title: 'Faster radiotherapy planning, measured in dose',
  picture: 'banner-radiotherapy',
  shortDesc: md`
    Before a brain tumour can be irradiated, someone outlines the target and some fifteen organs at risk by hand. A model that draws them first reduced the median contouring time from 41 to 9 minutes per patient in a study with 64 plans, and the dose to the brain stem and the optic chiasm stayed within one gray of the plan made by hand.
  `,
  content: md`
    A contour in radiotherapy is not an end in itself: a plan is computed from it, and a patient receives that plan. We therefore judge a contouring model by the dose it leads to.

    ## Scope

    1. Organs at risk on planning CT with registered MRI: brain stem, chiasm, optic nerves, eyes, lenses, cochleae, hippocampi, pituitary.
    2. A first estimate of the dose distribution for 60 Gy in 30 fractions.
    3. A check that stops the process when a contour is implausible.

    The **target volume is not drawn by the model**. It stays with the radiation oncologist.
  `,
  references: [
    'Quintavalle R, Delacourt-Finn M, Tanemori Y. Dose-aware evaluation of automatic contours in the brain. 2024. https://doi.org/10.5555/salus.2024.004',
    'Quintavalle R, Wetterlind J. An open checker for implausible organ contours. 2026. https://doi.org/10.5555/salus.2026.005',
  ],
  grant: 'Havenmoor University Hospital, innovation fund HIF-31 (example)',
  contributors: ['quintavalle', 'delacourt', 'tanemori', 'wetterlind'],
  sections: [
    {
      name: 'What limits the dose',
      content: md`
        Tissue next to the target has a tolerance, and the plan is a negotiation with it. The limits we plan to, for conventional fractionation:

        | Structure | Planning limit |
        |---|---|
        | Brain stem | $D_{0.03\,\mathrm{cc}} \le 54$ Gy, small volumes up to 59 Gy |
        | Optic chiasm, optic nerves | $D_{0.03\,\mathrm{cc}} \le 55$ Gy |
        | Cochlea | mean dose $\le 45$ Gy |
        | Lens | $D_{0.03\,\mathrm{cc}} \le 10$ Gy |

        A chiasm outlined two millimetres too small can be pushed over its limit in a plan that looks perfect on paper.
      `,
    },
    {
      name: 'Contours judged by their consequences',
      content: md`
        For 64 patients we computed two plans with identical objectives: one from contours by hand, one from the model’s contours after correction. Both were then evaluated **on the contours by hand**.

        - Brain stem, $D_{0.03\,\mathrm{cc}}$: mean difference 0.3 Gy (95 % limits of agreement −0.9 to 1.5 Gy).
        - Optic chiasm, $D_{0.03\,\mathrm{cc}}$: mean difference 0.2 Gy (−0.8 to 1.2 Gy).
        - Target coverage $V_{95\,\%}$: 98.1 % and 98.0 %.

        The histogram shows one such plan; the target in it is synthetic.
      `,
      pictures: [
        {
          name: 'figure-radiotherapy-1',
          alt: 'Dose-volume histogram: the target receives nearly the full dose, the brain stem and the optic chiasm stay below their limits; example data.',
        },
      ],
    },
    {
      name: 'Limits and next steps',
      content: md`
        Postoperative cavities change the anatomy more than the training data show; there the checker stops one plan in six, and rightly so. All 64 plans come from one planning system and one department.

        In 2027 a second hospital joins with another system. Only then can we say whether the minutes saved survive a change of habits.
      `,
    },
  ],
  milestones: [
    {
      title: 'Retrospective plan comparison',
      description: '64 patients, two plans each, evaluated on contours by hand.',
      dueDate: '2026-05-29',
      status: 'Completed',
    },
    {
      title: 'Second planning system connected',
      description: 'Export and import of contours checked on phantom data.',
      dueDate: '2026-11-30',
      status: 'Delayed',
    },
    {
      title: 'Timing study at a second hospital',
      description: 'Stop-watch study with six planners.',
      dueDate: '2027-06-30',
      status: 'Planned',
    },
  ],
  progress: [
    {
      date: '2025-08-14',
      description: md`
        **The checker is in use.** Volume, symmetry and distance to landmarks are compared with 900 accepted contours. In the first 200 cases it stopped 17; 14 of them were real mistakes.
      `,
      contributors: ['quintavalle', 'wetterlind'],
    },
    {
      date: '2026-03-05',
      description: md`
        **Timing study, first department.** Median time per patient 41 minutes by hand and 9 minutes when the model draws first (difference 31 minutes, 95 % CI 27–35). The slowest corrected case took 21 minutes.
      `,
      contributors: ['quintavalle', 'delacourt'],
      pictures: ['figure-radiotherapy-2'],
    },
    {
      date: '2026-09-03',
      description: md`
        **Dose estimate before planning.** A voxel-wise prediction now tells within a mean absolute error of 1.6 Gy what a planner is likely to achieve, which helps to decide when to stop optimising.
      `,
      contributors: ['quintavalle', 'tanemori'],
      pictures: ['figure-radiotherapy-1', 'post-4'],
    },
  ],
}
