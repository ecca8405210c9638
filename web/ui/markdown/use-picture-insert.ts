import { type RefObject, useRef, useState } from 'react'
import {
  isUploadedFileType,
  splitFileName,
  uploadedFileTypes,
} from '#contract/media/uploaded-file.ts'
import { findFileProblem } from '#web/ui/file/uploadable-file.ts'
import { findPictureProblem } from '#web/ui/picture/picture-file.ts'
import { findVideoProblem } from '#web/ui/picture/video-file.ts'
import { replaceText } from './replace-text.ts'

/** Uploads a file and returns its URL. Rejects with a message for people. */
export type UploadFile = (file: File) => Promise<string>

/** Functions that upload files for a text. Without a function, files of its kind cannot be inserted. */
export interface TextUploads {
  readonly picture?: UploadFile | undefined
  readonly film?: UploadFile | undefined
  /** Uploads a document, data or an archive, to which the text then links. */
  readonly file?: UploadFile | undefined
}

const words = {
  uploading: (name: string) => `Uploading ${name}`,
  alt: 'Describe the picture',
}

// Matches file names that browsers and cameras choose, from which no alternative text can be derived.
const defaultFileName = /^(image|img|dsc|screenshot|untitled|[\d\s_-]*)[\d\s_-]*$/i

const inLink = (text: string) => text.replaceAll(/[[\]\\]/g, ' ').trim()

/** Derives an alternative text from a file name. */
const altOf = ({ name }: File): string => {
  const stem = name.replace(/\.\w+$/, '').replaceAll(/[_-]+/g, ' ')
  return defaultFileName.test(stem) ? words.alt : inLink(stem)
}

/** How to upload a type of file and write it as Markdown. */
interface Way {
  readonly upload: UploadFile
  readonly problemOf: (file: File) => string | null
  /** `selected` is the text that the insertion replaces. */
  readonly write: (file: File, url: string, selected: string) => string
  readonly isInline?: boolean
}

const asPicture = {
  problemOf: (file: File) => findPictureProblem(file),
  write: (file: File, url: string) => `![${altOf(file)}](${url})`,
}
const asFilm = {
  problemOf: findVideoProblem,
  write: (file: File, url: string) =>
    `::film address="${url}" title="${altOf(file).replaceAll('"', ' ')}"`,
}
const asLink = {
  problemOf: (file: File) => findFileProblem(file, uploadedFileTypes),
  write: ({ name }: File, url: string, selected: string) => `[${inLink(selected || name)}](${url})`,
  isInline: true,
} as const

/** Whether a file can be uploaded as a download, by its name. */
export const isLinkableFile = ({ name }: File): boolean =>
  isUploadedFileType(splitFileName(name).extension)

/**
 * Inserts images, videos and links to files into a text. Shows a placeholder during the upload and removes the placeholder on
 * failure.
 */
export const usePictureInsert = (
  field: RefObject<HTMLTextAreaElement | null>,
  uploads: TextUploads,
) => {
  const [problem, setProblem] = useState<string | null>(null)
  const [waiting, setWaiting] = useState(0)
  const count = useRef(0)

  const put = (placeholder: string, text: string): void => {
    const { current } = field
    const at = current?.value.indexOf(placeholder) ?? -1
    // If the user has deleted the placeholder meanwhile, nothing is inserted.
    if (!current || at < 0) return
    const { selectionStart, selectionEnd } = current
    const shift = (place: number) =>
      place <= at ? place : Math.max(at, place + text.length - placeholder.length)
    replaceText(current, at, at + placeholder.length, text)
    current.setSelectionRange(shift(selectionStart), shift(selectionEnd))
  }

  const linkTo: Way | undefined = uploads.file && { ...asLink, upload: uploads.file }

  const pictureWayOf = ({ type }: File): Way | undefined => {
    const { picture, film } = uploads
    if (film && type.startsWith('video/')) return { ...asFilm, upload: film }
    return picture && { ...asPicture, upload: picture }
  }
  const wayOf = (file: File) => (linkTo && isLinkableFile(file) ? linkTo : pictureWayOf(file))

  const insert = async (
    file: File,
    { upload: send, write, isInline = false }: Way,
  ): Promise<void> => {
    const { current } = field
    if (!current) return
    const mark = `![${words.uploading(inLink(file.name))}…](uploading-${++count.current})`
    const { value, selectionStart, selectionEnd } = current
    const selected = isInline ? value.slice(selectionStart, selectionEnd) : ''
    const isAlone = /(^|\n)$/.test(value.slice(0, selectionStart))
    const inserted = isInline ? mark : `${isAlone ? '' : '\n\n'}${mark}\n\n`
    replaceText(current, selectionStart, selectionEnd, inserted)
    setWaiting((now) => now + 1)
    try {
      put(mark, write(file, await send(file), selected))
    } catch (error) {
      put(mark, selected)
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setWaiting((now) => now - 1)
    }
  }

  const insertAs = (files: readonly File[], choose: (file: File) => Way | undefined): void => {
    if (files.length === 0) return
    setProblem(files.map((file) => choose(file)?.problemOf(file)).find(Boolean) ?? null)
    field.current?.focus()
    for (const file of files) {
      const way = choose(file)
      if (way && !way.problemOf(file)) void insert(file, way)
    }
  }

  return {
    problem,
    setProblem,
    isWaiting: waiting > 0,
    insertPictures: (files: readonly File[]) => insertAs(files, pictureWayOf),
    insertAny: (files: readonly File[]) => insertAs(files, wayOf),
    insertLinks: (files: readonly File[]) => insertAs(files, () => linkTo),
  }
}
