import { readFileSync } from 'node:fs'

export interface Ecg {
  readonly rate: number
  readonly millivolts: Float32Array
  readonly beats: readonly Beat[]
}

// A detected beat: position of its R peak, and whether it looks ventricular.
interface Beat {
  readonly sample: number
  readonly ventricular: boolean
}

const rate = 360

// Reads unsigned 16-bit samples, removes baseline wander and finds the beats.
export function readEcg(path: string): Ecg {
  const bytes = readFileSync(path)
  const raw = new Float32Array(bytes.length / 2)
  for (let index = 0; index < raw.length; index++) {
    raw[index] = (bytes.readUInt16LE(index * 2) - 1024) / 200
  }
  const wander = movingMean(movingMean(raw, 130), 130)
  const millivolts = movingMean(raw, 1).map((value, index) => value - (wander[index] ?? 0))
  return { rate, millivolts, beats: findBeats(millivolts) }
}

function movingMean(values: Float32Array, reach: number): Float32Array {
  const result = new Float32Array(values.length)
  let sum = 0
  const read = (index: number): number =>
    values[Math.min(values.length - 1, Math.max(0, index))] ?? 0
  for (let index = -reach; index <= reach; index++) sum += read(index)
  for (let index = 0; index < values.length; index++) {
    result[index] = sum / (2 * reach + 1)
    sum += read(index + reach + 1) - read(index - reach)
  }
  return result
}

// Detects beats by the energy of the slope (after Pan and Tompkins), and their type by width.
function findBeats(signal: Float32Array): Beat[] {
  const slope = signal.map((value, index) => (value - (signal[index - 4] ?? value)) ** 2)
  const energy = movingMean(slope, 22)
  const level = [...energy].sort((a, b) => a - b)[Math.floor(energy.length * 0.9)] ?? 0
  const beats: Beat[] = []
  let index = 0
  while (index < energy.length) {
    if ((energy[index] ?? 0) < level * 0.22) {
      index++
      continue
    }
    let peak = index
    const end = Math.min(energy.length, index + 80)
    for (let look = Math.max(0, index - 20); look < end; look++) {
      if ((signal[look] ?? 0) > (signal[peak] ?? 0)) peak = look
    }
    beats.push({ sample: peak, ventricular: width(signal, peak) >= 18 })
    index = peak + 100
  }
  return beats
}

// Returns the width of a complex at a third of its height, in samples. Ventricular beats are wide.
function width(signal: Float32Array, peak: number): number {
  const level = (signal[peak] ?? 0) * 0.35
  let [from, to] = [peak, peak]
  while (from > 0 && (signal[from] ?? 0) > level) from--
  while (to < signal.length && (signal[to] ?? 0) > level) to++
  return to - from
}

// Whether the recording around a beat is undisturbed.
export function isCalm({ millivolts }: Ecg, peak: number): boolean {
  let roughness = 0
  for (let index = peak - 110; index < peak + 160; index++) {
    if (Math.abs(index - peak) < 40) continue
    if (Math.abs(millivolts[index] ?? 0) > 0.75) return false
    roughness = Math.max(
      roughness,
      Math.abs((millivolts[index] ?? 0) - (millivolts[index - 6] ?? 0)),
    )
  }
  return roughness < 0.2
}
