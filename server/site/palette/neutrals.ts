/** Colours that every accent must contrast with, as in `tokens.css`: light, dark. */
export const neutralColors = {
  paper: ['oklch(0.984 0.007 88)', 'oklch(0.186 0.016 200)'],
  surface: ['oklch(0.997 0.003 88)', 'oklch(0.225 0.018 200)'],
  sunk: ['oklch(0.958 0.01 88)', 'oklch(0.158 0.014 200)'],
  ink: ['oklch(0.225 0.024 195)', 'oklch(0.955 0.01 95)'],
  inkSoft: ['oklch(0.405 0.02 195)', 'oklch(0.815 0.012 150)'],
  inkFaint: ['oklch(0.51 0.018 195)', 'oklch(0.685 0.014 180)'],
} as const

/** Default values of the colours that depend on the accent: light, dark. */
export const defaultAccentColors = {
  trace: ['oklch(0.6 0.105 178)', 'oklch(0.8 0.13 172)'],
  signal: ['oklch(0.5 0.085 182)', 'oklch(0.8 0.12 174)'],
  signalStrong: ['oklch(0.4 0.07 184)', 'oklch(0.87 0.1 172)'],
  signalSoft: ['oklch(0.935 0.03 176)', 'oklch(0.295 0.045 185)'],
  signalFill: ['oklch(0.44 0.076 184)', 'oklch(0.8 0.12 174)'],
  signalFillStrong: ['oklch(0.365 0.062 186)', 'oklch(0.87 0.1 172)'],
  onSignal: ['oklch(0.99 0.006 88)', 'oklch(0.19 0.03 190)'],
} as const
