// A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees.
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

// A colour as 8-bit sRGB channels.
export type Rgb = readonly [red: number, green: number, blue: number]

// Brand colours of all pictures.
export const tokens = {
  paper: [0.975, 0.008, 90],
  paperShade: [0.935, 0.011, 88],
  paperEdge: [0.86, 0.013, 88],
  ink: [0.2, 0.025, 200],
  inkDeep: [0.155, 0.02, 205],
  inkSoft: [0.3, 0.026, 200],
  mute: [0.52, 0.02, 200],
  haze: [0.72, 0.015, 195],
  signal: [0.62, 0.12, 175],
  signalBright: [0.78, 0.12, 175],
  signalPale: [0.9, 0.035, 172],
  signalDeep: [0.44, 0.085, 180],
  skinLight: [0.93, 0.022, 70],
  skinWarm: [0.82, 0.045, 65],
  skinTan: [0.7, 0.055, 60],
  skinDeep: [0.52, 0.05, 52],
  coral: [0.68, 0.17, 35],
  coralDeep: [0.56, 0.16, 35],
} as const satisfies Record<string, Oklch>

export type Token = keyof typeof tokens

function encode(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear))
  const value = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(value * 255)
}

// Converts OKLCH to 8-bit sRGB and clips colours outside of sRGB.
export function toRgb([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

export function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export function hex(token: Token): string {
  return toHex(toRgb(tokens[token]))
}

// Mixes two colours in OKLab, so that no grey or foreign hue appears between them.
export function mix(from: Oklch, to: Oklch, share: number): Oklch {
  const lab = ([, chroma, hue]: Oklch): [number, number] => [
    chroma * Math.cos((hue * Math.PI) / 180),
    chroma * Math.sin((hue * Math.PI) / 180),
  ]
  const [a0, b0] = lab(from)
  const [a1, b1] = lab(to)
  const a = a0 + (a1 - a0) * share
  const b = b0 + (b1 - b0) * share
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return [from[0] + (to[0] - from[0]) * share, Math.hypot(a, b), hue]
}

// Builds a 256-step colour ramp.
export function ramp(...stops: readonly Oklch[]): Rgb[] {
  return Array.from({ length: 256 }, (_, index) => {
    const place = (index / 255) * (stops.length - 1)
    const low = Math.min(Math.floor(place), stops.length - 2)
    const from = stops[low]
    const to = stops[low + 1]
    if (!from || !to) throw new Error('A ramp needs at least two colours')
    return toRgb(mix(from, to, place - low))
  })
}
