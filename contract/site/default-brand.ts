export const headlineFonts = ['newsreader', 'instrument-serif', 'bricolage-grotesque'] as const
export type HeadlineFont = (typeof headlineFonts)[number]

/** Colours of the style sheet that depend on the accent. */
export const brandColors = [
  'trace',
  'signal',
  'signalStrong',
  'signalSoft',
  'signalFill',
  'signalFillStrong',
  'onSignal',
] as const
export type BrandColor = (typeof brandColors)[number]

export interface StoredBrand {
  readonly accent: string
  readonly face: HeadlineFont
  /** URLs of uploaded pictures, or empty. */
  readonly logo: string
  readonly logoDark: string
  readonly sharePicture: string
  /** Whether social media show a picture of each page instead of the icon. */
  readonly sharePictures: boolean
  /**
   * Durations of the loading animations in milliseconds. Null means the default of the
   * installation.
   */
  readonly intro: number | null
  readonly transition: number | null
}

export const defaultBrand: StoredBrand = {
  accent: '#127367',
  face: 'newsreader',
  logo: '',
  logoDark: '',
  sharePicture: '',
  sharePictures: false,
  intro: null,
  transition: null,
}
