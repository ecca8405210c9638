import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { dicomRejectionMessage, isDicom, RejectedFileError } from './rejected-file.ts'

const maxNames = 1_000
const maxUnpacked = 20
const headBytes = 132

const isDicomName = /(?:^|\/)DICOMDIR$|\.(?:dcm|dicom|ima)$/i

export const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4

const readHead = async (zip: ZipFile, entry: Entry): Promise<Uint8Array> => {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of await zip.openReadStreamPromise(entry)) {
    parts.push(part)
    bytes += part.length
    if (bytes >= headBytes) break
  }
  return Buffer.concat(parts)
}

const holdsDicom = async (zip: ZipFile): Promise<boolean> => {
  let [names, unpacked] = [0, 0]
  for await (const entry of zip.eachEntry()) {
    if (isDicomName.test(entry.fileName)) return true
    if (++names > maxNames) return false
    if (entry.fileName.endsWith('/') || ++unpacked > maxUnpacked) continue
    if (isDicom(await readHead(zip, entry))) return true
  }
  return false
}

/** Throws a `RejectedFileError` if a ZIP holds DICOM files. Ignores a damaged ZIP. */
export const rejectZippedDicom = async (path: string): Promise<void> => {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => null)
  const isFound = zip !== null && (await holdsDicom(zip).catch(() => false))
  zip?.close()
  if (isFound) throw new RejectedFileError(dicomRejectionMessage)
}
