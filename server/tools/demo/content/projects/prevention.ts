import { md } from '../markdown.ts'
import type { ExampleProject } from '../types.ts'

export const examplePreventionProject: ExampleProject = {
  key: 'prevention',
  category: 'prevention',
  title: 'Cardiovascular risk, calibrated for the practice next door',
  picture: 'banner-prevention',
  shortDesc: md`
    Risk scores travel badly: one that was right in the city where it was made overstated the ten-year risk in eleven villages by a third. We recalibrate with what a practice already records and show the physician, and the patient, a number that can be believed.
  `,
  content: md`
    About eleven in a hundred adults between 40 and 75 in our region have a heart attack or a stroke within ten years. Which eleven, nobody knows; but treatment can be offered to those in whom it does more good than harm, if the estimate is right.

    ## Three tests for a risk model

    1. **Discrimination**: do those with events have higher estimates?
    2. **Calibration**: of a hundred people with an estimate of 10 %, do ten have an event?
    3. **Net benefit**: does deciding by the model beat treating everyone, or no one?

    The second is the one most often skipped, and the one a patient relies on.
  `,
  references: [
    'Karadağlı E, Arrizabalanga M, Vantongeren E. Recalibrating a cardiovascular risk score in rural primary care. 2025. https://doi.org/10.5555/salus.2025.004',
    'Vantongeren E, Karadağlı E. A predicted ten per cent should mean one in ten. 2020. https://doi.org/10.5555/salus.2020.001',
    'Arrizabalanga M, Nwosu-Leith A, Karadağlı E. How patients understand ten-year risk: a qualitative study. 2023. https://doi.org/10.5555/salus.2023.004',
  ],
  grant: 'Marrowind Health Trust, prevention programme MHT-P-12 (example)',
  contributors: ['karadagli', 'arrizabalanga', 'vantongeren', 'nwosu', 'ramanathan'],
  sections: [
    {
      name: 'Recalibration with little data',
      content: md`
        We keep the ranking of the original score and refit only its level and its slope on the log-odds scale:

        $$
        \operatorname{logit}(p_{\text{new}}) = a + b \cdot \operatorname{logit}(p_{\text{old}})
        $$

        Two parameters need about 200 events to be stable. The eleven villages had 1,312 events among 11,870 people.
      `,
    },
    {
      name: 'Calibration, discrimination, benefit',
      content: md`
        In 5,930 people who were not used for fitting:

        | Measure | Original | Recalibrated |
        |---|---|---|
        | Observed to expected events | 0.74 | **0.99** (0.92–1.06) |
        | Calibration slope | 0.81 | **0.98** (0.91–1.06) |
        | C-statistic | 0.76 | 0.76 (0.74–0.78) |

        The ranking is the same, as it must be. Between thresholds of 5 % and 30 %, deciding by the recalibrated model has a higher net benefit than treating everyone or no one.
      `,
      pictures: [
        {
          name: 'figure-prevention-1',
          alt: 'Calibration plot: predicted and observed ten-year risk agree closely across all tenths of the population; example data.',
        },
        {
          name: 'figure-prevention-3',
          alt: 'Decision curve: the net benefit of the model lies above treating everyone and treating no one between five and thirty per cent; example data.',
        },
      ],
    },
    {
      name: 'In the consulting room',
      content: md`
        The estimate is shown as a hundred small figures and as a sentence, never as a colour alone. In a test with 34 patients, 29 could say afterwards what “14 in 100” meant for them; with a percentage alone, 18 could.

        > “So it is not that I have it or that I don’t. It is that I am in this crowd and not in that one.”
        >
        > A participant, 61
      `,
    },
    {
      name: 'What remains open',
      content: md`
        Calibration is not permanent. Smoking falls, treatment changes, people move; after four years the original score had drifted by eight per cent. We now re-estimate the two parameters every year and say when we last did.

        Ethnic background is recorded for too few people to check calibration by group. Until it is, the report says so on its first page.
      `,
    },
  ],
  milestones: [
    {
      title: 'Recalibration published with code',
      description: 'Two parameters, a script and a worked example.',
      dueDate: '2026-01-16',
      status: 'Completed',
    },
    {
      title: 'Pilot in four practices',
      description: 'The estimate appears in the record during a check-up.',
      dueDate: '2027-01-29',
      status: 'In progress',
    },
    {
      title: 'Check by ethnic background',
      description: 'Waits for better recording in the practices.',
      dueDate: '2027-09-30',
      status: 'On hold',
    },
  ],
  progress: [
    {
      date: '2025-01-28',
      description: md`
        **The score overstates.** Observed to expected events 0.74 in the eleven villages: a predicted 20 % was 15 % in truth. 640 people would have been offered treatment that the guideline does not support.
      `,
      contributors: ['karadagli', 'arrizabalanga'],
    },
    {
      date: '2025-06-19',
      description: md`
        **Recalibrated.** With two refitted parameters the observed risk follows the predicted one in all tenths of the population.
      `,
      contributors: ['karadagli', 'vantongeren'],
      pictures: ['figure-prevention-1'],
    },
    {
      date: '2025-12-04',
      description: md`
        **Ten years, three groups.** Followed for ten years, 6 % of the low, 16 % of the medium and 34 % of the high risk group had an event.
      `,
      contributors: ['karadagli'],
      pictures: ['figure-prevention-2'],
    },
    {
      date: '2026-05-12',
      description: md`
        **Pilot running.** Four practices, 412 check-ups so far. The median time added to an appointment is 90 seconds.
      `,
      contributors: ['arrizabalanga', 'nwosu'],
    },
    {
      date: '2026-10-27',
      description: md`
        **De-identified export.** Practices can now contribute counts instead of records; groups below ten people are withheld.
      `,
      contributors: ['ramanathan'],
    },
  ],
}
