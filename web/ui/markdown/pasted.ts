import { isLinkableFile } from './use-picture-insert.ts'

/** Clipboard content that must be uploaded or converted before it is inserted. */
export type PastedContent =
  | { readonly kind: 'files'; readonly files: readonly File[] }
  | { readonly kind: 'html'; readonly html: string; readonly text: string }

export interface PastedMarkdown {
  readonly markdown: string
  /** Alternative texts of images that could not be pasted. */
  readonly lost: readonly string[]
}

type Clipboard = Pick<DataTransfer, 'files' | 'types' | 'getData'>

const meaning =
  /<(a|b|blockquote|code|del|em|h[1-6]|i|img|li|ol|p|pre|s|strong|sub|sup|table|ul)\b/i
const unseen = /<(style|head|script)\b/iy

const isMarked = (html: string) => meaning.test(html.replace(/<p\b[^<>]*>/i, ''))

/** Whether HTML contains text and not only an image. */
const hasWords = (html: string): boolean => {
  const lower = html.toLowerCase()
  const missing = new Set<string>()
  /**
   * Returns the position of the next `mark`, or -1. Remembers missing marks, so that they are not searched
   * for again and the search stays linear.
   */
  const endOf = (mark: string, from: number): number => {
    const at = missing.has(mark) ? -1 : lower.indexOf(mark, from)
    if (at < 0) missing.add(mark)
    return at < 0 ? -1 : at + mark.length
  }
  let words = ''
  let at = 0
  for (let open = lower.indexOf('<'); open >= 0; open = lower.indexOf('<', at)) {
    words += html.slice(at, open)
    unseen.lastIndex = open
    const [, name] = unseen.exec(lower) ?? []
    const whole = name ? endOf(`</${name}>`, open) : -1
    const comment = lower.startsWith('<!--', open) ? endOf('-->', open) : -1
    const end = Math.max(whole, comment)
    at = end > 0 ? end : endOf('>', open)
    if (at < 0) break
  }
  if (at >= 0) words += html.slice(at)
  return words.replaceAll('&nbsp;', '').trim() !== ''
}

/**
 * Returns images, other files or HTML from the clipboard. Null if its plain text suffices, as after copying from a code
 * editor, whose HTML adds only colours.
 */
export const readClipboard = (clipboard: Clipboard): PastedContent | null => {
  const html = clipboard.getData('text/html')
  const pictures = [...clipboard.files].filter(
    (file) => file.type.startsWith('image/') || isLinkableFile(file),
  )
  if (pictures.length > 0 && !hasWords(html)) return { kind: 'files', files: pictures }
  const isEmpty = !hasWords(html) && !/<img\b/i.test(html)
  if (clipboard.types.includes('vscode-editor-data') || !isMarked(html) || isEmpty) return null
  return { kind: 'html', html, text: clipboard.getData('text/plain') }
}
