import { md } from '../markdown.ts'
import type { ExampleProject } from '../types.ts'

export const exampleFederatedLearningProject: ExampleProject = {
  key: 'federated',
  category: 'data',
  title: 'Federated learning across six hospitals',
  picture: 'banner-federated',
  shortDesc: md`
    Six hospitals in four countries trained one segmentation model without moving a single scan. Together they hold 1,440 examinations; the smallest site has 42 and could not have trained anything useful alone. On scans from hospitals that took no part, the joint model reached a Dice coefficient of 0.88, against 0.72 to 0.80 for models trained by one hospital. We also measure the price: what the exchanged weights reveal about a patient, what protection costs in accuracy, and how many hours of somebody’s time it takes to keep six installations alike. The last turned out to be the largest cost of all.
  `,
  content: md`
    Sharing scans between hospitals needs consent, contracts and copies. In federated learning the model travels instead: each site trains for a while on its own data and returns only the change in weights. The coordinator averages the changes and sends the result back.

    ## One round

    With $n_k$ scans at site $k$ and weights $w_k$ after local training, the new model is

    $$
    w = \sum_{k=1}^{6} \frac{n_k}{n}\, w_k, \qquad n = \sum_{k=1}^{6} n_k .
    $$

    In our code this is the smaller part:

    ~~~python
    async def federated_round(model, sites, minimum=4):
        updates = await gather_within(minutes=45, calls=[s.train(model) for s in sites])
        if len(updates) < minimum:
            raise TooFewSites(len(updates))
        return average(updates, weights=[u.scans for u in updates])
    ~~~

    Everything else is about the site that does not answer.
  `,
  references: [
    'Ramanathan-Voss P, Boone MD, Tanemori Y, Vantongeren E. Six hospitals, one model: federated segmentation in practice. 2026. https://doi.org/10.5555/salus.2026.006',
    'Ramanathan-Voss P. Membership inference against medical image segmentation. 2024. https://doi.org/10.5555/salus.2024.003',
    'Boone MD, Wetterlind J. The hidden labour of federated learning. 2025. https://doi.org/10.5555/salus.2025.005',
  ],
  grant: 'Kestrelmark Bioinformatics and Polytechnikum Rauental, consortium FED-6 (example)',
  contributors: ['ramanathan', 'boone', 'tanemori', 'wetterlind', 'nwosu', 'vantongeren'],
  sections: [
    {
      name: 'What leaves a hospital',
      content: md`
        Weights leave, scans stay. Each site runs the same container on its own hardware, behind its own firewall, and opens outgoing connections only. Updates are added up under encryption, so that the coordinator sees the sum of all sites and no single one.
      `,
      pictures: [
        {
          name: 'figure-federated-3',
          alt: 'Diagram: six hospitals each send model updates, never patient data, to one coordinator in the middle.',
        },
      ],
    },
    {
      name: 'Who gains',
      content: md`
        Dice coefficient on each site’s own held-out scans, joint model compared with the site’s own:

        | Site | Scans | Gain |
        |---|---|---|
        | A | 42 | +0.15 |
        | B | 61 | +0.13 |
        | C | 118 | +0.10 |
        | D | 240 | +0.08 |
        | E | 377 | +0.06 |
        | F | 602 | +0.04 |

        Every site gains, the smallest most. Site F, which contributes 42 % of the data, asked early on why it should take part; its gain of 0.04 (95 % CI 0.02–0.06) is the answer.
      `,
      pictures: [
        {
          name: 'figure-federated-2',
          alt: 'Bar chart of the gain each of six hospitals has from training together; the smallest sites gain most; example data.',
        },
      ],
    },
    {
      name: 'What the weights reveal',
      content: md`
        An attacker who has the final model and a scan can try to tell whether that scan was used for training. Guessing succeeds half of the time; our best attack succeeded in **54 %** (95 % CI 51–57). With noise added during training ($\varepsilon = 8$, $\delta = 10^{-5}$) it fell to 51 %, and the Dice coefficient from 0.88 to 0.86.

        Whether that exchange is worth it is for the hospitals to decide. Four of six chose the noise.
      `,
    },
    {
      name: 'Summary and next steps',
      content: md`
        Federated training works, costs little accuracy and protects well against the attacks we know. It took 120 rounds, 19 days, and about 300 hours of engineers at six sites, most of it on certificates, drivers and time zones.

        In 2027 the same network will be used for EEG, where recordings differ between sites far more than scans do.
      `,
    },
  ],
  milestones: [
    {
      title: 'All six sites connected',
      description: 'Container, certificates and a rehearsal with synthetic data.',
      dueDate: '2026-03-13',
      status: 'Completed',
    },
    {
      title: 'Joint model, 120 rounds',
      description: 'Trained and evaluated on two hospitals outside the network.',
      dueDate: '2026-08-28',
      status: 'Completed',
    },
    {
      title: 'Privacy audit by an outside team',
      description: 'Attacks on weights and on updates, results published whatever they are.',
      dueDate: '2027-01-29',
      status: 'In progress',
    },
    {
      title: 'First EEG round',
      description: 'Three sites, one montage.',
      dueDate: '2027-07-01',
      status: 'Planned',
    },
  ],
  progress: [
    {
      date: '2025-02-11',
      description: md`
        **Rehearsal.** With synthetic data the six sites completed 20 rounds. Two sites lost their connection every night at two o’clock, when backups run; rounds now pause for it.
      `,
      contributors: ['boone', 'wetterlind'],
      pictures: ['figure-federated-3'],
    },
    {
      date: '2025-07-24',
      description: md`
        **Together beats alone.** After about 40 rounds the joint model passes the best single-site model on unseen hospitals and levels off at 0.88.
      `,
      contributors: ['ramanathan', 'boone', 'tanemori'],
      pictures: ['figure-federated-1'],
    },
    {
      date: '2026-01-20',
      description: md`
        **Membership attack.** 54 % instead of 50 %: a small leak, but a measurable one, largest for rare tumour shapes at the smallest site.
      `,
      contributors: ['ramanathan'],
    },
    {
      date: '2026-09-17',
      description: md`
        **Patient panel.** Nine patients discussed the results. They asked for one thing we had not planned: a page on which each hospital says in plain words what left the building.
      `,
      contributors: ['nwosu', 'vantongeren'],
    },
  ],
}
