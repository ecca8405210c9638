import { readFileSync } from 'node:fs'
import { formatHex } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultBrand } from '#contract/site/default-brand.ts'
import { deriveBrandColors } from './derive.ts'
import { defaultAccentColors, neutralColors } from './neutrals.ts'
import { contrastRequirements } from './pairs.ts'

// Implements the definition of WCAG without the library, to detect errors of the library.
const channel = (value: number) =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const sheet = readFileSync('web/ui/styles/tokens.css', 'utf8')
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test.for(Object.entries({ ...neutralColors, ...defaultAccentColors }))(
  '%s is what the style sheet says',
  ([name, [light, dark]]) => {
    expect(sheet).toContain(`--${kebab(name)}: light-dark(${light}, ${dark});`)
  },
)

const themes = ['light', 'dark'] as const

const unreadable = (accent: string) => {
  const { colors } = deriveBrandColors(accent)
  return themes.flatMap((theme, at) => {
    const neutral = Object.entries(neutralColors).map(([name, css]) => [
      name,
      formatHex(css[at] ?? ''),
    ])
    const all: Record<string, string> = { ...Object.fromEntries(neutral), ...colors[theme] }
    return contrastRequirements
      .map(([front, back, least]) => ({
        accent,
        theme,
        front,
        back,
        least,
        contrast: contrast(all[front] ?? '', all[back] ?? ''),
      }))
      .filter(({ contrast, least }) => !(contrast >= least))
  })
}

test('every colour is readable on every background in both themes, with any accent', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  const accents = fc
    .tuple(byte, byte, byte)
    .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`)
  fc.assert(
    fc.property(accents, (accent) => {
      expect(unreadable(accent)).toEqual([])
    }),
    {
      numRuns: 200,
      examples: [
        ...['#ffff00', '#000000', '#ffffff', '#39ff14', '#ff0000', '#0000ff', '#808080'].map(
          (accent): [string] => [accent],
        ),
        [defaultBrand.accent],
      ],
    },
  )
})

test('a readable accent stays unchanged, and no change is reported', () => {
  const { colors, changes } = deriveBrandColors('#7a1f5c')
  expect(colors.light).toMatchObject({ signal: '#7a1f5c', signalFill: '#7a1f5c' })
  expect(changes.filter(({ theme }) => theme === 'light')).toEqual([])
})

test('changes are reported, with the contrast that the chosen colour would have had', () => {
  const { colors, changes } = deriveBrandColors('#ffff00')
  expect(changes).toContainEqual({
    theme: 'light',
    color: 'signalFill',
    from: '#ffff00',
    to: colors.light.signalFill,
    contrast: 1.04,
    least: 4.5,
  })
  for (const { contrast, least } of changes) expect(contrast).toBeLessThan(least)
})
