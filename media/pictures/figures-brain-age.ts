import { steps } from '../charts/models.ts'
import { lineChart, scatterChart } from '../charts/series.ts'
import type { Point } from '../draw/svg.ts'
import { createRandom } from '../random.ts'
import type { Entry } from './entry.ts'
import { figure } from './figure.ts'

const age = figure(
  'brain-age',
  1,
  'Scatter plot of predicted against true age with most points close to the diagonal; example data.',
  () => {
    const random = createRandom('brain age')
    const points = Array.from({ length: 420 }, (): Point => {
      const years = random.range(21, 84)
      return [years, Math.min(88, Math.max(18, years * 0.94 + 3 + random.normal() * 4.2))]
    })
    const plan = {
      title: 'Age predicted from one MRI scan',
      x: { from: 15, to: 90, ticks: [20, 30, 40, 50, 60, 70, 80, 90], label: 'True age in years' },
      y: { from: 15, to: 90, ticks: [20, 40, 60, 80], label: 'Predicted age in years' },
    }
    const diagonal = lineChart(plan, [
      {
        points: [
          [15, 15],
          [90, 90],
        ],
        colour: 'ink',
        dash: '4 10',
      },
    ])
    return [scatterChart(plan, points, 'signal') + diagonal.slice(diagonal.lastIndexOf('<path'))]
  },
)

const gap = figure(
  'brain-age',
  2,
  'Two density curves of the brain-age gap: centred on zero in healthy adults, shifted to about four years in early cognitive decline; example data.',
  () => {
    const bell = (mean: number, width: number): Point[] =>
      steps(-15, 20, 120).map(
        (x): Point => [x, Math.exp(-(((x - mean) / width) ** 2) / 2) / (width * 2.507)],
      )
    return [
      lineChart(
        {
          title: 'The brain-age gap',
          x: {
            from: -15,
            to: 20,
            ticks: [-15, -10, -5, 0, 5, 10, 15, 20],
            label: 'Predicted minus true age in years',
          },
          y: { from: 0, to: 0.12, ticks: [0, 0.04, 0.08, 0.12], label: 'Density' },
        },
        [
          { points: bell(0, 3.9), colour: 'haze', name: 'Healthy', nameAt: [-8.6, 0.075] },
          { points: bell(4.2, 4.8), colour: 'signal', name: 'Early decline', nameAt: [8.6, 0.066] },
        ],
      ),
    ]
  },
)

export const figuresBrainAge: readonly Entry[] = [age, gap]
