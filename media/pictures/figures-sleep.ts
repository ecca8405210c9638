import { exampleNote, heading } from '../charts/frame.ts'
import { matrixChart } from '../charts/matrix.ts'
import { learning } from '../charts/models.ts'
import { lineChart } from '../charts/series.ts'
import type { Entry } from './entry.ts'
import { figure } from './figure.ts'
import { hypnogram } from './hypnogram.ts'

const night = figure(
  'sleep',
  1,
  'Hypnogram of one night with five sleep cycles, scored by the model; synthetic recording.',
  () => [
    heading('One night, scored every thirty seconds') +
      hypnogram({
        left: 150,
        top: 190,
        width: 970,
        height: 450,
        line: 'ink',
        accent: 'signal',
        labels: true,
      }) +
      exampleNote(),
  ],
)

const stages = figure(
  'sleep',
  2,
  'Confusion matrix of five sleep stages; most confusion lies between light sleep and its neighbours; example data.',
  () => [
    matrixChart(
      'Agreement with two sleep technologists',
      ['Wake', 'REM', 'N1', 'N2', 'N3'],
      [
        [0.91, 0.03, 0.05, 0.01, 0],
        [0.02, 0.89, 0.05, 0.04, 0],
        [0.12, 0.13, 0.54, 0.21, 0],
        [0.01, 0.03, 0.05, 0.86, 0.05],
        [0, 0, 0, 0.12, 0.88],
      ],
    ),
  ],
)

const nights = figure(
  'sleep',
  3,
  'Learning curve: agreement rises with the number of training nights and levels off near 0.8; example data.',
  () => [
    lineChart(
      {
        title: 'How many nights are enough?',
        x: {
          from: 0,
          to: 400,
          ticks: [0, 100, 200, 300, 400],
          label: 'Nights in the training set',
        },
        y: { from: 0.4, to: 0.9, ticks: [0.4, 0.5, 0.6, 0.7, 0.8, 0.9], label: 'Cohen’s kappa' },
      },
      [
        {
          points: learning('nights', 0.44, 0.808, 70, 400),
          colour: 'signal',
          name: 'Two electrodes',
          nameAt: [240, 0.735],
          spread: (x) => 0.05 * Math.exp(-x / 120) + 0.012,
        },
        {
          points: [
            [0, 0.82],
            [400, 0.82],
          ],
          colour: 'ink',
          dash: '4 10',
          name: 'Between two experts',
          nameAt: [20, 0.835],
        },
      ],
    ),
  ],
)

export const figuresSleep: readonly Entry[] = [night, stages, nights]
