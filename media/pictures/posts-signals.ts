import { topography } from '../charts/topography.ts'
import { polyline, smooth } from '../draw/curve.ts'
import { type Point, path } from '../draw/svg.ts'
import { tokens } from '../palette.ts'
import { eegRate, synthesiseEeg } from '../signal/eeg.ts'
import { spectrogram } from '../signal/spectrogram.ts'
import { blur } from '../volume/field.ts'
import type { Entry } from './entry.ts'
import { post } from './post.ts'

const spiral = post(
  2,
  'ink',
  'Four minutes of one ECG recording wound into a spiral, one turn every twenty seconds; ventricular beats are coral.',
  ({ ecg }) => {
    const turn = 20 * ecg.rate
    const count = turn * 11
    const at = (sample: number): Point => {
      const angle = (sample / turn) * 2 * Math.PI - Math.PI / 2
      const radius = 92 + (sample / turn) * 28 + (ecg.millivolts[sample] ?? 0) * 17
      return [600 + radius * Math.cos(angle), 450 + radius * Math.sin(angle)]
    }
    const whole = Array.from({ length: Math.floor(count / 3) }, (_, index) => at(index * 3))
    const parts = ecg.beats
      .filter(({ sample, ventricular }) => ventricular && sample < count)
      .map(({ sample }) =>
        path(polyline(Array.from({ length: 46 }, (_, index) => at(sample - 40 + index * 3))), {
          stroke: 'coral',
          width: 2.8,
        }),
      )
    return [path(polyline(whole), { stroke: 'haze', width: 1.4 }) + parts.join('')]
  },
)

const scalp = post(
  3,
  'ink',
  'Map of the voltage over the scalp during one alpha burst of a synthetic EEG, strongest at the back of the head.',
  () => {
    const channels = synthesiseEeg({ seed: 'post', seconds: 6 })
    const values = channels.map((samples) => {
      const part = samples.slice(eegRate, 5 * eegRate)
      return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length)
    })
    return [
      topography(values, {
        centre: [600, 468],
        radius: 360,
        low: [0.26, 0.03, 195],
        high: tokens.signalBright,
        line: 'paper',
        names: false,
      }),
    ]
  },
)

const ridges = post(
  6,
  'paper',
  'Spectra of a synthetic EEG, one ridge for each second, with the alpha rhythm as a mountain range.',
  () => {
    const samples = synthesiseEeg({ seed: 'ridges', seconds: 46 })[18] ?? new Float32Array()
    const power = spectrogram(samples, { rate: eegRate, windowLength: 256, hop: 256, highest: 22 })
    const soft = blur(power, 1)
    const rows = Array.from({ length: Math.min(44, power.width) }, (_, row) => {
      const base = 190 + row * 14
      const points = Array.from({ length: power.height }, (_, bin): Point => {
        const value = soft.values[(power.height - 1 - bin) * power.width + row] ?? 0
        const edge = Math.min(1, bin / 6, (power.height - 1 - bin) / 14)
        return [
          200 + (bin / (power.height - 1)) * 800,
          base - Math.max(0, value / 30) ** 3 * 120 * edge,
        ]
      })
      const ridge = path(`${smooth(points)}L1000 ${base + 20}L200 ${base + 20}Z`, { fill: 'paper' })
      return (
        ridge +
        path(
          smooth(points),
          row === 21 ? { stroke: 'signal', width: 4 } : { stroke: 'ink', width: 1.8 },
        )
      )
    })
    return [rows.join('')]
  },
)

export const postsSignals: readonly Entry[] = [spiral, scalp, ridges]
