import { type UploadedFileType, uploadedFileMimeTypes } from '#contract/media/uploaded-file.ts'
import { readShortEntry, readZipDirectory, type ZipEntry } from './zip-directory.ts'

/** Returns the reason why a content is not of its type, or null. */
type ContentCheck = (file: Blob, type: UploadedFileType) => Promise<string | null>

const another = (type: UploadedFileType) =>
  `The content of this file is not ${type.toUpperCase()}, whatever its name.`

const checkPdf: ContentCheck = async (file, type) =>
  (await file.slice(0, 5).text()) === '%PDF-' ? null : another(type)

const damagedZip = 'This file is damaged or incomplete. Save it again and upload it once more.'
const macros = 'This file contains macros. Save it without macros.'

/** Checks what the directory of a ZIP contains. */
const createZipCheck =
  (
    isOfType: (
      entries: readonly ZipEntry[],
      file: Blob,
      type: UploadedFileType,
    ) => boolean | Promise<boolean>,
  ): ContentCheck =>
  async (file, type) => {
    if ((await file.slice(0, 2).text()) !== 'PK') return another(type)
    const entries = await readZipDirectory(file)
    if (entries === null || entries.length === 0) return damagedZip
    if (!(await isOfType(entries, file, type))) return another(type)
    const hasMacros = type !== 'zip' && entries.some(({ name }) => /\/vbaProject\.bin$/i.test(name))
    return hasMacros ? macros : null
  }

const checkOfficeFile = (main: RegExp) =>
  createZipCheck(
    (entries) =>
      entries.some(({ name }) => name === '[Content_Types].xml') &&
      entries.some(({ name }) => main.test(name)),
  )

const maxTypeBytes = 200

const checkOpenDocument = createZipCheck(async (entries, file, type) => {
  const declared = entries.find(({ name }) => name === 'mimetype')
  const isWhole = entries.some(({ name }) => name === 'content.xml')
  const text = declared && isWhole ? await readShortEntry(file, declared, maxTypeBytes) : null
  return text === uploadedFileMimeTypes[type]
})

const notText = 'This file is not a text in UTF-8. Save it as UTF-8 and upload it once more.'
// Browsers show a document or run a script if a text begins like this.
const program = /^(?:<[a-z!?/]|#!)/i
const json = /^(?:[[{"\d-]|true|false|null)/

const maxHead = 100

const createTextCheck =
  (begin = /^/): ContentCheck =>
  async (file, type) => {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let head = ''
    try {
      for await (const chunk of file.stream()) {
        if (chunk.includes(0)) return notText
        const text = decoder.decode(chunk, { stream: true })
        if (head === '') head = text.trimStart().slice(0, maxHead)
      }
      decoder.decode()
    } catch {
      return notText
    }
    return program.test(head) || !begin.test(head) ? another(type) : null
  }

const checks: Readonly<Record<UploadedFileType, ContentCheck>> = {
  pdf: checkPdf,
  pptx: checkOfficeFile(/^ppt\/presentation\d*\.xml$/),
  docx: checkOfficeFile(/^word\/document\d*\.xml$/),
  xlsx: checkOfficeFile(/^xl\/workbook\d*\.xml$/),
  odp: checkOpenDocument,
  odt: checkOpenDocument,
  ods: checkOpenDocument,
  csv: createTextCheck(),
  txt: createTextCheck(),
  json: createTextCheck(json),
  zip: createZipCheck(() => true),
}

/** Returns the reason why a file is not of the type that its name states, or null if it is. */
export const findContentProblem = (file: Blob, type: UploadedFileType): Promise<string | null> =>
  checks[type](file, type)
