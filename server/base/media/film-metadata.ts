import type { VideoFormat } from '#contract/media/film.ts'
import { type Mp4Box, maxVideoParts, parseMp4Boxes } from './film-boxes.ts'
import { metadataTracksOf } from './film-tracks.ts'

/** MP4 boxes with metadata such as location, time and camera, and the boxes that contain them. */
const telling = new Set(['udta', 'meta', 'uuid'])
const holders = ['moov', 'trak']
const emptyBox = new TextEncoder().encode('free')

/** Overwrites a box in place, because the file refers to its data by offset. */
const empty = (bytes: Uint8Array, { start, body, end }: Mp4Box): void => {
  bytes.set(emptyBox, start + 4)
  bytes.fill(0, body, end)
}

const emptyTracks = (bytes: Uint8Array): void => {
  for (const { track, pieces } of metadataTracksOf(bytes)) {
    for (const { start, end } of pieces) bytes.fill(0, start, end)
    empty(bytes, track)
  }
}

const emptyBoxes = (
  bytes: Uint8Array,
  [holder, ...deeper]: readonly string[],
  from = 0,
  to = bytes.length,
): void => {
  for (const box of parseMp4Boxes(bytes, from, to) ?? []) {
    if (box.name === holder) emptyBoxes(bytes, deeper, box.body, box.end)
    if (telling.has(box.name)) empty(bytes, box)
  }
}

interface Element {
  readonly id: number
  readonly body: number
  /** The end of the parent if the element has unknown size. */
  readonly end: number
}

/** Returns the length of a WebM number in bytes: one more than the leading zero bits of its first byte. */
const lengthAt = (bytes: Uint8Array, at: number): number => Math.clz32(bytes[at] ?? 0) - 23

const numberAt = (bytes: Uint8Array, at: number, length: number, begin = 0xff): number =>
  bytes
    .subarray(at + 1, at + length)
    .reduce((sum, byte) => sum * 256 + byte, (bytes[at] ?? 0) & begin)

const elementAt = (bytes: Uint8Array, at: number, to: number): Element | null => {
  const idLength = lengthAt(bytes, at)
  const sizeAt = at + idLength
  const sizeLength = lengthAt(bytes, sizeAt)
  const body = sizeAt + sizeLength
  if (idLength > 4 || sizeLength > 8 || body > to) return null
  const size = numberAt(bytes, sizeAt, sizeLength, 0xff >> sizeLength)
  const isUnknown = size === 2 ** (7 * sizeLength) - 1
  const end = isUnknown ? to : body + size
  return end > to ? null : { id: numberAt(bytes, at, idLength), body, end }
}

const ids = { segment: 0x18538067, tags: 0x1254c367, attachments: 0x1941a469, void: 0xec }

const emptyElement = (bytes: Uint8Array, start: number, end: number): void => {
  const length = end - start
  const sizeLength = length < 128 ? 1 : 8
  const rest = length - 1 - sizeLength
  bytes.fill(0, start, end)
  bytes[start] = ids.void
  if (sizeLength === 1) bytes[start + 1] = 0x80 + rest
  else {
    bytes[start + 1] = 0x01
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(start + 5, rest)
  }
}

const emptyElements = (bytes: Uint8Array, from: number, to: number, isWhole = true): void => {
  let at = from
  for (let count = 0; at < to && count < maxVideoParts; count++) {
    const element = elementAt(bytes, at, to)
    if (element === null) return
    const { id, body, end } = element
    if (isWhole && id === ids.segment) emptyElements(bytes, body, end, false)
    if (id === ids.tags || id === ids.attachments) emptyElement(bytes, at, end)
    at = end
  }
}

/** Returns a copy of a video without metadata such as location and camera. */
export const withoutVideoMetadata = (
  film: Uint8Array,
  format: VideoFormat,
): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(film)
  if (format === 'mp4') {
    emptyTracks(bytes)
    emptyBoxes(bytes, holders)
  } else emptyElements(bytes, 0, bytes.length)
  return bytes
}
