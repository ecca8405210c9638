import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive; it is opened when its turn comes. */
export interface ArchiveFile {
  readonly name: string
  /** Pictures and films are packed already. */
  readonly isPacked?: boolean
  open(): AsyncIterable<string | Uint8Array>
}

/** The same files make the same archive, whenever it is made. */
const mtime = new Date(1980, 0, 1)

async function* bytesOf(chunks: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
}

/** Files as a ZIP, one after the other and no faster than it is read; what fails in one ends it. */
export const writeZip = (files: Iterable<ArchiveFile>): Readable => {
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
