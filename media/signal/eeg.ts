import { createRandom, type Random } from '../random.ts'

// An electrode with its position on the head (x to the right ear, y to the nose).
interface Electrode {
  readonly name: string
  readonly x: number
  readonly y: number
}

// The nineteen electrodes of the 10–20 system on a unit disc, front to back.
export const electrodes: readonly Electrode[] = [
  { name: 'Fp1', x: -0.27, y: 0.83 },
  { name: 'Fp2', x: 0.27, y: 0.83 },
  { name: 'F7', x: -0.71, y: 0.51 },
  { name: 'F3', x: -0.39, y: 0.45 },
  { name: 'Fz', x: 0, y: 0.43 },
  { name: 'F4', x: 0.39, y: 0.45 },
  { name: 'F8', x: 0.71, y: 0.51 },
  { name: 'T3', x: -0.87, y: 0 },
  { name: 'C3', x: -0.44, y: 0 },
  { name: 'Cz', x: 0, y: 0 },
  { name: 'C4', x: 0.44, y: 0 },
  { name: 'T4', x: 0.87, y: 0 },
  { name: 'T5', x: -0.71, y: -0.51 },
  { name: 'P3', x: -0.39, y: -0.45 },
  { name: 'Pz', x: 0, y: -0.43 },
  { name: 'P4', x: 0.39, y: -0.45 },
  { name: 'T6', x: 0.71, y: -0.51 },
  { name: 'O1', x: -0.27, y: -0.83 },
  { name: 'O2', x: 0.27, y: -0.83 },
]

// Content of a synthetic recording. Times are in seconds, the focus in electrode coordinates.
interface EegPlan {
  readonly seed: string
  readonly seconds: number
  readonly discharge?: {
    readonly from: number
    readonly to: number
    readonly x: number
    readonly y: number
  }
}

// Samples per second.
export const eegRate = 256

// Returns noise whose power falls with frequency, like background EEG.
function pink(random: Random, count: number): Float32Array {
  const state = [0, 0, 0]
  const keep = [0.99765, 0.963, 0.57]
  const feed = [0.099046, 0.2965164, 1.0526913]
  return Float32Array.from({ length: count }, () => {
    const white = random.normal()
    for (let pole = 0; pole < 3; pole++) {
      state[pole] = (keep[pole] ?? 0) * (state[pole] ?? 0) + (feed[pole] ?? 0) * white
    }
    return (state[0] ?? 0) + (state[1] ?? 0) + (state[2] ?? 0)
  })
}

// Returns a spike-and-wave complex at a phase: a sharp spike, then a slow wave.
function spikeWave(phase: number): number {
  const turn = phase - Math.floor(phase)
  const spike = 1.5 * Math.exp(-(((turn - 0.14) / 0.035) ** 2))
  const dip = -0.5 * Math.exp(-(((turn - 0.24) / 0.045) ** 2))
  const wave = turn > 0.3 ? -0.85 * Math.sin((Math.PI * (turn - 0.3)) / 0.7) : 0
  return spike + dip + wave
}

function envelope(time: number, from: number, to: number): number {
  const rise = Math.min(1, Math.max(0, (time - from) / 0.8))
  const fall = Math.min(1, Math.max(0, (to - time) / 1.2))
  return rise * rise * (3 - 2 * rise) * fall
}

// Synthesises a recording in microvolts: background, posterior alpha bursts, one discharge.
export function synthesiseEeg(plan: EegPlan): Float32Array[] {
  const count = Math.round(plan.seconds * eegRate)
  const common = createRandom(`${plan.seed} common`)
  const shared = pink(common, count)
  const bursts = Array.from({ length: Math.ceil(plan.seconds / 1.6) }, (_, index) => ({
    at: index * 1.6 + common.range(0, 1.2),
    length: common.range(0.35, 0.8),
    rate: common.range(9.2, 10.6),
    size: common.range(0.4, 1),
  }))
  const { discharge } = plan
  return electrodes.map(({ name, x, y }) => {
    const random = createRandom(`${plan.seed} ${name}`)
    const own = pink(random, count)
    const lag = random.range(-0.02, 0.02)
    const back = Math.exp(-(((y + 0.75) / 0.6) ** 2))
    const near = discharge
      ? Math.exp(-(Math.hypot(x - discharge.x, y - discharge.y) ** 2) / 0.75)
      : 0
    return own.map((value, index) => {
      const time = index / eegRate
      let alpha = 0
      for (const burst of bursts) {
        const shape = Math.exp(-(((time - burst.at) / burst.length) ** 2)) * burst.size
        alpha += shape * Math.sin(2 * Math.PI * burst.rate * (time + lag))
      }
      const strength = discharge ? envelope(time, discharge.from, discharge.to) : 0
      const ictal =
        strength *
        spikeWave(
          (time - (discharge?.from ?? 0)) *
            (3.5 - 0.055 * Math.max(0, time - (discharge?.from ?? 0))) +
            lag,
        )
      const rest = 3.6 * value + 2.6 * (shared[index] ?? 0) + 26 * back * alpha
      return rest * (1 - 0.4 * strength) + 92 * near * ictal
    })
  })
}
