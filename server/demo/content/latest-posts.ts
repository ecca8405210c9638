import type { ExampleLatestPost } from './types.ts'

/** The latest posts of the home page, in the order they are shown. */
export const latestPosts: readonly ExampleLatestPost[] = [
  {
    title: 'Six hospitals train one model, and no scan leaves home',
    description:
      'A network of six hospitals has finished 120 rounds of joint training. On scans from hospitals outside the network the model reaches a Dice coefficient of 0.88; trained alone, the same hospitals reached 0.72 to 0.80. The smallest site, with 42 scans, gains most. We also report what the weights reveal, and what the work cost.',
    picture: 'post-1',
    leadsTo: { project: 'federated' },
  },
  {
    title: 'A week of ECG, read in ten minutes: results of a randomised crossover study',
    description:
      'Eight cardiologists read 96 recordings with and without our sorting of heartbeats. The median reading time fell from 38 to 10 minutes (95 % CI of the difference 22–33). Missed findings were rare in both arms, too rare to prove safety: a registry follows.',
    picture: 'post-2',
    leadsTo: { project: 'arrhythmia' },
  },
  {
    title: 'Silent trial of the seizure alarm: one unit within limits',
    description:
      'For three months the detector has recorded what it would have done. One unit meets both limits, the other is still at 1.1 false alarms a day.',
    picture: 'post-3',
    leadsTo: { project: 'seizure' },
  },
  {
    title: 'Contouring in nine minutes instead of forty-one, and what it does to the dose',
    description:
      'When the model draws the organs at risk first and a planner corrects them, the median time per patient falls from 41 to 9 minutes. Maximum doses to the brain stem and the chiasm stay within about one gray of plans made from contours drawn by hand.',
    picture: 'post-4',
    leadsTo: { project: 'radiotherapy' },
  },
  {
    title: 'How much is one brain-age estimate worth?',
    description:
      'Scan the same person twice on two machines and the estimate may differ by five years. We publish the error bars with the model.',
    picture: 'post-5',
    leadsTo: { project: 'brain-age' },
  },
  {
    title: 'New in our publications: sleep scoring at home, contours with a guarantee',
    description:
      'Two electrodes agree with two technologists almost as well as the technologists agree with each other, and a pair of nested contours holds the expert’s line in nine patients out of ten. Both papers come with code, data sheets and a list of what did not work.',
    picture: 'post-6',
    leadsTo: { path: '/publications' },
  },
]
