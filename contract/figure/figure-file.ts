import { mediaFileUrl, pictureFileNameOfUrl } from '#contract/media/picture-facts.ts'

// Files of a figure share their prefix with the poster image (HASH-WIDTHxHEIGHT-COLOR.webp), because code
// that holds, backs up or removes the image finds them by that prefix.
const stem = '[0-9a-f]{32}-\\d{1,5}x\\d{1,5}-[0-9a-f]{6}'
const fileName = new RegExp(
  `^(${stem})\\.(?:(volume|trace)|(\\d{1,9})\\.(slices|samples|nii\\.gz))$`,
)

export const figureKinds = ['volume', 'trace'] as const
export type FigureKind = (typeof figureKinds)[number]

/** A file of an interactive figure in the media store, parsed from its name. */
export interface FigureFile {
  readonly stem: string
  /** Size from the file name. Null for the file with the figure's metadata. */
  readonly bytes: number | null
  readonly ending: FigureKind | 'slices' | 'samples' | 'nii.gz'
}

/** Parses the name of a file in the media store. Returns null if the file does not belong to a figure. */
export const parseFigureFileName = (name: string): FigureFile | null => {
  const [, filePrefix, kind, bytes, ending] = fileName.exec(name) ?? []
  if (filePrefix === undefined) return null
  if (kind === 'volume' || kind === 'trace') return { stem: filePrefix, bytes: null, ending: kind }
  if (ending !== 'slices' && ending !== 'samples' && ending !== 'nii.gz') return null
  return { stem: filePrefix, bytes: Number(bytes), ending }
}

/** Parses the URL of a figure into its kind and poster URL. Returns null for any other URL. */
export const parseFigureUrl = (url: string): { kind: FigureKind; still: string } | null => {
  const name = url.slice(mediaFileUrl('').length)
  const file = url === mediaFileUrl(name) ? parseFigureFileName(name) : null
  if (file?.ending !== 'volume' && file?.ending !== 'trace') return null
  return { kind: file.ending, still: mediaFileUrl(`${file.stem}.webp`) }
}

/** Builds the URL of a figure from the URL of its poster. Throws if the poster is not an uploaded image. */
export const figureUrlOf = (still: string, kind: FigureKind): string => {
  if (pictureFileNameOfUrl(still) === null)
    throw new TypeError(`${still} is not an uploaded picture`)
  return still.replace(/webp$/, kind)
}
