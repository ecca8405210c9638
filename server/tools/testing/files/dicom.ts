import { makeZip } from './zip.ts'

/** Encodes a little-endian DICOM data element. Without a value representation, the length takes four bytes. */
const element = (group: number, number: number, kind: string, value: string): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt16LE(group, 0)
  head.writeUInt16LE(number, 2)
  if (kind) {
    head.write(kind, 4)
    head.writeUInt16LE(value.length, 6)
  } else head.writeUInt32LE(value.length, 4)
  return Buffer.concat([head, Buffer.from(value)])
}

const dataset = (hasKinds: boolean) =>
  Buffer.concat([
    element(8, 5, hasKinds ? 'CS' : '', 'ISO_IR 100'),
    element(0x10, 0x10, hasKinds ? 'PN' : '', 'Doe^Jane'),
    Buffer.alloc(400),
  ])

const standard = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), dataset(true)])
const manyNotes = Array.from({ length: 5 }, (_, at) => ({
  name: `notes/${at}.txt`,
  bytes: Buffer.from('Notes'),
}))

/** DICOM files in all common variants, by description. */
export const dicomFiles: readonly (readonly [string, Uint8Array])[] = [
  ['DICOM', standard],
  ['DICOM without a preamble', dataset(true)],
  ['DICOM without a preamble, with implicit kinds of values', dataset(false)],
  ['DICOM in a ZIP', makeZip([{ name: 'scan/IM00001', bytes: standard }])],
  [
    'DICOM without a preamble in a ZIP',
    makeZip([...manyNotes, { name: 'I1', bytes: dataset(false) }]),
  ],
  [
    'more than a hundred DICOM files in a ZIP',
    makeZip(Array.from({ length: 150 }, (_, at) => ({ name: `${at}.dcm`, bytes: standard }))),
  ],
]
