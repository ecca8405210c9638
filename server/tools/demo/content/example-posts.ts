import { md } from './markdown.ts'
import type { ExampleLatestPost } from './types.ts'

export const exampleLatestPosts: readonly ExampleLatestPost[] = [
  {
    title: 'Six hospitals train one model, and no scan leaves home',
    description:
      'A network of six hospitals has finished 120 rounds of joint training. On scans from hospitals outside the network the model reaches a Dice coefficient of 0.88; trained alone, the same hospitals reached 0.72 to 0.80. The smallest site, with 42 scans, gains most. We also report what the weights reveal, and what the work cost.',
    date: '2026-10-19',
    picture: 'post-1',
    leadsTo: { project: 'federated' },
  },
  {
    title: 'A week of ECG, read in ten minutes: results of a randomised crossover study',
    description:
      'Eight cardiologists read 96 recordings with and without our sorting of heartbeats. The median reading time fell from 38 to 10 minutes (95 % CI of the difference 22–33). Missed findings were rare in both arms, too rare to prove safety: a registry follows.',
    date: '2026-09-24',
    picture: 'post-2',
    leadsTo: { project: 'arrhythmia' },
  },
  {
    title: 'Silent trial of the seizure alarm: one unit within limits',
    description:
      'For three months the detector has recorded what it would have done. One unit meets both limits, the other is still at 1.1 false alarms a day.',
    date: '2026-08-31',
    picture: 'post-3',
    content: md`
      Since August the detector listens on two units and says nothing. It writes down when it would have called a nurse, and two neurologists who do not see that record mark the seizures in the same nights.

      On the first unit it would have found 34 of 36 seizures, with 0.4 false alarms a day. On the second it would have found all of them, but with 1.1 false alarms a day: more than the nurses said they could live with. Most of these come from one kind of movement, and we are looking at it together.

      ## What happens next

      The first unit decides in spring whether the alarm may sound. The second stays silent until its rate is below one a day for four weeks in a row.

      *Example news: people, units and results are invented.*
    `,
    leadsTo: { project: 'seizure' },
  },
  {
    title: 'Contouring in nine minutes instead of forty-one, and what it does to the dose',
    description:
      'When the model draws the organs at risk first and a planner corrects them, the median time per patient falls from 41 to 9 minutes. Maximum doses to the brain stem and the chiasm stay within about one gray of plans made from contours drawn by hand.',
    date: '2026-06-15',
    picture: 'post-4',
    leadsTo: { project: 'radiotherapy' },
  },
  {
    title: 'How much is one brain-age estimate worth?',
    description:
      'Scan the same person twice on two machines and the estimate may differ by five years. We publish the error bars with the model.',
    date: '2026-04-27',
    picture: 'post-5',
    leadsTo: { project: 'brain-age' },
  },
  {
    title: 'New in our publications: sleep scoring at home, contours with a guarantee',
    description:
      'Two electrodes agree with two technologists almost as well as the technologists agree with each other, and a pair of nested contours holds the expert’s line in nine patients out of ten. Both papers come with code, data sheets and a list of what did not work.',
    date: '2026-03-02',
    picture: 'post-6',
    leadsTo: { path: '/publications' },
  },
]
