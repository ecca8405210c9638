import { heading } from '../charts/frame.ts'
import { learning } from '../charts/models.ts'
import { barChart, lineChart } from '../charts/series.ts'
import { circle, line, type Point } from '../draw/svg.ts'
import { text } from '../draw/text.ts'
import type { Entry } from './entry.ts'
import { figure } from './figure.ts'

const rounds = figure(
  'federated',
  1,
  'Learning curves: a model trained by six hospitals together passes every model trained by one hospital alone; example data.',
  () => [
    lineChart(
      {
        title: 'Six hospitals together, six alone',
        x: { from: 0, to: 120, ticks: [0, 20, 40, 60, 80, 100, 120], label: 'Round' },
        y: {
          from: 0.5,
          to: 0.95,
          ticks: [0.5, 0.6, 0.7, 0.8, 0.9],
          label: 'Dice coefficient on unseen sites',
        },
      },
      [
        ...[0.74, 0.76, 0.79, 0.8, 0.77, 0.72].map((limit, index) => ({
          points: learning(`alone ${index}`, 0.5, limit, 16 + index * 2, 120),
          colour: 'haze' as const,
          ...(index === 3 ? { name: 'Alone', nameAt: [104, 0.665] as const } : {}),
        })),
        {
          points: learning('together', 0.5, 0.884, 22, 120),
          colour: 'signal',
          name: 'Together',
          nameAt: [100, 0.91],
        },
      ],
    ),
  ],
)

const sites = figure(
  'federated',
  2,
  'Bar chart of the gain each of six hospitals has from training together; the smallest sites gain most; example data.',
  () => [
    barChart('What each hospital gains', [
      { name: 'Site A, 42 scans', value: 0.97, colour: 'signal', words: '+0.15' },
      { name: 'Site B, 61 scans', value: 0.82, colour: 'signal', words: '+0.13' },
      { name: 'Site C, 118 scans', value: 0.66, colour: 'signal', words: '+0.10' },
      { name: 'Site D, 240 scans', value: 0.49, colour: 'signal', words: '+0.08' },
      { name: 'Site E, 377 scans', value: 0.4, colour: 'signal', words: '+0.06' },
      { name: 'Site F, 602 scans', value: 0.27, colour: 'signal', words: '+0.04' },
    ]),
  ],
)

const exchange = figure(
  'federated',
  3,
  'Diagram: six hospitals each send model updates, never patient data, to one coordinator in the middle.',
  () => {
    const centre: Point = [600, 420]
    const names = ['A', 'B', 'C', 'D', 'E', 'F']
    const shapes = names.map((name, index) => {
      const angle = ((index + 0.5) / 6) * 2 * Math.PI
      const at: Point = [centre[0] + 380 * Math.cos(angle), centre[1] + 225 * Math.sin(angle)]
      return [
        line(centre, at, { stroke: 'signal', width: 3 }),
        circle(at, 46, { fill: 'paper', stroke: 'ink', width: 3.5 }),
        text(name, { x: at[0], y: at[1] + 12, size: 34, anchor: 'middle' }, { fill: 'ink' }),
      ].join('')
    })
    const hub =
      circle(centre, 70, { fill: 'ink' }) +
      text('Model', { x: 600, y: 431, size: 32, anchor: 'middle' }, { fill: 'paper' })
    const words = text(
      'Lines carry weights. Scans stay where they were taken.',
      { x: 64, y: 762, size: 25 },
      { fill: 'ink' },
    )
    return [heading('What leaves a hospital, and what does not') + shapes.join('') + hub + words]
  },
)

export const figuresFederated: readonly Entry[] = [rounds, sites, exchange]
