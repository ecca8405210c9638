/** The typefaces that headlines can be set in. */
export const faces = ['newsreader', 'instrument-serif', 'bricolage-grotesque'] as const
export type Face = (typeof faces)[number]

/** The colours of the style sheet that follow the accent colour. */
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

/** What is kept of the site's look. */
export interface StoredBrand {
  /** `#rrggbb` */
  readonly accent: string
  readonly face: Face
  /** Addresses of pictures; empty where there is none. */
  readonly logo: string
  readonly logoDark: string
  readonly sharePicture: string
  /** Whether pages are shared with a picture rather than the icon. */
  readonly sharePictures: boolean
  /** How long the loaders play, in milliseconds; null leaves it to the installation. */
  readonly intro: number | null
  readonly transition: number | null
}

/** The look that Salus ships with. */
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
