import { steps, survival } from '../charts/models.ts'
import { lineChart } from '../charts/series.ts'
import type { Point } from '../draw/svg.ts'
import type { Entry } from './entry.ts'
import { figure } from './figure.ts'

const whole = (value: number): string => `${Math.round(value * 100)}`

const calibration = figure(
  'prevention',
  1,
  'Calibration plot: predicted and observed ten-year risk agree closely across all tenths of the population; example data.',
  () => [
    lineChart(
      {
        title: 'Predicted risk against what happened',
        x: {
          from: 0,
          to: 0.4,
          ticks: [0, 0.1, 0.2, 0.3, 0.4],
          label: 'Predicted ten-year risk in per cent',
          write: whole,
        },
        y: {
          from: 0,
          to: 0.4,
          ticks: [0, 0.1, 0.2, 0.3, 0.4],
          label: 'Observed ten-year risk in per cent',
          write: whole,
        },
      },
      [
        {
          points: [
            [0, 0],
            [0.4, 0.4],
          ],
          colour: 'haze',
          dash: '4 10',
        },
        {
          points: steps(0.01, 0.38, 10).map(
            (x, index): Point => [x, x * 0.985 + 0.006 * Math.sin(index * 1.7)],
          ),
          colour: 'signal',
          name: 'Recalibrated model',
          nameAt: [0.24, 0.2],
          spread: (x) => 0.006 + x * 0.06,
        },
      ],
    ),
  ],
)

const groups = figure(
  'prevention',
  2,
  'Survival curves without a cardiovascular event for three risk groups over ten years; example data.',
  () => [
    lineChart(
      {
        title: 'Ten years without a cardiovascular event',
        x: { from: 0, to: 10, ticks: [0, 2, 4, 6, 8, 10], label: 'Years since the check-up' },
        y: {
          from: 0.6,
          to: 1,
          ticks: [0.6, 0.7, 0.8, 0.9, 1],
          label: 'Share without an event in per cent',
          write: whole,
        },
      },
      [
        {
          points: survival('low', 0.006, 10),
          colour: 'signal',
          name: 'Low risk',
          nameAt: [8.6, 0.972],
          steps: true,
          spread: (x) => 0.0012 * x,
        },
        {
          points: survival('middle', 0.017, 10),
          colour: 'ink',
          name: 'Medium risk',
          nameAt: [8.2, 0.908],
          steps: true,
          spread: (x) => 0.002 * x,
        },
        {
          points: survival('high', 0.042, 10),
          colour: 'coral',
          name: 'High risk',
          nameAt: [8.2, 0.775],
          steps: true,
          spread: (x) => 0.0035 * x,
        },
      ],
    ),
  ],
)

const benefit = figure(
  'prevention',
  3,
  'Decision curve: the net benefit of the model lies above treating everyone and treating no one between five and thirty per cent; example data.',
  () => [
    lineChart(
      {
        title: 'Net benefit at each threshold',
        x: {
          from: 0,
          to: 0.4,
          ticks: [0, 0.1, 0.2, 0.3, 0.4],
          label: 'Risk at which treatment starts in per cent',
          write: whole,
        },
        y: { from: -0.02, to: 0.12, ticks: [0, 0.04, 0.08, 0.12], label: 'Net benefit' },
      },
      [
        {
          points: steps(0, 0.4, 40).map((x): Point => [x, 0.11 * Math.exp(-x * 5.4)]),
          colour: 'signal',
          name: 'Model',
          nameAt: [0.19, 0.052],
        },
        {
          points: steps(0, 0.122, 20).map((x): Point => [x, 0.11 - (0.89 * x) / (1 - x)]),
          colour: 'haze',
          name: 'Treat everyone',
          nameAt: [0.012, 0.02],
        },
        {
          points: [
            [0, 0],
            [0.4, 0],
          ],
          colour: 'ink',
          name: 'Treat no one',
          nameAt: [0.3, 0.005],
        },
      ],
    ),
  ],
)

export const figuresPrevention: readonly Entry[] = [calibration, groups, benefit]
