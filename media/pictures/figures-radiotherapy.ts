import { steps } from '../charts/models.ts'
import { boxChart, lineChart } from '../charts/series.ts'
import type { Point } from '../draw/svg.ts'
import type { Entry } from './entry.ts'
import { figure } from './figure.ts'

const dose = figure(
  'radiotherapy',
  1,
  'Dose-volume histogram: the target receives nearly the full dose, the brain stem and the optic chiasm stay below their limits; example data.',
  () => {
    const fall = (middle: number, width: number): Point[] =>
      steps(0, 66, 100).map((x): Point => [x, 100 / (1 + Math.exp((x - middle) / width))])
    return [
      lineChart(
        {
          title: 'Dose received by each structure',
          x: { from: 0, to: 66, ticks: [0, 10, 20, 30, 40, 50, 60], label: 'Dose in gray' },
          y: { from: 0, to: 100, ticks: [0, 25, 50, 75, 100], label: 'Volume in per cent' },
        },
        [
          { points: fall(60.5, 0.9), colour: 'coral', name: 'Target', nameAt: [50, 92] },
          { points: fall(31, 5.2), colour: 'signal', name: 'Brain stem', nameAt: [35, 52] },
          { points: fall(17, 4), colour: 'haze', name: 'Optic chiasm', nameAt: [2, 30] },
        ],
      ),
    ]
  },
)

const timing = figure(
  'radiotherapy',
  2,
  'Box plots of contouring time: about forty minutes by hand, about nine minutes when the model draws first; example data.',
  () => [
    boxChart(
      {
        title: 'Time to contour one patient',
        y: { from: 0, to: 70, ticks: [0, 10, 20, 30, 40, 50, 60, 70], label: 'Minutes' },
        x: {
          from: 0,
          to: 3,
          ticks: [1, 2],
          label: '',
          write: (at) => (at === 1 ? 'By hand' : 'Model first, then corrected'),
        },
      },
      [
        { x: 1, five: [22, 33, 41, 50, 66], colour: 'paperEdge' },
        { x: 2, five: [4, 7, 9, 13, 21], colour: 'signal' },
      ],
    ),
  ],
)

export const figuresRadiotherapy: readonly Entry[] = [dose, timing]
