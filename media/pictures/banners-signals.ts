import { steps } from '../charts/models.ts'
import { polyline, smooth } from '../draw/curve.ts'
import { mapField, paintField, resize } from '../draw/raster.ts'
import { circle, type Point, path } from '../draw/svg.ts'
import { ramp, tokens } from '../palette.ts'
import { createRandom } from '../random.ts'
import { eegRate, electrodes, synthesiseEeg } from '../signal/eeg.ts'
import { spectrogram } from '../signal/spectrogram.ts'
import { blur } from '../volume/field.ts'
import { banner } from './banner.ts'
import type { Entry } from './entry.ts'
import { hypnogram, nightStages } from './hypnogram.ts'

const arrhythmia = banner(
  'arrhythmia',
  'paper',
  'Fifty seconds of one ECG lead in seven rows; the ventricular beats are drawn in coral.',
  ({ ecg }) => {
    const [first, perRow] = [88_400, 2600]
    const rows = steps(0, 6, 7).map((row) => {
      const from = first + row * perRow
      const at = (sample: number): Point => [
        ((sample - from) / perRow) * 1600,
        150 + row * 108 - (ecg.millivolts[sample] ?? 0) * 52,
      ]
      const whole = Array.from({ length: perRow + 1 }, (_, index) => at(from + index))
      const marked = ecg.beats.filter(
        ({ sample, ventricular }) => ventricular && sample > from && sample < from + perRow,
      )
      const parts = marked.map(({ sample }) =>
        path(polyline(Array.from({ length: 150 }, (_, index) => at(sample - 50 + index))), {
          stroke: 'coral',
          width: 4.5,
        }),
      )
      return path(polyline(whole), { stroke: 'ink', width: 2 }) + parts.join('')
    })
    return [rows.join('')]
  },
)

const seizure = banner(
  'seizure',
  'ink',
  'Nineteen channels of synthetic EEG; a discharge, drawn in coral, begins in one channel and spreads to its neighbours.',
  () => {
    const span = { from: 7, to: 15, x: -0.7, y: 0.1 }
    const channels = synthesiseEeg({ seed: 'banner', seconds: 20, discharge: span })
    const rows = channels.map((samples, row) => {
      const { x = 0, y = 0 } = electrodes[row] ?? {}
      const distance = Math.hypot(x - span.x, y - span.y)
      const points = Array.from(
        samples,
        (value, index): Point => [(index / samples.length) * 1600, 66 + row * 43 - value * 0.42],
      )
      const part = points.slice(
        Math.round((span.from + 0.3 + distance * 2.4) * eegRate),
        Math.round((span.to - 0.5) * eegRate),
      )
      const near = distance < 0.95 ? path(polyline(part), { stroke: 'coral', width: 2.6 }) : ''
      return path(polyline(points), { stroke: 'haze', width: 1.5, opacity: 0.8 }) + near
    })
    return [rows.join('')]
  },
)

// Returns the sleep stage at a share of the night.
function stageAt(share: number): number {
  const night = nightStages()
  const hour = share * (night.at(-1)?.hour ?? 8)
  return night.findLast((entry) => entry.hour <= hour)?.stage ?? 0
}

// Returns the power in decibels that a sleep stage adds at a frequency: alpha while awake, theta in REM,
// spindles in N2, slow waves in N3.
function rhythm(stage: number, frequency: number): number {
  const [peak, width, size] = [
    [10, 1, 15],
    [6, 1.6, 7],
    [6, 2, 6],
    [13.4, 0.9, 14],
    [1.6, 2.2, 16],
  ][stage] ?? [0, 1, 0]
  return (size ?? 0) * Math.exp(-(((frequency - (peak ?? 0)) / (width ?? 1)) ** 2))
}

const sleep = banner(
  'sleep',
  'ink',
  'Spectrogram of a synthetic night in teal with the steps of its sleep stages above it.',
  () => {
    const samples = synthesiseEeg({ seed: 'night banner', seconds: 90 })[4] ?? new Float32Array()
    const power = spectrogram(samples, { rate: eegRate, windowLength: 256, hop: 48, highest: 20 })
    const soft = blur(power, 1)
    const tone = mapField(soft, (value, index) => {
      const frequency = 20 * (1 - Math.floor(index / power.width) / power.height)
      const stage = stageAt(((index % power.width) / power.width) * 1.16 - 0.08)
      return Math.min(1, Math.max(0, (value + rhythm(stage, frequency) - 6) / 34)) ** 1.3
    })
    const tones = ramp(
      tokens.ink,
      [0.32, 0.05, 185],
      tokens.signalDeep,
      tokens.signal,
      tokens.signalBright,
    )
    const line = hypnogram({
      left: 110,
      top: 110,
      width: 1380,
      height: 230,
      line: 'paper',
      accent: 'signalBright',
      labels: false,
    })
    return [paintField(resize(tone, 1600, 470), tones, { left: 0, top: 430 }), line]
  },
)

const prevention = banner(
  'prevention',
  'paper',
  'A hundred and fifty thin lines run from left to right like lives side by side; a few, in coral, leave the bundle early.',
  () => {
    const random = createRandom('lives')
    const lines = Array.from({ length: 150 }, (_, index) => {
      const base = 110 + (index / 149) * 640
      const leaves = random.next() < 0.07
      const start = random.range(0.3, 0.66)
      const [wave, phase] = [random.range(6, 16), random.range(0, 6)]
      const points = steps(0, 1, 60).map((share): Point => {
        const pull = 430 + (base - 430) * (0.62 + 0.38 * Math.cos(share * 2.6 + 0.3))
        const drop = leaves && share > start ? (share - start) ** 2 * 3400 : 0
        return [share * 1660 - 30, pull + wave * Math.sin(share * 7 + phase) * share + drop]
      })
      const shown = leaves ? points.filter(([, y]) => y < 830) : points
      const end = shown.at(-1) ?? [0, 0]
      const paint = leaves
        ? ({ stroke: 'coral', width: 3 } as const)
        : ({ stroke: 'ink', width: 1.4, opacity: 0.75 } as const)
      return (
        path(smooth(shown), paint) +
        (leaves && end[0] < 1600 ? circle(end, 6, { fill: 'coral' }) : '')
      )
    })
    return [lines.join('')]
  },
)

export const bannersSignals: readonly Entry[] = [arrhythmia, seizure, sleep, prevention]
