import { once } from 'node:events'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/**
 * A ZIP that is written to `output` while files are still being added. `add` waits while `output`
 * buffers more than 8 MB that nobody has consumed.
 */
export interface ZipStreamWriter {
  readonly output: Readable
  add(name: string, content: Uint8Array | string, isPacked?: boolean): Promise<void>
  end(): void
  fail(error: unknown): void
}

const mostWaiting = 8 * 1024 * 1024
const mtime = new Date(1980, 0, 1)

export const createZipStreamWriter = (): ZipStreamWriter => {
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream, { objectMode: false })
  let waiting = 0
  let wake = Promise.withResolvers<void>()
  const read = (bytes: number) => {
    waiting -= bytes
    wake.resolve()
    wake = Promise.withResolvers()
  }
  const closed = once(output, 'close').catch(() => undefined)
  zip.on('error', (error: Error) => output.destroy(error))
  return {
    output,
    add: async (name, content, isPacked = false) => {
      const bytes = Buffer.from(content)
      while (waiting > mostWaiting && !output.destroyed) await Promise.race([wake.promise, closed])
      if (output.destroyed) throw new Error('Nobody reads the archive any more')
      waiting += bytes.length
      zip.addReadStreamLazy(name, { mtime, mode: 0o100644, compress: !isPacked }, (give) => {
        read(bytes.length)
        give(null, Readable.from([bytes], { objectMode: false }))
      })
    },
    end: () => zip.end(),
    fail: (error) => {
      output.destroy(error instanceof Error ? error : new Error(String(error)))
    },
  }
}
