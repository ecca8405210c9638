import { type RefObject, useRef, useState } from 'react'
import { findPictureProblem } from '#web/ui/picture/picture-file.ts'
import { findVideoProblem } from '#web/ui/picture/video-file.ts'
import { replaceText } from './replace-text.ts'

/** Uploads a file and returns its URL. Rejects with a message for people. */
export type UploadFile = (file: File) => Promise<string>

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
  readonly write: (alt: string, url: string) => string
}

const asPicture = {
  problemOf: (file: File) => findPictureProblem(file),
  write: (alt: string, url: string) => `![${alt}](${url})`,
}
const asFilm = {
  problemOf: findVideoProblem,
  write: (alt: string, url: string) =>
    `::film address="${url}" title="${alt.replaceAll('"', ' ')}"`,
}

/**
 * Inserts images and videos into a text. Shows a placeholder during the upload and removes the placeholder on
 * failure.
 */
export const usePictureInsert = (
  field: RefObject<HTMLTextAreaElement | null>,
  upload: UploadFile | undefined,
  uploadFilm: UploadFile | undefined,
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

  const wayOf = ({ type }: File): Way | undefined => {
    if (uploadFilm && type.startsWith('video/')) return { ...asFilm, upload: uploadFilm }
    return upload && { ...asPicture, upload }
  }

  const insert = async (file: File, { upload: send, write }: Way): Promise<void> => {
    const { current } = field
    if (!current) return
    const mark = `![${words.uploading(inLink(file.name))}…](uploading-${++count.current})`
    const { value, selectionStart, selectionEnd } = current
    const isAlone = /(^|\n)$/.test(value.slice(0, selectionStart))
    replaceText(current, selectionStart, selectionEnd, `${isAlone ? '' : '\n\n'}${mark}\n\n`)
    setWaiting((now) => now + 1)
    try {
      put(mark, write(altOf(file), await send(file)))
    } catch (error) {
      put(mark, '')
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setWaiting((now) => now - 1)
    }
  }

  const insertPictures = (files: readonly File[]): void => {
    if (!upload || files.length === 0) return
    setProblem(files.map((file) => wayOf(file)?.problemOf(file)).find(Boolean) ?? null)
    field.current?.focus()
    for (const file of files) {
      const way = wayOf(file)
      if (way && !way.problemOf(file)) void insert(file, way)
    }
  }

  return { problem, setProblem, isWaiting: waiting > 0, insertPictures }
}
