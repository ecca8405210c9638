import { polyline } from '../draw/curve.ts'
import { plateFrame } from '../draw/plate.ts'
import { mapField, paintField, resize } from '../draw/raster.ts'
import { circle, line, type Point, path } from '../draw/svg.ts'
import { ramp, tokens } from '../palette.ts'
import { isCalm } from '../signal/ecg.ts'
import { eegRate, electrodes, synthesiseEeg } from '../signal/eeg.ts'
import { spectrogram } from '../signal/spectrogram.ts'
import { blur } from '../volume/field.ts'
import type { Entry } from './entry.ts'

const size = { width: 900, height: 1125 }
const margin = 64

const beats: Entry = {
  name: 'gallery-6',
  kind: 'gallery',
  alt: 'Thirty-six heartbeats of one ECG recording stacked below each other; the ventricular beats among them are drawn in coral.',
  draw: ({ ecg }) => {
    const shown = ecg.beats.filter(({ sample }) => isCalm(ecg, sample)).slice(-44, -8)
    const [left, right, top, gap] = [120, 780, 256, 20]
    const shapes = shown.map(({ sample, ventricular }, row) => {
      const base = top + row * gap
      const points = Array.from({ length: 271 }, (_, index): Point => {
        const value = ecg.millivolts[sample + index - 110] ?? 0
        const edge = Math.min(1, index / 40, (270 - index) / 60)
        return [left + ((right - left) * index) / 270, base - value * 80 * edge]
      })
      const floor: Point[] = [
        [right, base + 2],
        [left, base + 2],
      ]
      const ridge = path(polyline([...points, ...floor], true), { fill: 'paper' })
      const paint = ventricular
        ? ({ stroke: 'coral', width: 3.4 } as const)
        : ({ stroke: 'ink', width: 2 } as const)
      return ridge + path(polyline(points), paint)
    })
    const frame = plateFrame({
      ...size,
      margin,
      ground: 'paper',
      number: '6',
      caption: 'Thirty-six heartbeats',
    })
    return { ...size, ground: 'paper', layers: [shapes.join('') + frame] }
  },
}

const discharge: Entry = {
  name: 'gallery-7',
  kind: 'gallery',
  alt: 'Nineteen channels of a synthetic EEG; a spike-and-wave discharge in the left temporal channels is drawn in coral.',
  draw: () => {
    const span = { from: 2.4, to: 6.2, x: -0.75, y: 0.15 }
    const channels = synthesiseEeg({ seed: 'gallery', seconds: 8, discharge: span })
    const [left, right, top, gap] = [118, 790, 140, 45.5]
    const shapes = channels.map((samples, row) => {
      const { x = 0, y = 0 } = electrodes[row] ?? {}
      const near = Math.hypot(x - span.x, y - span.y) < 0.72
      const at = (index: number): Point => [
        left + ((right - left) * index) / samples.length,
        top + row * gap - (samples[index] ?? 0) * 0.5,
      ]
      const points = Array.from(samples, (_, index) => at(index))
      const base = path(polyline(points), { stroke: 'haze', width: 1.7 })
      const part = points.slice(
        Math.round((span.from + 0.1) * eegRate),
        Math.round((span.to - 0.2) * eegRate),
      )
      return base + (near ? path(polyline(part), { stroke: 'coral', width: 2.9 }) : '')
    })
    const frame = plateFrame({
      ...size,
      margin,
      ground: 'ink',
      number: '7',
      caption: 'Nineteen channels, one discharge',
    })
    return { ...size, ground: 'ink', layers: [shapes.join('') + frame] }
  },
}

const bands: Entry = {
  name: 'gallery-8',
  kind: 'gallery',
  alt: 'Spectrogram of a synthetic EEG: bursts of alpha rhythm near ten hertz and the harmonics of a discharge, in teal on paper.',
  draw: () => {
    const span = { from: 14, to: 27, x: -0.05, y: -0.1 }
    const samples =
      synthesiseEeg({ seed: 'bands', seconds: 40, discharge: span })[17] ?? new Float32Array()
    const power = spectrogram(samples, { rate: eegRate, windowLength: 256, hop: 24, highest: 30 })
    const [low, high] = [7, 37]
    const tone = mapField(
      blur(power, 1),
      (value) => Math.min(1, Math.max(0, (value - low) / (high - low))) ** 1.25,
    )
    const tones = ramp(tokens.paper, [0.87, 0.05, 172], tokens.signal, [0.4, 0.08, 185], tokens.ink)
    const raster = paintField(resize(tone, 660, 800), tones, { left: 120, top: 152 })
    const ticks = [0, 1, 2, 3, 4, 5, 6].map((step) =>
      line([100, 952 - (800 * step) / 6], [112, 952 - (800 * step) / 6], {
        stroke: 'mute',
        width: 1.5,
      }),
    )
    const frame = plateFrame({
      ...size,
      margin,
      ground: 'paper',
      number: '8',
      caption: 'Forty seconds, zero to thirty hertz',
    })
    const dot = circle([106, 952 - 800 / 3], 4, { fill: 'signal' })
    return { ...size, ground: 'paper', layers: [raster, ticks.join('') + dot + frame] }
  },
}

export const gallerySignals: readonly Entry[] = [beats, discharge, bands]
