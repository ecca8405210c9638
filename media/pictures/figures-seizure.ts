import { heading } from '../charts/frame.ts'
import { lineChart } from '../charts/series.ts'
import { topography } from '../charts/topography.ts'
import { polyline } from '../draw/curve.ts'
import { type Point, path } from '../draw/svg.ts'
import { text } from '../draw/text.ts'
import { tokens } from '../palette.ts'
import { eegRate, electrodes, synthesiseEeg } from '../signal/eeg.ts'
import type { Entry } from './entry.ts'
import { figure } from './figure.ts'

const span = { from: 1, to: 6, x: -0.7, y: 0.05 }

const scalp = figure(
  'seizure',
  1,
  'Map of the scalp during a discharge: the voltage peaks over the left temporal electrodes; synthetic EEG.',
  () => {
    const channels = synthesiseEeg({ seed: 'scalp', seconds: 7, discharge: span })
    const values = channels.map((samples) => {
      const part = samples.slice(2.2 * eegRate, 4.6 * eegRate)
      return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length)
    })
    const map = topography(values, {
      centre: [430, 440],
      radius: 280,
      low: tokens.paperShade,
      high: tokens.coral,
      line: 'ink',
      names: true,
    })
    const rows = [2, 7, 12, 8, 3].map((channel, row) => {
      const samples = channels[channel] ?? new Float32Array()
      const points = Array.from(
        samples.slice(0.4 * eegRate, 4.4 * eegRate),
        (value, index): Point => [830 + index * 0.3, 220 + row * 105 - value * 0.5],
      )
      return (
        path(polyline(points), { stroke: 'ink', width: 2 }) +
        text(
          electrodes[channel]?.name ?? '',
          { x: 780, y: 228 + row * 105, size: 24 },
          { fill: 'mute' },
        )
      )
    })
    return [
      heading('Where the discharge begins') +
        map +
        rows.join('') +
        text('Synthetic EEG', { x: 1136, y: 762, size: 20, anchor: 'end' }, { fill: 'mute' }),
    ]
  },
)

const alarms = figure(
  'seizure',
  2,
  'Share of seizures detected against false alarms per day for two detectors; the new one finds nine in ten at one false alarm a day; example data.',
  () => [
    lineChart(
      {
        title: 'Seizures found, and the price in false alarms',
        x: { from: 0, to: 6, ticks: [0, 1, 2, 3, 4, 5, 6], label: 'False alarms per day' },
        y: {
          from: 0,
          to: 100,
          ticks: [0, 25, 50, 75, 100],
          label: 'Seizures detected in per cent',
        },
      },
      [
        {
          points: Array.from(
            { length: 61 },
            (_, i): Point => [i / 10, 97 * (1 - Math.exp(-i / 3.9))],
          ),
          colour: 'signal',
          name: 'With context',
          nameAt: [2.2, 84],
          spread: (x) => 6 * Math.exp(-x / 2) + 1.5,
        },
        {
          points: Array.from(
            { length: 61 },
            (_, i): Point => [i / 10, 91 * (1 - Math.exp(-i / 13))],
          ),
          colour: 'haze',
          name: 'Single window',
          nameAt: [2.4, 66],
        },
      ],
    ),
  ],
)

export const figuresSeizure: readonly Entry[] = [scalp, alarms]
