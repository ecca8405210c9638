import type { Field } from '../volume/field.ts'
import { powerSpectrum } from './fft.ts'

interface SpectrogramOptions {
  readonly rate: number
  readonly windowLength: number
  readonly hop: number
  readonly highest: number
}

// Computes power over time and frequency in decibels. The top row is the highest frequency.
export function spectrogram(samples: Float32Array, options: SpectrogramOptions): Field {
  const { rate, windowLength, hop, highest } = options
  const padded = windowLength * 4
  const width = Math.floor((samples.length - windowLength) / hop) + 1
  const height = Math.floor((highest / rate) * padded)
  const values = new Float32Array(width * height)
  for (let column = 0; column < width; column++) {
    const frame = new Float32Array(padded)
    for (let index = 0; index < windowLength; index++) {
      const taper = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / windowLength)
      frame[index] = (samples[column * hop + index] ?? 0) * taper
    }
    const power = powerSpectrum(frame)
    for (let bin = 0; bin < height; bin++) {
      values[(height - 1 - bin) * width + column] = 10 * Math.log10((power[bin] ?? 0) + 1e-6)
    }
  }
  return { width, height, values }
}
