import { type ClipboardEvent, type DragEvent, type RefObject, useState } from 'react'
import { largestOf } from '#contract/list/any-length.ts'
import { type PastedMarkdown, readClipboard } from './pasted.ts'
import { replaceText } from './replace-text.ts'

interface Incoming {
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Converts pasted HTML to Markdown. `notes` is the highest footnote number in the text. */
  readonly fromHtml: (html: string, notes: number) => Promise<PastedMarkdown>
  /** Uploads and inserts files. If undefined, the browser handles pasted and dropped files. */
  readonly insertFiles: ((files: readonly File[]) => void) | undefined
  /** Shows an error message. Null removes it. */
  readonly tell: (problem: string | null) => void
}

const words = {
  picture: (name: string, index: number) => (name ? `“${name}”` : `picture ${index + 1}`),
  lost: (pictures: string) =>
    `Pictures do not come along with pasted text. Paste each by itself, or add its file: ${pictures}`,
}

const lastNote = (text: string): number =>
  largestOf([0, ...text.matchAll(/\[\^(\d{1,6})\]/g).map(([, number]) => Number(number))])

/** Handles paste and drop: files are uploaded, HTML is converted to Markdown. */
export const usePasteAndDrop = ({ field, fromHtml, insertFiles, tell }: Incoming) => {
  const [isOver, setOver] = useState(false)
  const insert = (added: string) => {
    const { current } = field
    if (current) replaceText(current, current.selectionStart, current.selectionEnd, added)
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = readClipboard(event.clipboardData)
    if (!pasted || (pasted.kind === 'files' && !insertFiles)) return
    event.preventDefault()
    if (pasted.kind === 'files') return insertFiles?.(pasted.files)
    fromHtml(pasted.html, lastNote(event.currentTarget.value)).then(
      ({ markdown, lost }) => {
        insert(markdown)
        tell(lost.length > 0 ? words.lost(lost.map(words.picture).join(', ')) : null)
      },
      () => insert(pasted.text),
    )
  }
  const onDrop = (event: DragEvent<HTMLTextAreaElement>) => {
    setOver(false)
    if (!insertFiles || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    insertFiles([...event.dataTransfer.files])
  }
  const onDragOver = (event: DragEvent<HTMLTextAreaElement>) => {
    if (!insertFiles || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return { isOver, handlers: { onPaste, onDrop, onDragOver, onDragLeave: () => setOver(false) } }
}
