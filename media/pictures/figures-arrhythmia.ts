import { chartFrame, exampleNote, scaler } from '../charts/frame.ts'
import { matrixChart } from '../charts/matrix.ts'
import { roc } from '../charts/models.ts'
import { lineChart } from '../charts/series.ts'
import { polyline } from '../draw/curve.ts'
import { type Point, path } from '../draw/svg.ts'
import { text } from '../draw/text.ts'
import { type Ecg, isCalm } from '../signal/ecg.ts'
import type { Entry } from './entry.ts'
import { figure } from './figure.ts'

function meanBeat(ecg: Ecg, ventricular: boolean): { mean: Point[]; beats: Point[][] } {
  const chosen = ecg.beats
    .filter((beat) => beat.ventricular === ventricular && isCalm(ecg, beat.sample))
    .slice(0, 26)
  const beats = chosen.map(({ sample }) =>
    Array.from(
      { length: 217 },
      (_, index): Point => [
        ((index - 90) / ecg.rate) * 1000,
        ecg.millivolts[sample + index - 90] ?? 0,
      ],
    ),
  )
  const mean = Array.from({ length: 217 }, (_, index): Point => {
    const sum = beats.reduce((total, beat) => total + (beat[index]?.[1] ?? 0), 0)
    return [((index - 90) / ecg.rate) * 1000, sum / beats.length]
  })
  return { mean, beats }
}

const overlay = figure(
  'arrhythmia',
  1,
  'Normal and ventricular heartbeats of one ECG recording laid over each other; the ventricular ones, in coral, are wider and recover the other way.',
  ({ ecg }) => {
    const plan = {
      title: 'Two kinds of heartbeat in one recording',
      x: {
        from: -250,
        to: 350,
        ticks: [-200, -100, 0, 100, 200, 300],
        label: 'Milliseconds from the R peak',
      },
      y: { from: -1, to: 2.5, ticks: [-1, 0, 1, 2], label: 'Millivolts' },
    }
    const place = scaler(plan)
    const draw = (ventricular: boolean): string => {
      const { mean, beats } = meanBeat(ecg, ventricular)
      const put = (points: Point[]): string => polyline(points.map(([x, y]) => place(x, y)))
      const colour = ventricular ? 'coral' : 'ink'
      const thin = beats.map((beat) =>
        path(put(beat), { stroke: colour, width: 1.4, opacity: 0.3 }),
      )
      return thin.join('') + path(put(mean), { stroke: colour, width: 5 })
    }
    const names = [
      text('Normal', { x: 640, y: 300, size: 26 }, { fill: 'ink' }),
      text('Ventricular', { x: 800, y: 650, size: 26 }, { fill: 'coralDeep' }),
    ]
    const frame = chartFrame(plan).replace(exampleNote(), '')
    return [frame + draw(false) + draw(true) + names.join('')]
  },
)

const curve = figure(
  'arrhythmia',
  2,
  'Receiver operating characteristic with its confidence band; area under the curve 0.97; example data.',
  () => [
    lineChart(
      {
        title: 'Ventricular beats found against false alarms',
        x: { from: 0, to: 1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], label: 'False positive rate' },
        y: { from: 0, to: 1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], label: 'True positive rate' },
      },
      [
        {
          points: [
            [0, 0],
            [1, 1],
          ],
          colour: 'haze',
          dash: '4 10',
        },
        {
          points: roc(2.66),
          colour: 'signal',
          name: 'AUC 0.97 (95 % CI 0.96–0.98)',
          nameAt: [0.46, 0.315],
          spread: (x) => 0.045 * Math.exp(-x * 4) + 0.004,
        },
        {
          points: roc(1.45),
          colour: 'haze',
          name: 'Threshold on QRS width, AUC 0.85',
          nameAt: [0.46, 0.235],
        },
      ],
    ),
  ],
)

const beatClasses = figure(
  'arrhythmia',
  3,
  'Confusion matrix of three kinds of heartbeat; at least nine in ten of each kind are recognised; example data.',
  () => [
    matrixChart(
      'Agreement beat by beat',
      ['Normal', 'Ventricular', 'Fusion'],
      [
        [0.985, 0.008, 0.007],
        [0.019, 0.962, 0.019],
        [0.052, 0.041, 0.907],
      ],
    ),
  ],
)

export const figuresArrhythmia: readonly Entry[] = [overlay, curve, beatClasses]
