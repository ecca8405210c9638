import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori'
import type { AccentColors, DerivedColors } from '#contract/site/brand.ts'
import { type BrandColor, brandColors, defaultBrand } from '#contract/site/default-brand.ts'
import { memoizeByText } from '#server/base/process/memoize.ts'
import { defaultAccentColors, neutralColors } from './neutrals.ts'
import { contrastRequirements } from './pairs.ts'

type Theme = 'light' | 'dark'
type Colors = Partial<Record<string, string>>

const toOklch = converter('oklch')
const hexOf = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'))
const hexOfCss = (css: string): string => formatHex(css) ?? '#000000'

const ofTheme = <K extends string>(table: Record<K, readonly [string, string]>, theme: Theme) => {
  const colors: Partial<Record<K, string>> = {}
  for (const name in table) colors[name] = hexOfCss(table[name][theme === 'light' ? 0 : 1])
  return colors
}

/**
 * Returns the contrast of a colour to each colour that it appears with on the pages, and the required
 * minimum.
 */
const contrastsOf = (name: BrandColor, color: string, known: Colors) =>
  contrastRequirements.flatMap(([front, back, least]) => {
    const other = front === name ? known[back] : back === name ? known[front] : undefined
    return other === undefined ? [] : [{ contrast: wcagContrast(color, other), least }]
  })

const isReadable = (name: BrandColor, color: string, known: Colors): boolean =>
  contrastsOf(name, color, known).every(({ contrast, least }) => contrast >= least)

const step = 0.004

/**
 * Returns the readable colour with the accent's hue whose lightness is nearest to the wanted one.
 */
const nearestReadable = (name: BrandColor, wanted: Oklch, known: Colors): string => {
  for (let away = 0; away <= 1; away += step) {
    for (const l of [wanted.l - away, wanted.l + away]) {
      const color = hexOf({ ...wanted, l: Math.min(1, Math.max(0, l)) })
      if (isReadable(name, color, known)) return color
    }
  }
  throw new Error(`No lightness of ${formatHex(wanted)} can be read as ${name}`)
}

const lightnessOf = (color: string): number => toOklch(color)?.l ?? 0

const rampOf = (accent: Oklch, theme: Theme): AccentColors => {
  const isLight = theme === 'light'
  const chroma = (share: number, most: number) => Math.min((accent.c ?? 0) * share, most)
  const signalSoft = hexOf({
    ...accent,
    ...(isLight ? { l: 0.935, c: chroma(0.35, 0.045) } : { l: 0.295, c: chroma(0.5, 0.06) }),
  })
  const onSignal = isLight
    ? hexOfCss(defaultAccentColors.onSignal[0])
    : hexOf({ ...accent, l: 0.19, c: chroma(0.3, 0.03) })
  const known = { ...ofTheme(neutralColors, theme), signalSoft, onSignal }
  const find = (name: BrandColor, l: number) => nearestReadable(name, { ...accent, l }, known)
  // Buttons and long texts need more contrast: darker colours on light, lighter ones on dark.
  const beyond = (color: string, by: number) => lightnessOf(color) + (isLight ? -by : by)
  const signal = find('signal', accent.l)
  const signalFill = find('signalFill', accent.l)
  return {
    signalSoft,
    onSignal,
    signal,
    signalFill,
    trace: find('trace', accent.l),
    signalStrong: find('signalStrong', beyond(signal, 0.1)),
    signalFillStrong: find('signalFillStrong', Math.max(0.14, beyond(signalFill, 0.075))),
  }
}

/**
 * Colours that visitors notice most: of buttons, and of small texts in the accent colour. Only changes of
 * these are reported.
 */
const reportedColors = ['signalFill', 'signal'] as const

const changesOf = (accent: string, theme: Theme, ramp: AccentColors): DerivedColors['changes'] =>
  reportedColors.flatMap((color) => {
    const to = ramp[color]
    if (to === accent) return []
    const known: Colors = { ...ofTheme(neutralColors, theme), ...ramp, [color]: undefined }
    const [worst] = contrastsOf(color, accent, known).toSorted(
      (one, other) => one.contrast / one.least - other.contrast / other.least,
    )
    if (!worst) return []
    const contrast = Math.floor(worst.contrast * 100) / 100
    return [{ theme, color, from: accent, to, contrast, least: worst.least }]
  })

const isRamp = (colors: Partial<AccentColors>): colors is AccentColors =>
  brandColors.every((name) => colors[name] !== undefined)

const shipped = (theme: Theme): AccentColors => {
  const ramp = ofTheme(defaultAccentColors, theme)
  if (!isRamp(ramp)) throw new Error('A colour is missing')
  return ramp
}

const derive = (accent: string): DerivedColors => {
  const base = toOklch(accent)
  if (base === undefined) throw new Error(`${accent} is no colour`)
  const colors = { light: rampOf(base, 'light'), dark: rampOf(base, 'dark') }
  return {
    colors,
    changes: [
      ...changesOf(accent, 'light', colors.light),
      ...changesOf(accent, 'dark', colors.dark),
    ],
  }
}

const shippedColors: DerivedColors = {
  colors: { light: shipped('light'), dark: shipped('dark') },
  changes: [],
}

/** Cached, because every rendered page needs the same colours. */
const derived = memoizeByText(derive, 10)

/** Returns the colours of both themes for an accent, with the changes that made them readable. */
export const deriveBrandColors = (accent: string): DerivedColors =>
  accent === defaultBrand.accent ? shippedColors : derived(accent)
