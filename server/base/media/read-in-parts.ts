import type { ByteRange } from './byte-range.ts'
import type { MediaService } from './media-service.ts'

const partBytes = 1024 * 1024

/** Reads a part of a file in pieces of at most 1 MB. Ends early if the file is missing. */
export async function* readInParts(
  media: Pick<MediaService, 'serveFile'>,
  name: string,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  for (let at = start; at <= end; at += partBytes) {
    const part = await media.serveFile(name, { start: at, end: Math.min(at + partBytes - 1, end) })
    if (part === null) return
    yield part
  }
}
