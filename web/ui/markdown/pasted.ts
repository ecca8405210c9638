/** What a paste brings that is more than its plain words. */
export type Pasted =
  | { readonly kind: 'pictures'; readonly files: readonly File[] }
  | { readonly kind: 'html'; readonly html: string; readonly text: string }

type Clipboard = Pick<DataTransfer, 'files' | 'types' | 'getData'>

const meaning =
  /<(a|b|blockquote|code|del|em|h[1-6]|i|img|li|ol|p|pre|s|strong|sub|sup|table|ul)\b/i
const tags = /<(style|head|script)\b.*?<\/\1>|<!--.*?-->|<[^>]*>|&nbsp;/gis

const isMarked = (html: string) => meaning.test(html.replace(/<p\b[^>]*>/i, ''))

/** Whether there are words in it, not only a picture. */
const hasWords = (html: string) => html.replaceAll(tags, '').trim() !== ''

/**
 * Reads what is pasted; null where the plain words are all of it. Editors of code send their colours
 * along, but what is written in them is already as it should be.
 */
export const readPasted = (clipboard: Clipboard): Pasted | null => {
  const html = clipboard.getData('text/html')
  const pictures = [...clipboard.files].filter(({ type }) => type.startsWith('image/'))
  if (pictures.length > 0 && !hasWords(html)) return { kind: 'pictures', files: pictures }
  if (clipboard.types.includes('vscode-editor-data') || !isMarked(html) || !hasWords(html))
    return null
  return { kind: 'html', html, text: clipboard.getData('text/plain') }
}
