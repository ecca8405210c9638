/** A box, the unit of which MP4 files consist. `body` is the offset of its content in the file. */
export interface Mp4Box {
  readonly name: string
  readonly start: number
  readonly body: number
  readonly end: number
}

/**
 * Maximum number of MP4 boxes, numbers in one box, or WebM elements to parse, because malicious
 * files may contain very many.
 */
export const maxVideoParts = 100_000

const latin = new TextDecoder('latin1')

/** Parses the boxes in a part of an MP4 file. Returns null if they do not fill it exactly. */
export const parseMp4Boxes = (bytes: Uint8Array, from = 0, to = bytes.length): Mp4Box[] | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boxes: Mp4Box[] = []
  let start = from
  while (start + 8 <= to) {
    const short = view.getUint32(start)
    const isLong = short === 1 && start + 16 <= to
    const size = isLong ? Number(view.getBigUint64(start + 8)) : short || to - start
    const body = start + (isLong ? 16 : 8)
    const end = start + size
    if (end < body || end > to || boxes.length === maxVideoParts) return null
    boxes.push({ name: latin.decode(bytes.subarray(start + 4, start + 8)), start, body, end })
    start = end
  }
  return start === to ? boxes : null
}
