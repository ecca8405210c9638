import { traceMetadataSchema, volumeMetadataSchema } from '#contract/figure/figure-facts.ts'
import { type FigureFile, parseFigureFileName } from '#contract/figure/figure-file.ts'
import { volumePlanes } from '#contract/figure/volume-facts.ts'
import { mediaFileUrl } from '#contract/media/picture-facts.ts'

type Ending = FigureFile['ending']

const maxMetadataLength = 5_000_000
const bytesPerSample = 2

/** Checks a figure's metadata. Returns the problem, undefined if there is none. `names` are the figure's files. */
export const findFigureProblem = (
  { stem, ending }: Pick<FigureFile, 'stem' | 'ending'>,
  text: string,
  names: readonly string[],
): string | undefined => {
  const bytesAt = (url: string, wantedEnding: Ending): number | undefined => {
    const name = names.find((each) => mediaFileUrl(each) === url)
    const file = name === undefined ? null : parseFigureFileName(name)
    return file?.stem === stem && file.ending === wantedEnding ? (file.bytes ?? 0) : undefined
  }
  const missing = 'It leads to a file that is not its own, or not in the export'
  const outside = 'It leads beyond the end of its file'
  if (text.length > maxMetadataLength) return 'It is longer than 5 MB'
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return 'It is not JSON'
  }
  if (ending === 'volume') {
    const { data } = volumeMetadataSchema.safeParse(json)
    if (!data) return 'It does not describe a scan'
    const bytes = bytesAt(data.slices, 'slices')
    if (bytes === undefined) return missing
    if (data.download !== null && bytesAt(data.download, 'nii.gz') === undefined) return missing
    const parts = volumePlanes.flatMap((plane) => [
      ...data.planes[plane].sheets,
      ...data.planes[plane].labelSheets,
    ])
    return parts.some(([start, length]) => start + length > bytes) ? outside : undefined
  }
  const { data } = traceMetadataSchema.safeParse(json)
  if (!data) return 'It does not describe a recording'
  const bytes = bytesAt(data.samples, 'samples')
  if (bytes === undefined) return missing
  const isOutside = data.channels.some(({ levels }) =>
    levels.some(({ factor, start, count }) => {
      const numbers = factor === 1 ? count : 2 * count
      return start + numbers * bytesPerSample > bytes
    }),
  )
  return isOutside ? outside : undefined
}
