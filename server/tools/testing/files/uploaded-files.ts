import { type UploadedFileType, uploadedFileMimeTypes } from '#contract/media/uploaded-file.ts'
import { makeZip } from './zip.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

const zipOf = (...names: readonly string[]) =>
  makeZip(names.map((name) => ({ name, bytes: bytesOf(`The content of ${name}`) })))

const openDocument = (type: UploadedFileType) =>
  makeZip([
    { name: 'mimetype', bytes: bytesOf(uploadedFileMimeTypes[type]) },
    { name: 'content.xml', bytes: bytesOf('<office/>') },
  ])

const officeFile = (main: string) => zipOf('[Content_Types].xml', '_rels/.rels', main)

const contents: Readonly<Record<UploadedFileType, Uint8Array<ArrayBuffer>>> = {
  pdf: bytesOf('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n'),
  pptx: officeFile('ppt/presentation.xml'),
  docx: officeFile('word/document.xml'),
  xlsx: officeFile('xl/workbook.xml'),
  odp: openDocument('odp'),
  odt: openDocument('odt'),
  ods: openDocument('ods'),
  csv: bytesOf('name,age\nZoë,42\n'),
  txt: bytesOf('Ein Text über Gehirne.\n'),
  json: bytesOf(' {"a": [1, 2]}\n'),
  zip: zipOf('data/one.csv', 'data/two.csv'),
}

export const uploadedFileContent = (type: UploadedFileType): Uint8Array<ArrayBuffer> =>
  contents[type]

/** Creates the smallest valid file of a type. The declared type is wrong, because it must be ignored. */
export const uploadedFileOf = (
  type: UploadedFileType,
  name = `Talk.${type}`,
  content = contents[type],
): File => new File([content], name, { type: 'image/png' })
