import { type Mp4Box, maxVideoParts, parseMp4Boxes } from './film-boxes.ts'

/** Handler types of MP4 tracks with video or audio. Cameras and drones store locations in other tracks. */
const shown = new Set(['vide', 'auxv', 'soun'])
/** Handler types of MP4 tracks with subtitles, in which drones store locations, too. */
const captions = new Set(['text', 'sbtl', 'subt', 'clcp'])
const mostTracks = 100
const place = /\bGPS ?\(|\b(?:lat|long)itude ?:/i

const latin = new TextDecoder('latin1')

interface Piece {
  readonly start: number
  readonly end: number
}

const find = (
  bytes: Uint8Array,
  { body, end }: Mp4Box,
  [name, ...deeper]: readonly string[],
): Mp4Box | undefined => {
  const found = parseMp4Boxes(bytes, body, end)?.find((box) => box.name === name)
  return found && deeper.length > 0 ? find(bytes, found, deeper) : found
}

/**
 * Returns the numbers in an MP4 box. Each has `width` bytes, and `head` bytes precede the first.
 */
const tableIn = (
  bytes: Uint8Array,
  box: Mp4Box | undefined,
  head: number,
  width: 4 | 8,
): number[] => {
  if (box === undefined || box.body + head > box.end) return []
  const view = new DataView(bytes.buffer, bytes.byteOffset + box.body + head)
  const count = Math.min(Math.floor((box.end - box.body - head) / width), maxVideoParts)
  return Array.from({ length: count }, (_, n) =>
    width === 4 ? view.getUint32(n * width) : Number(view.getBigUint64(n * width)),
  )
}

const piecesOf = (bytes: Uint8Array, track: Mp4Box): Piece[] => {
  const table = (name: string) => find(bytes, track, ['mdia', 'minf', 'stbl', name])
  const starts = [...tableIn(bytes, table('stco'), 8, 4), ...tableIn(bytes, table('co64'), 8, 8)]
  const [common = 0, count = 0, ...sizes] = tableIn(bytes, table('stsz'), 4, 4)
  const runs = tableIn(bytes, table('stsc'), 8, 4)
  let sample = 0
  let run = 0
  return starts.map((start, index) => {
    // `runs` has three numbers per run of chunks. The first is the number of the run's first chunk.
    while ((runs[run + 3] ?? Number.POSITIVE_INFINITY) <= index + 1) run += 3
    const next = Math.min(sample + (runs[run + 1] ?? 0), count)
    const size = common
      ? common * (next - sample)
      : sizes.slice(sample, next).reduce((sum, each) => sum + each, 0)
    sample = next
    return { start, end: start + size }
  })
}

const kindOf = (bytes: Uint8Array, track: Mp4Box): string => {
  const handler = find(bytes, track, ['mdia', 'hdlr'])
  return handler ? latin.decode(bytes.subarray(handler.body + 8, handler.body + 12)) : ''
}

const readTelling = (bytes: Uint8Array, track: Mp4Box): { track: Mp4Box; pieces: Piece[] }[] => {
  const kind = kindOf(bytes, track)
  if (shown.has(kind)) return []
  const pieces = piecesOf(bytes, track)
  const length = pieces.reduce((sum, { start, end }) => sum + end - start, 0)
  if (length > bytes.length) return []
  const isPlace = ({ start, end }: Piece) => place.test(latin.decode(bytes.subarray(start, end)))
  return captions.has(kind) && !pieces.some(isPlace) ? [] : [{ track, pieces }]
}

/**
 * Finds the metadata tracks of an MP4 file. Fragmented files have them elsewhere and are not
 * supported.
 */
export const metadataTracksOf = (bytes: Uint8Array) => {
  const boxes = parseMp4Boxes(bytes) ?? []
  if (boxes.some(({ name }) => name === 'moof')) return []
  return boxes
    .filter(({ name }) => name === 'moov')
    .flatMap(({ body, end }) => parseMp4Boxes(bytes, body, end) ?? [])
    .filter(({ name }) => name === 'trak')
    .slice(0, mostTracks)
    .flatMap((track) => readTelling(bytes, track))
}
