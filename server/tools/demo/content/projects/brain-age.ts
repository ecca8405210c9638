import { md } from '../markdown.ts'
import type { ExampleProject } from '../types.ts'

export const exampleBrainAgeProject: ExampleProject = {
  key: 'brain-age',
  category: 'neurology',
  title: 'Brain age: what a single scan can and cannot say',
  picture: 'banner-brain-age',
  shortDesc: md`
    From one structural MRI a model estimates how old a brain looks. In healthy adults the estimate misses the true age by 3.4 years on average. In people with early cognitive decline the brain looks about four years older than it is. That difference is clear between groups and far too uncertain for a diagnosis of one person: the two distributions overlap by more than half. This project measures exactly how much a single estimate is worth, how it changes when the same person is scanned again after a week, and how much of it is really the scanner. We publish those error bars with the model, because a number in years sounds more certain than it is.
  `,
  content: md`
    A regression model maps a T1-weighted scan to an age. The residual, the **brain-age gap**, is often presented as a marker of health. Before it is used that way, three questions need an answer:

    - How large is the gap when nothing is wrong?
    - How large is it when the same person is scanned twice?
    - How much of it belongs to the scanner?

    ## Data

    Training used 9,840 scans of adults between 18 and 86 years from eleven scanners. The test set has 420 healthy adults from two further scanners and 160 people with early cognitive decline.[^decline]

    [^decline]: A clinical dementia rating of 0.5 with a decline reported by an informant; no biomarker was required.
  `,
  references: [
    'Haddaway N, Karadağlı E, Vantongeren E. Repeatability of brain-age estimates. 2025. https://doi.org/10.5555/salus.2025.001',
    'Haddaway N, Aldarsson S. What the scanner adds: a travelling-volunteer study. 2023. https://doi.org/10.5555/salus.2023.002',
  ],
  grant: 'Institut Calvière, joint project JP-2025-08 (example)',
  contributors: ['haddaway', 'karadagli', 'aldarsson', 'vantongeren'],
  sections: [
    {
      name: 'From scan to years',
      content: md`
        Scans are aligned, corrected for field inhomogeneity and passed to a three-dimensional convolutional network. Like every regression, it pulls the young up and the old down, so the raw gap depends on age. We remove this with the usual linear correction, fitted on the validation set only:

        $$
        \Delta = \hat{a} - a - (\alpha + \beta\, a)
        $$

        with $\hat{a}$ the estimate, $a$ the true age, $\alpha = 3.0$ years and $\beta = -0.06$. The mean absolute error before correction is **3.4 years** (95 % CI 3.2–3.7).
      `,
      pictures: [
        {
          name: 'figure-brain-age-1',
          alt: 'Scatter plot of predicted against true age with most points close to the diagonal; example data.',
        },
      ],
    },
    {
      name: 'The gap in groups and in persons',
      content: md`
        After correction the gap in healthy adults has a mean of 0.0 and a standard deviation of 3.9 years. In early decline it is **4.2 years** (95 % CI 3.4–5.0) with a standard deviation of 4.8.

        For a group this is a large effect ($d \approx 0.96$). For one person it means little: the area under the receiver operating characteristic is 0.75 (0.70–0.80), and one in seven healthy adults has a gap above four years.
      `,
      pictures: [
        {
          name: 'figure-brain-age-2',
          alt: 'Two density curves of the brain-age gap: centred on zero in healthy adults, shifted to about four years in early cognitive decline; example data.',
        },
      ],
    },
    {
      name: 'The same person, twice',
      content: md`
        Twenty-six volunteers were scanned twice on one scanner and once on each of two others:

        1. Same scanner, one week apart: standard deviation of the difference **1.3 years**.
        2. Different scanner, same week: **2.9 years**.
        3. After harmonisation: **1.9 years**.

        Two scans of one person on different machines can thus differ by five years or more without any change in the brain.
      `,
    },
    {
      name: 'Conclusion',
      content: md`
        Brain age is useful for comparing groups and for following one person on one scanner. It is not a diagnostic test, and we do not offer it as one.

        The longitudinal study now under way asks the better question: does the *rate* at which the gap widens say more than the gap itself?
      `,
    },
  ],
  milestones: [
    {
      title: 'Travelling volunteers scanned',
      description: '26 people, three scanners, 104 examinations.',
      dueDate: '2026-03-31',
      status: 'Completed',
    },
    {
      title: 'Model card with error bars',
      description: 'Repeatability and scanner effects published with the weights.',
      dueDate: '2026-10-15',
      status: 'Completed',
    },
    {
      title: 'Two-year follow-up, first half',
      description: '150 of 300 participants scanned a second time.',
      dueDate: '2027-03-31',
      status: 'In progress',
    },
    {
      title: 'Two-year follow-up, second half',
      description: 'All 300 participants.',
      dueDate: '2027-12-17',
      status: 'Planned',
    },
  ],
  progress: [
    {
      date: '2025-03-18',
      description: md`
        **Scanner effects measured.** Replacing one head coil shifted the estimate by 1.1 years. The training data contained no such coil; monitoring now records it.
      `,
      contributors: ['haddaway', 'aldarsson'],
      pictures: ['post-5'],
    },
    {
      date: '2025-10-07',
      description: md`
        **Group difference replicated.** The gap in early decline was 4.2 years in our data and 3.7 years (95 % CI 2.6–4.8) in an independent cohort of 94 people.
      `,
      contributors: ['haddaway', 'karadagli'],
      pictures: ['figure-brain-age-2'],
    },
    {
      date: '2026-06-09',
      description: md`
        **Follow-up has begun.** 88 of 300 participants have had their second scan. Nine withdrew, mostly because of the time it takes; the visit has been shortened from 70 to 45 minutes.
      `,
      contributors: ['haddaway'],
    },
  ],
}
