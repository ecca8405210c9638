import type { FilmFormat } from '#contract/media/film.ts'
import { type Box, boxesIn, mostPieces } from './film-boxes.ts'
import { tellingTracks } from './film-tracks.ts'

/** Where an MP4 file says where, when and with what it was taken: in itself, in this box of it, and in that of the other. */
const telling = new Set(['udta', 'meta', 'uuid'])
const holders = ['moov', 'trak']
const emptyBox = new TextEncoder().encode('free')

/** Empties a box. Nothing moves: the film is found by its place in the file. */
const empty = (bytes: Uint8Array, { start, body, end }: Box): void => {
  bytes.set(emptyBox, start + 4)
  bytes.fill(0, body, end)
}

/** Empties the tracks that tell of an MP4 file's making, and what they lead to. */
const emptyTracks = (bytes: Uint8Array): void => {
  for (const { track, pieces } of tellingTracks(bytes)) {
    for (const { start, end } of pieces) bytes.fill(0, start, end)
    empty(bytes, track)
  }
}

/** Empties what tells of an MP4 file's making. */
const emptyBoxes = (
  bytes: Uint8Array,
  [holder, ...deeper]: readonly string[],
  from = 0,
  to = bytes.length,
): void => {
  for (const box of boxesIn(bytes, from, to) ?? []) {
    if (box.name === holder) emptyBoxes(bytes, deeper, box.body, box.end)
    if (telling.has(box.name)) empty(bytes, box)
  }
}

interface Element {
  readonly id: number
  readonly body: number
  /** As long as what it is part of, where it does not say. */
  readonly end: number
}

/** How many bytes a number of WebM takes is told by its first bits. */
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

/** Makes an element one that players pass over, of the same length. */
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

/** Empties what tells of a WebM file's making, in the one part of it that holds all others. */
const emptyElements = (bytes: Uint8Array, from: number, to: number, isWhole = true): void => {
  let at = from
  for (let count = 0; at < to && count < mostPieces; count++) {
    const element = elementAt(bytes, at, to)
    if (element === null) return
    const { id, body, end } = element
    if (isWhole && id === ids.segment) emptyElements(bytes, body, end, false)
    if (id === ids.tags || id === ids.attachments) emptyElement(bytes, at, end)
    at = end
  }
}

/** A film without what phones and programs have written into it, such as the place where it was taken. */
export const withoutMetadata = (film: Uint8Array, format: FilmFormat): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(film)
  if (format === 'mp4') {
    emptyTracks(bytes)
    emptyBoxes(bytes, holders)
  } else emptyElements(bytes, 0, bytes.length)
  return bytes
}
