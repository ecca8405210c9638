import { pictureAddress, pictureName } from '#contract/media/picture-facts.ts'

// A figure is kept beside its still picture HASH-WIDTHxHEIGHT-COLOR.webp, under the same beginning: whatever
// holds, claims, backs up or removes the picture does the same to the figure.
const stem = '[0-9a-f]{32}-\\d{1,5}x\\d{1,5}-[0-9a-f]{6}'
const fileName = new RegExp(
  `^(${stem})\\.(?:(volume|trace)|(\\d{1,9})\\.(slices|samples|nii\\.gz))$`,
)

/** The kinds of figures that one can touch. */
export const figureKinds = ['volume', 'trace'] as const
export type FigureKind = (typeof figureKinds)[number]

/** What a file of the media store is, where it belongs to a figure. */
export interface FigureFile {
  readonly stem: string
  /** How many bytes it has; null for what a figure's facts are in. */
  readonly bytes: number | null
  readonly ending: FigureKind | 'slices' | 'samples' | 'nii.gz'
}

/** What a file of the media store is, by its name; null when it belongs to no figure. */
export const figureFile = (name: string): FigureFile | null => {
  const [, begin, kind, bytes, ending] = fileName.exec(name) ?? []
  if (begin === undefined) return null
  if (kind === 'volume' || kind === 'trace') return { stem: begin, bytes: null, ending: kind }
  if (ending !== 'slices' && ending !== 'samples' && ending !== 'nii.gz') return null
  return { stem: begin, bytes: Number(bytes), ending }
}

/** What is known of a figure by its address: its kind and its still picture. Null when it is none of ours. */
export const figureFacts = (url: string): { kind: FigureKind; still: string } | null => {
  const name = url.slice(pictureAddress('').length)
  const file = url === pictureAddress(name) ? figureFile(name) : null
  if (file?.ending !== 'volume' && file?.ending !== 'trace') return null
  return { kind: file.ending, still: pictureAddress(`${file.stem}.webp`) }
}

/** The address of a figure, by that of its still picture. */
export const figureAddress = (still: string, kind: FigureKind): string => {
  if (pictureName(still) === null) throw new TypeError(`${still} is no picture of ours`)
  return still.replace(/webp$/, kind)
}
