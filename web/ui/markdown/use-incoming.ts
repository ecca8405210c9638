import { type ClipboardEvent, type DragEvent, type RefObject, useState } from 'react'
import { readPasted } from './pasted.ts'
import { replaceText } from './replace-text.ts'

interface Incoming {
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** HTML from elsewhere as Markdown. */
  readonly fromHtml: (html: string) => Promise<string>
  /** Without it, files are left to the browser. */
  readonly insertPictures: ((files: readonly File[]) => void) | undefined
}

/** What comes to a text by paste or drop: files are put in as pictures, HTML as Markdown. */
export const useIncoming = ({ field, fromHtml, insertPictures }: Incoming) => {
  const [isOver, setOver] = useState(false)
  const insert = (added: string) => {
    const { current } = field
    if (current) replaceText(current, current.selectionStart, current.selectionEnd, added)
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = readPasted(event.clipboardData)
    if (!pasted || (pasted.kind === 'pictures' && !insertPictures)) return
    event.preventDefault()
    if (pasted.kind === 'pictures') return insertPictures?.(pasted.files)
    fromHtml(pasted.html).then(insert, () => insert(pasted.text))
  }
  const onDrop = (event: DragEvent<HTMLTextAreaElement>) => {
    setOver(false)
    if (!insertPictures || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    insertPictures([...event.dataTransfer.files])
  }
  const onDragOver = (event: DragEvent<HTMLTextAreaElement>) => {
    if (!insertPictures || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return { isOver, handlers: { onPaste, onDrop, onDragOver, onDragLeave: () => setOver(false) } }
}
