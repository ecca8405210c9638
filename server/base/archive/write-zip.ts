import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive, opened when the archive reaches it. */
export interface ZipInputFile {
  readonly name: string
  /** Whether the content is already compressed, such as images and videos. */
  readonly isPacked?: boolean
  open(): AsyncIterable<string | Uint8Array>
}

/** A fixed modification time, so that archives of the same files are identical. */
const mtime = new Date(1980, 0, 1)

async function* bytesOf(chunks: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
}

/**
 * Streams files as a ZIP at the speed of the reader. An error in a file ends the stream with that
 * error.
 */
export const streamFilesAsZip = (files: Iterable<ZipInputFile>): Readable => {
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream, { objectMode: false })
  zip.on('error', (error: Error) => output.destroy(error))
  for (const { name, isPacked = false, open } of files) {
    const options = { mtime, mode: 0o100644, compress: !isPacked }
    zip.addReadStreamLazy(name, options, (give) => {
      give(null, Readable.from(bytesOf(open()), { objectMode: false }))
    })
  }
  zip.end()
  return output
}
