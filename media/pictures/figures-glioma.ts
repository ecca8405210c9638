import { heading } from '../charts/frame.ts'
import { learning } from '../charts/models.ts'
import { boxChart, lineChart } from '../charts/series.ts'
import { contours } from '../draw/contour.ts'
import { relax, smooth } from '../draw/curve.ts'
import { clipped, type Point, path, rect } from '../draw/svg.ts'
import { text } from '../draw/text.ts'
import { type Lesion, lesionSlice, paintLesion } from '../volume/lesion.ts'
import { enlarge } from '../volume/sample.ts'
import type { Entry } from './entry.ts'
import { figure } from './figure.ts'
import { brainSlice, paintSlice, placed } from './tissue.ts'

const lesion: Lesion = { centre: [121, 76, 92], radius: 19, phase: 2.1 }
const read: Lesion = { centre: [121.6, 75.6, 92], radius: 18.4, phase: 2.3 }
const one = (value: number): string => value.toFixed(1)

const dice = figure(
  'glioma',
  1,
  'Box plots of the Dice overlap for whole tumour, tumour core and enhancing tumour, with and without uncertainty weighting; example data.',
  () => [
    boxChart(
      {
        title: 'Overlap with the expert contour',
        y: {
          from: 0.5,
          to: 1,
          ticks: [0.5, 0.6, 0.7, 0.8, 0.9, 1],
          label: 'Dice coefficient',
          write: one,
        },
        x: {
          from: 0,
          to: 9,
          ticks: [1.5, 4.5, 7.5],
          label: 'Grey: baseline.  Teal: uncertainty-weighted.',
          write: (at) => ({ 1.5: 'Whole tumour', 4.5: 'Core', 7.5: 'Enhancing' })[at] ?? '',
        },
      },
      [
        { x: 1, five: [0.74, 0.84, 0.88, 0.91, 0.95], colour: 'paperEdge' },
        { x: 2, five: [0.81, 0.88, 0.914, 0.935, 0.965], colour: 'signal' },
        { x: 4, five: [0.64, 0.77, 0.83, 0.88, 0.94], colour: 'paperEdge' },
        { x: 5, five: [0.73, 0.82, 0.868, 0.905, 0.95], colour: 'signal' },
        { x: 7, five: [0.56, 0.71, 0.785, 0.845, 0.92], colour: 'paperEdge' },
        { x: 8, five: [0.66, 0.77, 0.83, 0.878, 0.94], colour: 'signal' },
      ],
    ),
  ],
)

const training = figure(
  'glioma',
  2,
  'Learning curves: training and validation loss fall together over two hundred epochs and level off; example data.',
  () => [
    lineChart(
      {
        title: 'Training and validation loss',
        y: {
          from: 0,
          to: 1,
          ticks: [0, 0.25, 0.5, 0.75, 1],
          label: 'Dice loss',
          write: (value) => value.toFixed(2),
        },
        x: { from: 0, to: 200, ticks: [0, 50, 100, 150, 200], label: 'Epoch' },
      },
      [
        {
          points: learning('glioma training', 0.92, 0.1, 34, 200),
          colour: 'haze',
          name: 'Training',
          nameAt: [160, 0.035],
        },
        {
          points: learning('glioma validation', 0.95, 0.165, 38, 200),
          colour: 'signal',
          name: 'Validation',
          nameAt: [160, 0.215],
          spread: () => 0.03,
        },
      ],
    ),
  ],
)

const comparison = figure(
  'glioma',
  3,
  'Axial MRI slice with a synthetic lesion; the expert contour in white and the model contour in coral lie almost on top of each other.',
  (sources) => {
    const scale = 6.4
    const centre: Point = [440, 250]
    const depth = lesionSlice(sources.brain.size, lesion, 'axial', 92)
    const tissue = paintLesion(brainSlice(sources, 'axial', 92), depth)
    const trace = (shape: Lesion): string => {
      const field = enlarge(lesionSlice(sources.brain.size, shape, 'axial', 92), 2)
      const ring = contours(field, 0)[0] ?? []
      const points = ring.map(([x, y]): Point => [x / 2 - 0.25, y / 2 - 0.25])
      return smooth(relax(placed(points, tissue, scale, centre), 3), true)
    }
    const window = clipped('window', '<rect x="64" y="136" width="1072" height="560"/>', [
      path(trace(lesion), { stroke: 'paper', width: 3.5, dash: '10 9' }),
      path(trace(read), { stroke: 'coral', width: 4.5 }),
    ])
    const mats = [
      rect(0, 0, 1200, 136, { fill: 'paper' }),
      rect(0, 696, 1200, 104, { fill: 'paper' }),
      rect(0, 0, 64, 800, { fill: 'paper' }),
      rect(1136, 0, 64, 800, { fill: 'paper' }),
    ]
    const words = text(
      'Coral: model.  White, dashed: expert.  The lesion is synthetic.',
      { x: 64, y: 752, size: 25 },
      { fill: 'ink' },
    )
    const ground = rect(0, 0, 1200, 800, { fill: 'ink' })
    return [
      ground,
      paintSlice(tissue, scale, centre),
      window + mats.join('') + heading('Model and expert, one slice') + words,
    ]
  },
)

export const figuresGlioma: readonly Entry[] = [dice, training, comparison]
